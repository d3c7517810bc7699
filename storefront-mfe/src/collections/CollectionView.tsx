import { useTheme } from '@emotion/react';
import { Page, useSiteOrigin } from '@glow/shared/app';
import { productsIn, type Collection } from '@glow/shared/catalog';
import { Container, Skeleton } from '@glow/shared/ui';
import { Suspense, useDeferredValue, useId, useRef } from 'react';
import { cleared, type CollectionFilters } from './collectionFilters';
import { collectionData } from './collectionData';
import { CollectionHeader } from './CollectionHeader';
import { LazyFilterPanel } from './LazyFilterPanel';
import { Results } from './Results';
import { selectProducts } from './selectProducts';
import { Toolbar } from './Toolbar';
import { useFilterPanel } from './useFilterPanel';
import { useFilters } from './useFilters';

interface ShelfProps {
  collection: Collection;
  /** Whether the URL names no known collection, so that it is not indexed (COL-1). */
  isPrivate: boolean;
}

/** One collection with its filters, filter panel and results. */
export function CollectionView({ collection, isPrivate }: ShelfProps) {
  const products = productsIn(collection.slug);
  const control = useFilters();
  const { filters, change } = control;
  const shown = selectProducts(products, filters);
  // search engines are in no hurry
  const listed = useDeferredValue(shown);
  const origin = useSiteOrigin();
  const [isPanelOpen, setIsPanelOpen] = useFilterPanel();
  const panelId = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const { space, from } = useTheme();
  const besidePanel = isPanelOpen ? { gridTemplateColumns: '260px minmax(0, 1fr)', gap: space(12) } : {};

  /** Removes filters; moves the focus to the count, because the clicked control may be gone. */
  function lift(changes: Partial<CollectionFilters>) {
    change(changes);
    count.current?.focus();
  }

  function leavePanel() {
    setIsPanelOpen(false);
    count.current?.focus();
  }

  return (
    <Page
      title={collection.title}
      description={collection.blurb}
      isPrivate={isPrivate}
      canonical={`/collections/${collection.slug}`}
      picture={collection.image}
      structuredData={collectionData(collection, listed, origin)}
    >
      <CollectionHeader collection={collection} />
      <Container css={{ paddingBlock: `${space(8)} ${space(20)}` }}>
        <Toolbar
          control={control}
          panelId={panelId}
          isPanelOpen={isPanelOpen}
          onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
        />
        <div css={{ display: 'grid', gap: space(8), marginTop: space(6), [from.desktop]: besidePanel }}>
          <div id={panelId} hidden={!isPanelOpen}>
            {isPanelOpen && (
              // at least the viewport's height, so that the content below does not visibly shift when the panel loads
              <Suspense fallback={<Skeleton height="100dvh" aria-busy="true" />}>
                <LazyFilterPanel
                  collection={collection}
                  products={products}
                  shownCount={shown.length}
                  control={control}
                  onClear={() => lift(cleared(filters))}
                  onDone={leavePanel}
                />
              </Suspense>
            )}
          </div>
          <Results
            products={products}
            shown={shown}
            filters={filters}
            onChangeView={(view) => change({ view })}
            onLift={lift}
            countRef={count}
          />
        </div>
      </Container>
    </Page>
  );
}
