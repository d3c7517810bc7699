import { useTheme } from '@emotion/react';
import { Page, useSiteOrigin } from '@glow/shared/app';
import { findCollection, productsIn } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
import { Container } from '@glow/shared/ui';
import { useId, useRef, useState } from 'react';
import { cleared, type CollectionFilters } from './collectionFilters';
import { collectionData } from './collectionData';
import { CollectionHeader } from './CollectionHeader';
import { FilterPanel } from './FilterPanel';
import { Results } from './Results';
import { selectProducts } from './selectProducts';
import { Toolbar } from './Toolbar';
import { useFilters } from './useFilters';

/** A collection to search, filter, sort and buy from; an unknown one holds all products (specification §2, Collection page). */
export function CollectionPage() {
  const { category } = useParams();
  const collection = findCollection(category);
  const products = productsIn(collection.slug);
  const { filters, change } = useFilters();
  const origin = useSiteOrigin();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const panelId = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const { space, from } = useTheme();
  const besidePanel = isPanelOpen ? { gridTemplateColumns: '260px minmax(0, 1fr)', gap: space(12) } : {};

  /** Takes filters off: the control that did it may be gone, so the count takes the focus. */
  function lift(changes: Partial<CollectionFilters>) {
    change(changes);
    count.current?.focus();
  }

  return (
    <Page
      title={collection.title}
      description={collection.blurb}
      isPrivate={category !== undefined && category !== collection.slug}
      canonical={`/collections/${collection.slug}`}
      picture={collection.image}
      structuredData={collectionData(collection, selectProducts(products, filters), origin)}
    >
      <CollectionHeader collection={collection} />
      <Container css={{ paddingBlock: `${space(8)} ${space(20)}` }}>
        <Toolbar filters={filters} change={change} panelId={panelId} isPanelOpen={isPanelOpen} onTogglePanel={() => setIsPanelOpen(!isPanelOpen)} />
        <div css={{ display: 'grid', gap: space(8), marginTop: space(6), [from.desktop]: besidePanel }}>
          <div id={panelId} hidden={!isPanelOpen}>
            <FilterPanel collection={collection} products={products} filters={filters} change={change} onClear={() => lift(cleared(filters))} />
          </div>
          <Results products={products} filters={filters} change={change} onLift={lift} countRef={count} />
        </div>
      </Container>
    </Page>
  );
}
