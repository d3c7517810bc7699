import styled from '@emotion/styled';
import { Minus, Plus } from '@glow/shared/icons';
import { numberText } from '@glow/shared/text';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from './Button';
import { VisuallyHidden } from './layout';
import { useDescription } from './useDescription';

interface QuantityStepperProps {
  /** The counted item: completes 'Decrease quantity of …'. */
  name: string;
  quantity: number;
  /** The plus button is disabled at this quantity. */
  max: number;
  onChange(quantity: number): void;
  /** Before it is in the cart: whether the text, which stays then, is no quantity. What is below 1 becomes 1. */
  onWrong?(isWrong: boolean): void;
}

const WRONG = 'Whole numbers only, such as 2';

/** How long the live region keeps a quantity set by a button. */
const ANNOUNCEMENT_DURATION_MS = 3000;

/** The quantity is from 1 to `max`. */
export function QuantityStepper({ name, quantity, max, onChange, onWrong }: QuantityStepperProps) {
  const group = useRef<HTMLDivElement>(null);
  // text in the field while it is edited, possibly not a number yet
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [announced, setAnnounced] = useState<number>();
  const { texts, attributes } = useDescription({ error: isWrong ? WRONG : undefined });

  useEffect(() => {
    if (announced === undefined) return;
    const timer = setTimeout(() => setAnnounced(undefined), ANNOUNCEMENT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  function handleStep(next: number) {
    // the clicked button is about to be disabled, which would lose the focus (A11Y-6)
    if (next <= 1 || next >= max) group.current?.focus({ preventScroll: true });
    onChange(next);
    setAnnounced(next);
    edit(undefined);
  }

  function edit(text: string | undefined) {
    const wrong = Boolean(text?.trim()) && !numberText(text ?? '', 0);
    setTyped(text);
    setIsWrong(wrong);
    onWrong?.(wrong);
  }

  function handleInput(text: string) {
    const count = Number(numberText(text, 0));
    edit(text);
    if (count >= 1 && count <= max && count !== quantity) onChange(count);
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    const next = quantity + ({ ArrowUp: 1, ArrowDown: -1 }[key] ?? 0);
    if (next !== quantity && next >= 1 && next <= max) handleInput(String(next));
  }

  function handleBlur() {
    if (typed === undefined || (isWrong && onWrong)) return;
    const count = Number(numberText(typed, 0) ?? 0);
    // larger quantities are limited to `max`
    if (count > max || (count < 1 && onWrong)) onChange(count < 1 ? 1 : max);
    // in the cart the former number comes back, and the message stays
    setTyped(undefined);
  }

  return (
    <div>
      <Stepper ref={group} tabIndex={-1} role="group" aria-label={`Quantity of ${name}`}>
        <IconButton
          type="button"
          data-counts
          aria-label={`Decrease quantity of ${name}`}
          disabled={quantity <= 1}
          onClick={() => handleStep(quantity - 1)}
        >
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <input
          {...attributes}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${name}`}
          aria-valuenow={quantity}
          aria-valuemin={1}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          value={typed ?? quantity}
          onChange={(event) => handleInput(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        />
        <IconButton
          type="button"
          data-counts
          aria-label={`Increase quantity of ${name}`}
          disabled={quantity >= max}
          onClick={() => handleStep(quantity + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </IconButton>
        <VisuallyHidden as="output">{announced && `Quantity ${announced}`}</VisuallyHidden>
      </Stepper>
      {texts}
    </div>
  );
}

const Stepper = styled.div(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  // without JavaScript nothing can be bought
  '@media (scripting: none)': { display: 'none' },
  alignItems: 'center',
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.pill,
  // the whole control shows the focus ring of its field
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 2 },
  input: {
    width: '2.25rem',
    height: theme.touchTarget,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    textAlign: 'center',
    fontWeight: theme.weight.semibold,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
}));
