import { TextField } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** What is typed is searched after this pause, or with Enter. */
const PAUSE_MS = 300;
const MAX_LENGTH = 100;

interface SearchFieldProps {
  label: string;
  hint?: string;
  /** What is searched now. */
  value: string;
  onSearch(text: string): void;
}

/** Searches while somebody types. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }

  const search = useEffectEvent(() => onSearch(typed));
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== value) onSearch(typed);
      }}
    >
      <TextField
        type="search"
        label={label}
        hint={hint}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
