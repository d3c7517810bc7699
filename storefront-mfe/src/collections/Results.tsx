import { useTheme } from '@emotion/react';
import type { Product } from '@glow/shared/catalog';
import { Button, EmptyState, VisuallyHidden } from '@glow/shared/ui';
import type { RefObject } from 'react';
import { AppliedFilters } from './AppliedFilters';
import { cleared, type CollectionFilters } from './collectionFilters';
import { LayoutToggle } from './LayoutToggle';
import { ResultList } from './ResultList';
import { selectProducts } from './selectProducts';
import { useCountAnnounced } from './useCountAnnounced';

interface ResultsProps {
  /** All products of the collection. */
  products: Product[];
  /** Filtered and sorted products. */
  shown: Product[];
  filters: CollectionFilters;
  onChangeView(view: CollectionFilters['view']): void;
  /** Removes filters and moves the focus to the result count. */
  onLift(changes: Partial<CollectionFilters>): void;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** The filtered products, their count, and how many are hidden (COL-15, COL-16). */
export function Results({ products, shown, filters, onChangeView, onLift, countRef }: ResultsProps) {
  const hiddenCount = selectProducts(products, { ...filters, inStock: false }).length - shown.length;
  const count = `Showing ${shown.length} of ${products.length} products`;
  const { colors, space } = useTheme();
  useCountAnnounced(count);

  const hiddenNote = hiddenCount > 0 && (
    <p css={{ color: colors.textSoft }}>
      {hiddenCount} out-of-stock hidden —
      <Button type="button" variant="quiet" size="small" onClick={() => onLift({ inStock: false })}>
        show
      </Button>
    </p>
  );
  return (
    <section aria-label="Products" css={{ display: 'grid', alignContent: 'start', gap: space(4), minWidth: 0 }}>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(4),
          paddingBottom: space(2),
          borderBottom: `1px solid ${colors.line}`,
        }}
      >
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4), fontSize: 15 }}>
          <p ref={countRef} tabIndex={-1}>
            {count}
          </p>
          {shown.length > 0 && hiddenNote}
        </div>
        <LayoutToggle view={filters.view} onChange={onChangeView} />
      </div>
      <AppliedFilters filters={filters} onLift={onLift} />
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      {shown.length > 0 && <ResultList products={shown} view={filters.view} />}
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
