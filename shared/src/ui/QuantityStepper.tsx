import styled from '@emotion/styled';
import { Minus, Plus } from '@glow/shared/icons';
import { numberText } from '@glow/shared/text';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from './Button';
import { ErrorText, VisuallyHidden } from './layout';
import { useTimer } from './useTimer';

interface QuantityStepperProps {
  /** The counted item: completes 'Decrease quantity of …'. */
  name: string;
  quantity: number;
  /** The plus button is disabled at this quantity. */
  max: number;
  onChange(quantity: number): void;
  /** Before it is in the cart: whether the text is no quantity. What is below 1 becomes 1 then. */
  onWrong?(isWrong: boolean): void;
}

/** How long the live region keeps a quantity set by a button. */
const ANNOUNCEMENT_DURATION_MS = 3000;

/** The quantity is from 1 to `max`. A text that is no whole number stays, with a message. */
export function QuantityStepper({ name, quantity, max, onChange, onWrong }: QuantityStepperProps) {
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  // text in the field while it is edited, possibly not a number yet
  const [typed, setTyped] = useState<string>();
  const [announced, setAnnounced] = useState<number>();
  const isWrong = isNoNumber(typed);

  useTimer(announced, ANNOUNCEMENT_DURATION_MS, () => setAnnounced(undefined));

  function handleStep(next: number) {
    // the clicked button is about to be disabled, which would lose the focus (A11Y-6)
    if (next <= 1 || next >= max) group.current?.focus({ preventScroll: true });
    edit();
    onChange(next);
    setAnnounced(next);
  }

  function edit(text?: string) {
    const count = Number(numberText(text ?? '', 0));
    setTyped(text);
    onWrong?.(isNoNumber(text));
    if (count >= 1 && count <= max && count !== quantity) onChange(count);
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') finish();
    const next = quantity + ({ ArrowUp: 1, ArrowDown: -1 }[key] ?? 0);
    if (next !== quantity && next >= 1 && next <= max) edit(String(next));
  }

  function finish() {
    if (typed === undefined || isWrong) return;
    const count = Math.min(Number(numberText(typed, 0) ?? 0), max) || (onWrong ? 1 : quantity);
    if (count !== quantity) onChange(count);
    setTyped(undefined);
  }

  const button = (act: string, next: number, isDisabled: boolean, Icon: typeof Plus) => (
    <IconButton
      type="button"
      data-counts
      aria-label={`${act} quantity of ${name}`}
      disabled={isDisabled}
      onClick={() => handleStep(next)}
    >
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <div>
      <Stepper ref={group} tabIndex={-1} role="group" aria-label={`Quantity of ${name}`}>
        {button('Decrease', quantity - 1, quantity <= 1, Minus)}
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${name}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          aria-valuenow={quantity}
          aria-valuemin={1}
          aria-valuemax={max < Infinity ? max : undefined}
          value={typed ?? quantity}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={handleKeyDown}
          onBlur={finish}
        />
        {button('Increase', quantity + 1, quantity >= max, Plus)}
        <VisuallyHidden as="output">{announced && `Quantity ${announced}`}</VisuallyHidden>
      </Stepper>
      {isWrong && <ErrorText id={errorId}>Whole numbers only, such as 2</ErrorText>}
    </div>
  );
}

const isNoNumber = (typed = '') => Boolean(typed.trim()) && !numberText(typed, 0);

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
