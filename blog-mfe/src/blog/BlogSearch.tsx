import styled from '@emotion/styled';
import { VisuallyHidden } from '@glow/shared/ui';
import { Search } from '@glow/shared/icons';
import { useId, type FormEvent, type RefObject } from 'react';

interface BlogSearchProps {
  text: string;
  onSearch(typed: string): void;
  /** Called on submit, by Enter or the on-screen keyboard's search key. */
  onDone(): void;
  inputRef: RefObject<HTMLInputElement | null>;
  foundCount: number | undefined;
}

/** Announces the number of results as the text changes. Without JavaScript it submits to the server. */
export function BlogSearch({ text, onSearch, onDone, inputRef, foundCount }: BlogSearchProps) {
  const id = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  return (
    <SearchForm role="search" aria-label="Articles" action="/blog" onSubmit={handleSubmit}>
      <label htmlFor={id}>
        <VisuallyHidden>Search articles</VisuallyHidden>
      </label>
      <SearchIcon size={20} aria-hidden="true" />
      <SearchInput
        ref={inputRef}
        id={id}
        name="q"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search articles"
        value={text}
        onChange={(event) => onSearch(event.target.value)}
      />
      <VisuallyHidden role="status">
        {foundCount !== undefined && `${foundCount} ${foundCount === 1 ? 'article' : 'articles'} found`}
      </VisuallyHidden>
    </SearchForm>
  );
}

const SearchForm = styled.form({ position: 'relative', width: '100%', maxWidth: '30rem' });

const SearchIcon = styled(Search)(({ theme }) => ({
  position: 'absolute',
  left: theme.space(5),
  height: '100%',
  color: theme.colors.textSoft,
  pointerEvents: 'none',
}));

const SearchInput = styled.input(({ theme }) => ({
  width: '100%',
  minHeight: '3.5rem',
  padding: `0 ${theme.space(5)} 0 ${theme.space(13)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.pill,
  background: theme.colors.surface,
  '&::placeholder': { color: theme.colors.textSoft, opacity: 1 },
}));
