import styled from '@emotion/styled';
import { Page, useSiteOrigin } from '@glow/shared/app';
import { findCollection, productsIn, type Collection } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
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

interface CollectionViewProps {
  collection: Collection;
  /** Whether the URL names no known collection, so that it is not indexed (COL-1). */
  isPrivate: boolean;
}

/** Collection page with search, filters and sorting; an unknown slug shows all products (URL-2). */
export function CollectionPage() {
  const { category } = useParams();
  const collection = findCollection(category);
  const isUnknown = category !== undefined && category !== collection.slug;
  // the key resets the state when navigating to another collection
  return <CollectionView key={collection.slug} collection={collection} isPrivate={isUnknown} />;
}

/** One collection with its filters, filter panel and results. */
function CollectionView({ collection, isPrivate }: CollectionViewProps) {
  const products = productsIn(collection.slug);
  const control = useFilters();
  const { filters, change } = control;
  const shown = selectProducts(products, filters);
  // only for structured data, which may lag behind while the shopper types
  const listed = useDeferredValue(shown);
  const origin = useSiteOrigin();
  const [isPanelOpen, setIsPanelOpen] = useFilterPanel();
  const panelId = useId();
  const count = useRef<HTMLParagraphElement>(null);

  /** Removes filters; moves the focus to the count, because the clicked control may be gone. */
  function removeFilters(changes: Partial<CollectionFilters>) {
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
      <Content>
        <Toolbar
          control={control}
          panelId={panelId}
          isPanelOpen={isPanelOpen}
          onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
        />
        <Columns isPanelOpen={isPanelOpen}>
          <div id={panelId} hidden={!isPanelOpen}>
            {isPanelOpen && (
              // at least the viewport's height, so that the content below does not visibly shift when the panel loads
              <Suspense fallback={<Skeleton height="100dvh" aria-busy="true" />}>
                <LazyFilterPanel
                  collection={collection}
                  products={products}
                  shownCount={shown.length}
                  control={control}
                  onClear={() => removeFilters(cleared(filters))}
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
            onRemoveFilters={removeFilters}
            countRef={count}
          />
        </Columns>
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingBlock: `${theme.space(8)} ${theme.space(20)}` }));

const Columns = styled.div<{ isPanelOpen: boolean }>(({ theme, isPanelOpen }) => ({
  display: 'grid',
  gap: theme.space(8),
  marginTop: theme.space(6),
  [theme.from.desktop]: isPanelOpen && { gridTemplateColumns: '16.25rem minmax(0, 1fr)', gap: theme.space(12) },
}));
