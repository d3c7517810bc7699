import styled from '@emotion/styled';
import { useEffect, useRef, type RefObject } from 'react';
import { GRID_SIZES, ProductGrid } from '../../components/ProductGrid';
import { DATA_KEYS, type CollectionFilters } from '../collectionFilters';
import type { ShownPages } from '../useResults';
import { useExtraData } from '@glow/shared/app';
import { pickParameters } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { Skeleton } from '@glow/shared/ui';
import { LoadFailure } from '../../components/LoadFailure';
import { ProductCard } from '../../components/ProductCard';
import type { pageData } from '../../pageData';
import { pageSearch } from './PageLink';

interface ResultListProps {
  pages: ShownPages;
  view: CollectionFilters['view'];
  newPageRef: RefObject<NewPage | undefined>;
}

/** The results as a grid or a list, page after page. */
export function ResultList({ pages, view, newPageRef }: ResultListProps) {
  const numbers = Array.from({ length: pages.last - pages.first + 1 }, (_, index) => pages.first + index);
  const cards = numbers.map((page) => (
    <ResultPage key={page} pages={pages} page={page} view={view} newPageRef={newPageRef} />
  ));
  return view === 'grid' ? (
    <Grid role="list" columns={4}>
      {cards}
    </Grid>
  ) : (
    <List role="list">{cards}</List>
  );
}

/** A page to come, whose first card takes the focus unless the shopper has gone on to another control. */
export interface NewPage {
  page: number;
  /** What had the focus when the page was asked for. */
  focused: Element | null;
}

interface ResultPageProps {
  pages: ShownPages;
  page: number;
  view: CollectionFilters['view'];
  newPageRef: RefObject<NewPage | undefined>;
}

/** The most cards visible on the first screen. */
const EAGER_PICTURES = 4;

/** The cards of one page. Pages that were shown before are in memory. */
function ResultPage({ pages: { search, first, last }, page, view, newPageRef }: ResultPageProps) {
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
        layout={view}
        sizes={view === 'grid' ? GRID_SIZES[4] : '(min-width: 640px) 200px, 112px'}
        isFirst={page === first && index === 0}
        isEarly={page === first && index < EAGER_PICTURES}
      />
    </li>
  ));
}

// beside the filters there is room for one column less, of the same width
const Grid = styled(ProductGrid)(({ theme }) => ({
  [theme.from.desktop]: { '[data-panel=open] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
}));

const List = styled.ul(({ theme }) => ({
  '& > li': { paddingBlock: theme.space(6) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
}));
