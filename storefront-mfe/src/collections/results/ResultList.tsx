import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@glow/shared/navigation';
import { GRID_SIZES, ProductGrid } from '../../components/ProductGrid';
import { type CollectionFilters, DATA_KEYS, readFilters } from '../collectionFilters';
import { ServedSuspense, useExtraData, useIsHydrated, usePageData } from '@glow/shared/app';
import { pickParameters } from '@glow/shared/remotes';
import { useLocation, useNavigationType } from '@glow/shared/router';
import { Skeleton } from '@glow/shared/ui';
import { LoadFailure } from '../../components/LoadFailure';
import { ProductCard } from '../../components/ProductCard';
import { LazyListView } from '../lazyCollectionParts';
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
    <ServedSuspense fallback={<Skeleton height="100dvh" />}>
      <LazyListView role="list">{cards}</LazyListView>
    </ServedSuspense>
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
    <ButtonLink
      to={{ search: pageSearch(search, to) }}
      replace={to > last}
      state={{ ...state, firstPage: Math.min(first, to) }}
      variant="secondary"
      onClick={onFollow}
    >
      {children}
    </ButtonLink>
  );
}

function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}

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
  if (!loading.isLoading && !loading.error && shown.key !== key)
    setShown({ key, search, last, first: isBack ? remembered : Math.min(shown.first, last) });

  return { list, pages: shown, ...loading };
}
