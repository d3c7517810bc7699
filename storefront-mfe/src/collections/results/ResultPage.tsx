import { useExtraData } from '@glow/shared/app';
import { pickParameters } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { Skeleton } from '@glow/shared/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { ProductCard } from '../../components/ProductCard';
import { GRID_SIZES } from '../../components/ProductGrid';
import type { CollectionData } from '../../pageData';
import { DATA_KEYS, type CollectionFilters } from '../collectionFilters';
import { pageSearch } from './PageLink';
import type { ShownPages } from '../useResults';

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
export function ResultPage({ pages: { search, first, last }, page, view, newPageRef }: ResultPageProps) {
  const { pathname } = useLocation();
  const query = new URLSearchParams(page === last ? search : pageSearch(search, page));
  const { data, error, reload } = useExtraData<CollectionData>(pathname + pickParameters(query, DATA_KEYS));
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
