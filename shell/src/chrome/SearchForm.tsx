import { useTheme } from '@emotion/react';
import { useNavigate } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';

/** Where a search of the whole shelf is answered: any collection that is not one of the five shows all products. */
const RESULTS = '/collections/all';

/** The header's search box: Enter leads to the matching products (decisions row 1). */
export function SearchForm() {
  const navigate = useNavigate();
  const { colors } = useTheme();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (!q) return;
    event.currentTarget.reset();
    void navigate(`${RESULTS}?${new URLSearchParams({ q })}`);
  }

  return (
    <form role="search" action={RESULTS} onSubmit={handleSubmit} css={{ position: 'relative', width: '100%' }}>
      <input
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        css={{
          width: '100%',
          height: 44,
          padding: '0 44px 0 2px',
          border: 0,
          borderBottom: `1px solid ${colors.lineStrong}`,
          borderRadius: 0,
          background: 'none',
          appearance: 'none',
          '&::placeholder': { color: colors.textSoft, opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <IconButton type="submit" aria-label="Search" css={{ position: 'absolute', top: 0, right: 0 }}>
        <Search size={19} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
