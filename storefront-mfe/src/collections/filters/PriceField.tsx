import { TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { readBound } from '../collectionFilters';
import type { FilterControl } from '../useFilters';

interface PriceFieldProps {
  label: string;
  /** Shown unless something is typed: the applied bound in dollars, or the default. */
  shown: number | '';
  /** Bound in dollars for empty or invalid input. */
  noLimit: number;
  error?: string;
  onType(bound: number): void;
  control: Pick<FilterControl, 'commit' | 'leave'>;
}

/** Shows the typed text while it has the focus; text that is no number stays, with a message (COL-12). */
export function PriceField({ label, shown, noLimit, error, onType, control }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && Number.isNaN(readBound(typed, NaN));

  function handleChange(text: string) {
    setTyped(text);
    onType(readBound(text, noLimit));
  }

  function handleBlur() {
    if (!isWrong) setTyped(undefined);
    control.leave();
  }

  return (
    <TextField
      label={label}
      error={isWrong ? 'Digits only, such as 25' : error}
      inputMode="decimal"
      autoComplete="off"
      placeholder="No limit"
      value={typed ?? shown}
      onChange={(event) => handleChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && control.commit()}
      onBlur={handleBlur}
    />
  );
}
