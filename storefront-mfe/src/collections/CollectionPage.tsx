import styled from '@emotion/styled';
import { Page, ServedSuspense, useIsHydrated, useSiteOrigin } from '@glow/shared/app';
import { findCollection, type Collection } from '@glow/shared/catalog';
import { useLocation, useNavigate, useNavigationType, useParams } from '@glow/shared/router';
import { Container, Skeleton } from '@glow/shared/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cleared, isStoreSearch, type CollectionFilters } from './collectionFilters';
import { collectionData } from './collectionData';
import { CollectionHeader } from './CollectionHeader';
import { LazyFilterPanel, LazyKits } from './lazyCollectionParts';
import { ResultCount } from './results/ResultCount';
import { Results } from './results/Results';
import { Toolbar } from './filters/Toolbar';
import { useFilters } from './useFilters';
import { useResults } from './results/ResultList';

/** Up to this number of products there are three columns: four could leave a card alone in its line. */
const FEW_PRODUCTS = 9;

/** Collection page with search, filters and sorting; an unknown slug shows all products (URL-2). */
export function CollectionPage() {
  const { category } = useParams();
  const collection = findCollection(category);
  const isUnknown = category !== undefined && category !== collection.slug;
  // the key resets the state when navigating to another collection; an unknown one is not indexed (COL-1)
  return <CollectionView key={collection.slug} collection={collection} isPrivate={isUnknown} />;
}

function CollectionView({ collection, isPrivate }: { collection: Collection; isPrivate: boolean }) {
  const control = useFilters(collection.slug);
  const { filters, change } = control;
  const search = useSettledSearch();
  const isSearch = isStoreSearch(collection.slug, search);
  const title = isSearch ? `Results for “${search.trim()}”` : collection.title;
  const results = useResults();
  const { list, pages } = results;
  const [isPanelOpen, setIsPanelOpen] = useFilterPanel();
  // a sheet stays mounted, because it gives the focus back when it closes
  const [wasPanelOpen, setWasPanelOpen] = useState(isPanelOpen);
  if (isPanelOpen && !wasPanelOpen) setWasPanelOpen(true);
  const panelId = useId();
  const count = useRef<HTMLParagraphElement>(null);

  /** Focuses the count, because the clicked control may be removed. */
  function removeFilters(changes: Partial<CollectionFilters>) {
    change(changes);
    count.current?.focus();
  }

  function leavePanel() {
    // an open sheet keeps the focus, and returns it to the button when it closes
    flushSync(() => setIsPanelOpen(false));
    count.current?.focus();
  }

  const columns = isPanelOpen || (!list.kits && list.matchCount <= FEW_PRODUCTS) ? 3 : 4;

  return (
    <Page
      title={pages.last > 1 ? `${title}, page ${pages.last}` : title}
      description={collection.blurb}
      isPrivate={isPrivate || isSearch || (pages.last > 1 && list.products.length === 0)}
      canonical={`/collections/${collection.slug}${pages.last > 1 ? `?page=${pages.last}` : ''}`}
      picture={collection.image}
      structuredData={collectionData(collection, list.products, pages.last, useSiteOrigin())}
    >
      <CollectionHeader collection={collection} title={title} isSearch={isSearch} />
      <Content>
        {list.kits && (
          <ServedSuspense fallback={<Skeleton height="40rem" />}>
            <LazyKits kits={list.kits} />
          </ServedSuspense>
        )}
        <Toolbar {...{ control, panelId, isPanelOpen }} onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}>
          <ResultCount results={results} countRef={count} onShowHidden={() => removeFilters({ inStock: false })} />
        </Toolbar>
        <Columns data-panel={isPanelOpen ? 'open' : 'closed'}>
          <div id={panelId} hidden={!isPanelOpen}>
            {wasPanelOpen && (
              <Suspense fallback={<PanelSkeleton height="100dvh" aria-busy="true" />}>
                <LazyFilterPanel
                  {...{ collection, list, control }}
                  isOpen={isPanelOpen}
                  onClose={() => setIsPanelOpen(false)}
                  onClear={() => removeFilters(cleared(filters))}
                  onDone={leavePanel}
                />
              </Suspense>
            )}
          </div>
          <Results
            {...{ results, filters, columns }}
            picture={list.kits ? undefined : collection.image}
            onRemoveFilters={removeFilters}
            storeSearch={isSearch ? search : undefined}
            countRef={count}
          />
        </Columns>
      </Content>
    </Page>
  );
}

/** The URL's search text when typing has ended: the heading must not change with each letter (COL-30). */
function useSettledSearch(): string {
  const isTyping = useNavigationType() === 'REPLACE';
  const search = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [settled, setSettled] = useState(search);
  if (!isTyping && settled !== search) setSettled(search);
  return isTyping ? settled : search;
}

/** History state keeps whether the panel is open, so that Back restores it (COL-7). */
function useFilterPanel(): [boolean, (isOpen: boolean) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // the server has no history state, so the first render must be closed to match its HTML
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(() => isHydrated && state?.isPanelOpen === true);

  function show(isShown: boolean) {
    setIsOpen(isShown);
    void navigate({ search, hash }, { replace: true, state: { ...state, isPanelOpen: isShown } });
  }

  return [isOpen, show];
}

const Content = styled(Container)(({ theme }) => ({ paddingBottom: theme.space(20) }));

const Columns = styled.div(({ theme }) => ({
  [theme.from.desktop]: {
    '&[data-panel=open]': {
      display: 'grid',
      gridTemplateColumns: '16.25rem minmax(0, 1fr)',
      gap: theme.space(12),
      paddingTop: theme.space(6),
    },
  },
}));

/** On narrow screens the filters are a sheet: nothing is shown until they are loaded. */
const PanelSkeleton = styled(Skeleton)(({ theme }) => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block' },
}));
