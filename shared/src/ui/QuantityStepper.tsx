import styled from '@emotion/styled';
import { Minus, Plus } from '@glow/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './Button';
import { VisuallyHidden } from './layout';

interface QuantityStepperProps {
  /** The counted item: completes 'Decrease quantity of …'. */
  name: string;
  quantity: number;
  /** The plus button is disabled at this quantity. */
  max: number;
  onChange(quantity: number): void;
}

/** How long the live region keeps a quantity set by a button. */
const ANNOUNCEMENT_DURATION_MS = 3000;

/** The quantity is from 1 to `max`. */
export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  const group = useRef<HTMLDivElement>(null);
  // text in the field while it is edited, possibly not a number yet
  const [typed, setTyped] = useState<string>();
  const [announced, setAnnounced] = useState<number>();

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
  }

  function handleInput(text: string) {
    const count = Number(text);
    setTyped(text);
    if (Number.isInteger(count) && count >= 1 && count <= max && count !== quantity) onChange(count);
  }

  function handleBlur() {
    // larger quantities are limited to `max`
    if (Number(typed) > max) onChange(max);
    setTyped(undefined);
  }

  return (
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
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        min={1}
        max={max}
        value={typed ?? quantity}
        onChange={(event) => handleInput(event.target.value)}
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
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
}));
