import { TextField } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';

const PAUSE_MS = 300;
const MAX_LENGTH = 100;

interface SearchFieldProps extends Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint'> {
  /** What is searched now. */
  value: string;
  onSearch(text: string): void;
}

/** Searches for what is typed, after a pause or with Enter. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const paused = usePaused(typed);
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }

  const search = useEffectEvent((text: string) => text !== value && onSearch(text));
  useEffect(() => void search(paused), [paused]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== value) onSearch(typed);
      }}
    >
      <TextField
        {...field}
        type="search"
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

/** A text that somebody types, as it was at the last pause. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
