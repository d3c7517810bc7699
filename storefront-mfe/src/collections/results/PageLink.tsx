import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { useLocation } from '@glow/shared/router';
import type { ReactNode } from 'react';
import type { ShownPages } from '../useResults';

interface PageLinkProps {
  pages: ShownPages;
  /** The page to go to: the one after those that are shown is added to them, any other is shown alone. */
  to: number;
  onFollow(): void;
  children: ReactNode;
}

/** A link to another page of the products, which also works without JavaScript. */
export function PageLink({ pages: { search, first, last }, to, onFollow, children }: PageLinkProps) {
  const { state } = useLocation();
  return (
    <CenteredLink
      to={{ search: pageSearch(search, to) }}
      replace={to > last}
      state={{ ...state, firstPage: Math.min(first, to) }}
      variant="secondary"
      onClick={onFollow}
    >
      {children}
    </CenteredLink>
  );
}

/** A URL's query with another page in it; the first page has none. */
export function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}

const CenteredLink = styled(ButtonLink)({ justifySelf: 'center' });
