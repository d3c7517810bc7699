import styled from '@emotion/styled';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@glow/shared/navigation';
import { GRID_SIZES, ProductGrid } from '../../components/ProductGrid';
import { type CollectionFilters, DATA_KEYS, readFilters } from '../collectionFilters';
import { useExtraData, useIsHydrated, usePageData } from '@glow/shared/app';
import { pickParameters } from '@glow/shared/remotes';
import { useLocation, useNavigationType } from '@glow/shared/router';
import { Skeleton } from '@glow/shared/ui';
import { LoadFailure } from '../../components/LoadFailure';
import { ProductCard } from '../../components/ProductCard';
import type { pageData } from '../../pageData';

interface ResultListProps {
  pages: ShownPages;
  view: CollectionFilters['view'];
  columns: 3 | 4;
  end: ReactNode;
  newPageRef: RefObject<NewPage | undefined>;
}

export function ResultList({ pages, view, columns, end, newPageRef }: ResultListProps) {
  const numbers = Array.from({ length: pages.last - pages.first + 1 }, (_, index) => pages.first + index);
  const cards = numbers.map((page) => <ResultPage key={page} {...{ pages, page, view, columns, newPageRef }} />);
  return view === 'grid' ? (
    <ProductGrid role="list" columns={columns}>
      {cards}
      {end}
    </ProductGrid>
  ) : (
    <List role="list">{cards}</List>
  );
}

/** The first card of this page takes the focus, unless the shopper has moved it away from `focused`. */
export interface NewPage {
  page: number;
  focused: Element | null;
}

type ResultPageProps = Omit<ResultListProps, 'end'> & { page: number };

const EAGER_PICTURES = 4;

/** Pages that were shown before are in memory. */
function ResultPage({ pages: { search, first, last }, page, view, columns, newPageRef }: ResultPageProps) {
  const { pathname } = useLocation();
  const query = new URLSearchParams(page === last ? search : pageSearch(search, page));
  const { data, error, reload } = useExtraData<typeof pageData.collection>(pathname + pickParameters(query, DATA_KEYS));
  const firstCard = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const newPage = newPageRef.current;
    if (newPage?.page !== page) return;
    newPageRef.current = undefined;
    const isElsewhere = ![newPage.focused, document.body].includes(document.activeElement);
    if (!isElsewhere) firstCard.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [page, newPageRef]);

  if (!data) return <li>{error ? <LoadFailure onRetry={reload} /> : <Skeleton height="100dvh" />}</li>;
  return data.products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? firstCard : undefined}>
      <ProductCard
        product={product}
        sizes={view === 'grid' ? GRID_SIZES[columns] : '160px'}
        isFirst={page === first && index === 0}
        isEarly={page === first && index < EAGER_PICTURES}
      />
    </li>
  ));
}

/** Each card is a line: the picture at the left, and on wide screens price, stars and button at the right. */
const List = styled.ul(({ theme }) => ({
  '& > li': { paddingBlock: theme.space(6) },
  '& > li:first-of-type': { paddingTop: theme.space(2) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
  article: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: theme.space(4),
    '& > div': { gridColumn: 2 },
    // without a position of the picture the heart is at the right of the name
    '& > div:first-of-type': { position: 'static', gridColumn: 1, gridRow: '1 / span 3' },
    '& > div:nth-of-type(2)': { paddingRight: theme.space(10) },
    [theme.from.tablet]: {
      gridTemplateColumns: '160px minmax(0, 1fr) 11.875rem',
      gridTemplateRows: 'auto auto auto 1fr',
      '& > div:first-of-type': { position: 'relative', gridRow: '1 / span 4' },
      '& > div:nth-of-type(2)': { gridRow: '1 / span 2', marginTop: 0, paddingRight: 0 },
      '& > div:nth-of-type(3)': {
        display: 'contents',
        '& > :not(p)': { gridColumn: 3, justifySelf: 'end', textAlign: 'end' },
        '& > p': { gridColumn: 2, gridRow: '3 / span 2' },
      },
      '& > :last-child': { gridColumn: 3, alignSelf: 'start' },
      h3: { fontSize: theme.heading.sm },
      'p span + span': { display: 'inline' },
    },
  },
}));

interface PageLinkProps {
  pages: ShownPages;
  /** The next page is added to the shown ones; any other page is shown alone. */
  to: number;
  onFollow(): void;
  children: ReactNode;
}

/** Works without JavaScript too. */
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

function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}

const CenteredLink = styled(ButtonLink)({ justifySelf: 'center' });

interface ShownPages {
  /** The query of the last page. */
  search: string;
  first: number;
  last: number;
}

/** List and pages of the last loaded URL. History state has the first page, so that Back shows all loaded pages. */
export function useResults() {
  const { data: list, ...loading } = usePageData<typeof pageData.collection>();
  const { key, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isHydrated = useIsHydrated();
  const last = readFilters(new URLSearchParams(search)).page;
  const remembered = Math.min(Number(state?.firstPage) || last, last);
  // the server has no history state, so the first render must not depend on it to match its HTML
  const [shown, setShown] = useState({ key, search, last, first: isHydrated ? remembered : last });
  const isLoaded = !loading.isLoading && !loading.error;
  if (isLoaded && shown.key !== key)
    setShown({ key, search, last, first: isBack ? remembered : Math.min(shown.first, last) });

  return { list, pages: shown, ...loading };
}
