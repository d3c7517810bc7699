import { TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { isBound, readBound } from './collectionFilters';

interface PriceFieldProps {
  label: string;
  /** The applied bound in dollars. */
  bound: number;
  /** Bound in dollars for empty or invalid input. */
  defaultBound: number;
  error?: string;
  onType(bound: number): void;
  /** Called on Enter. */
  onCommit(): void;
  /** Called on blur. */
  onLeave(): void;
}

/** Input of a price bound: shows the typed text while focused, otherwise the applied bound. Other text than digits stays, with a message (COL-12). */
export function PriceField({ label, bound, defaultBound, error, onType, onCommit, onLeave }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && !isBound(typed);

  function handleChange(text: string) {
    setTyped(text);
    onType(readBound(text, defaultBound));
  }

  function handleBlur() {
    if (!isWrong) setTyped(undefined);
    onLeave();
  }

  return (
    <TextField
      label={label}
      error={isWrong ? 'Digits only, such as 25' : error}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      min={0}
      step={1}
      value={typed ?? bound}
      onChange={(event) => handleChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onCommit()}
      onBlur={handleBlur}
    />
  );
}
