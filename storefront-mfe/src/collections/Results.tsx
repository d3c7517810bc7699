import { useTheme } from '@emotion/react';
import { useAnnounce } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';
import { Button, EmptyState, VisuallyHidden } from '@glow/shared/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { ProductCard } from '../components/ProductCard';
import { ProductGrid } from '../components/ProductGrid';
import { AppliedFilters } from './AppliedFilters';
import { cleared, type CollectionFilters } from './collectionFilters';
import { LayoutToggle } from './LayoutToggle';
import { selectProducts } from './selectProducts';
import type { ChangeFilters } from './useFilters';

interface ResultsProps {
  /** All products of the collection. */
  products: Product[];
  filters: CollectionFilters;
  change: ChangeFilters;
  /** Takes filters off and the focus to the count. */
  onLift(changes: Partial<CollectionFilters>): void;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** What the filters leave of a collection, how many that is, and what they hide (decisions T4, T5). */
export function Results({ products, filters, change, onLift, countRef }: ResultsProps) {
  const shown = selectProducts(products, filters);
  const hiddenCount = selectProducts(products, { ...filters, inStock: false }).length - shown.length;
  const count = `Showing ${shown.length} of ${products.length} products`;
  const { colors, space } = useTheme();
  useAnnounced(count);

  const hiddenNote = hiddenCount > 0 && (
    <p css={{ color: colors.textSoft }}>
      {hiddenCount} out-of-stock hidden —
      <Button type="button" look="quiet" size="small" onClick={() => onLift({ inStock: false })}>
        show
      </Button>
    </p>
  );
  return (
    <section aria-label="Products" css={{ display: 'grid', alignContent: 'start', gap: space(4), minWidth: 0 }}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(4), paddingBottom: space(2), borderBottom: `1px solid ${colors.line}` }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4), fontSize: 15 }}>
          <p ref={countRef} tabIndex={-1}>
            {count}
          </p>
          {shown.length > 0 && hiddenNote}
        </div>
        <LayoutToggle view={filters.view} onChange={(view) => change({ view })} />
      </div>
      <AppliedFilters filters={filters} onLift={onLift} />
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      {shown.length > 0 && <Products products={shown} view={filters.view} />}
      {shown.length === 0 && (
        <EmptyState
          heading="No products found"
          actions={
            <Button type="button" onClick={() => onLift(cleared(filters))}>
              Clear Filters
            </Button>
          }
        >
          <p>Try adjusting your search or filter criteria</p>
          {hiddenNote}
        </EmptyState>
      )}
    </section>
  );
}

function Products({ products, view }: { products: Product[]; view: CollectionFilters['view'] }) {
  const { colors, space } = useTheme();
  if (view === 'grid') {
    return (
      <ProductGrid role="list" columns={3} css={{ marginTop: space(2) }}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 1240px) 384px, (min-width: 1024px) 30vw, 45vw" />
          </li>
        ))}
      </ProductGrid>
    );
  }
  return (
    <ul role="list">
      {products.map((product) => (
        <li key={product.id} css={{ paddingBlock: space(6), '& + li': { borderTop: `1px solid ${colors.line}` } }}>
          <ProductCard product={product} layout="list" sizes="(min-width: 640px) 200px, 112px" />
        </li>
      ))}
    </ul>
  );
}

/** How long the count rests before it is read out, in milliseconds: not at every letter typed. */
const ANNOUNCE_DELAY = 500;

function useAnnounced(message: string) {
  const announce = useAnnounce();
  const said = useRef(message);

  useEffect(() => {
    if (said.current === message) return;
    const timer = setTimeout(() => {
      said.current = message;
      announce(message);
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [message, announce]);
}
