import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';
import { Button, EmptyState, VisuallyHidden } from '@glow/shared/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { AppliedFilters } from './AppliedFilters';
import { cleared, type CollectionFilters } from './collectionFilters';
import { LayoutToggle } from './LayoutToggle';
import { ResultList } from './ResultList';
import { selectProducts } from './selectProducts';

/** Debounce, so that the count is not announced on every keystroke (COL-15). */
const ANNOUNCE_DELAY_MS = 500;

interface ResultsProps {
  /** All products of the collection. */
  products: Product[];
  /** Filtered and sorted products. */
  shown: Product[];
  filters: CollectionFilters;
  onChangeView(view: CollectionFilters['view']): void;
  /** Removes filters and moves the focus to the result count. */
  onRemoveFilters(changes: Partial<CollectionFilters>): void;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** The filtered products, their count, and how many are hidden (COL-15, COL-16). */
export function Results({ products, shown, filters, onChangeView, onRemoveFilters, countRef }: ResultsProps) {
  const hiddenCount = selectProducts(products, { ...filters, inStock: false }).length - shown.length;
  const count = `Showing ${shown.length} of ${products.length} products`;
  useAnnouncedCount(count);

  const hiddenNote = hiddenCount > 0 && (
    <HiddenNote>
      {hiddenCount} out-of-stock hidden —
      <Button type="button" variant="quiet" size="small" onClick={() => onRemoveFilters({ inStock: false })}>
        show
      </Button>
    </HiddenNote>
  );
  return (
    <Section aria-label="Products">
      <Header>
        <Counts>
          <p ref={countRef} tabIndex={-1}>
            {count}
          </p>
          {shown.length > 0 && hiddenNote}
        </Counts>
        <LayoutToggle view={filters.view} onChange={onChangeView} />
      </Header>
      <AppliedFilters filters={filters} onRemove={onRemoveFilters} />
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      {shown.length > 0 && <ResultList products={shown} view={filters.view} />}
      {shown.length === 0 && (
        <EmptyState
          heading="No products found"
          actions={
            <Button type="button" onClick={() => onRemoveFilters(cleared(filters))}>
              Clear Filters
            </Button>
          }
        >
          <p>Try adjusting your search or filter criteria</p>
          {hiddenNote}
        </EmptyState>
      )}
    </Section>
  );
}

/** Announces the count to screen readers after it has changed, debounced. */
function useAnnouncedCount(count: string): void {
  const announce = useAnnounce();
  const announcedCount = useRef(count);

  useEffect(() => {
    if (announcedCount.current === count) return;
    const timer = setTimeout(() => {
      announcedCount.current = count;
      announce(count);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, announce]);
}

const Section = styled.section(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(4),
  minWidth: 0,
}));

const Header = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  paddingBottom: theme.space(2),
  borderBottom: `1px solid ${theme.colors.line}`,
}));

const Counts = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space(4),
  fontSize: theme.text.lg,
}));

const HiddenNote = styled.p(({ theme }) => ({ color: theme.colors.textSoft }));
