import { TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { readBound } from './collectionFilters';

interface PriceFieldProps {
  label: string;
  /** The bound that counts, in dollars. */
  bound: number;
  /** What counts where nothing sensible is typed. */
  defaultBound: number;
  error?: string;
  onType(bound: number): void;
  /** Called when the bound is settled: at Enter, or when the field is left. */
  onCommit(): void;
}

/** A price bound: what is being typed while it has the focus, and the bound that counts otherwise (COL-12). */
export function PriceField({ label, bound, defaultBound, error, onType, onCommit }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();

  function handleChange(text: string) {
    setTyped(text);
    onType(readBound(text, defaultBound));
  }

  function handleBlur() {
    setTyped(undefined);
    onCommit();
  }

  return (
    <TextField
      label={label}
      error={error}
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
