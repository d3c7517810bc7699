import { TextField, useTimer } from '@glow/shared/ui';
import { LONGEST_SEARCH } from '@glow/shared/validation';
import { useState, type ComponentProps } from 'react';

const PAUSE_MS = 300;

interface SearchFieldProps extends Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'placeholder'> {
  value: string;
  onSearch(text: string): void;
}

/** Searches after a pause in typing, or on Enter. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSearched(value);
    // text that was typed after a search stays when its result comes
    if (value !== searched) setTyped(value);
  }

  function search(text: string) {
    if (text === value) return;
    setSearched(text);
    onSearch(text);
  }

  useTimer(typed, PAUSE_MS, () => search(typed));

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <TextField
        {...field}
        type="search"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
