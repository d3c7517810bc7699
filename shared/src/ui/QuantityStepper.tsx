import { useTheme } from '@emotion/react';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './Button';
import { VisuallyHidden } from './layout';

interface QuantityStepperProps {
  /** What is counted: completes 'Decrease quantity of …'. */
  name: string;
  quantity: number;
  /** The most there can be; the plus button is disabled there. */
  max: number;
  onChange(quantity: number): void;
}

/** Minus, the quantity, plus: from 1 to `max`. */
export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  const group = useRef<HTMLDivElement>(null);
  const { colors, radius } = useTheme();

  function change(next: number) {
    // the button that was pressed is about to be disabled and would drop the focus (decisions T40)
    if (next <= 1 || next >= max) group.current?.focus({ preventScroll: true });
    onChange(next);
  }

  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={`Quantity of ${name}`} css={{ display: 'inline-flex', alignItems: 'center', border: `1px solid ${colors.lineStrong}`, borderRadius: radius.pill }}>
      <IconButton type="button" aria-label={`Decrease quantity of ${name}`} disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <output aria-live="polite" css={{ minWidth: 28, textAlign: 'center', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        <VisuallyHidden>Quantity </VisuallyHidden>
        {quantity}
      </output>
      <IconButton type="button" aria-label={`Increase quantity of ${name}`} disabled={quantity >= max} onClick={() => change(quantity + 1)}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
