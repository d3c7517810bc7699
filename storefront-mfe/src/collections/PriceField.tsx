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
  onChange(bound: number): void;
}

/** A price bound: what is being typed while it has the focus, and the bound that counts otherwise (decisions T7). */
export function PriceField({ label, bound, defaultBound, error, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();

  function handleChange(text: string) {
    setTyped(text);
    onChange(readBound(text, defaultBound));
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
      onBlur={() => setTyped(undefined)}
    />
  );
}
