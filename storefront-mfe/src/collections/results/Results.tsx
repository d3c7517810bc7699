import styled from '@emotion/styled';
import { ServedSuspense } from '@glow/shared/app';
import { PAGE_SIZE } from '@glow/shared/catalog';
import { Button, EmptyState, VisuallyHidden, SpreadRow, Stack } from '@glow/shared/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { SearchX } from '@glow/shared/icons';
import { LoadFailure } from '../../components/LoadFailure';
import { LazyAppliedFilters } from '../filters/LazyFilterPanel';
import { cleared, writeFilters, type CollectionFilters } from '../collectionFilters';
import { LazyOtherResults, LazySearchAlternatives } from './lazyResults';
import { HiddenNote, shownCountOf } from './ResultCount';
import { ResultList, type NewPage, PageLink, type useResults } from './ResultList';

const HEADING = 'No products found';

interface ResultsProps {
  results: ReturnType<typeof useResults>;
  filters: CollectionFilters;
  columns: 3 | 4;
  end: ReactNode;
  onRemoveFilters(changes: Partial<CollectionFilters>): void;
  storeSearch?: string;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** Products with links to other pages (COL-22). */
export function Results({ results, filters, columns, end, onRemoveFilters, storeSearch, countRef }: ResultsProps) {
  const { list, pages, isLoading, error, reload } = results;
  const lastPage = Math.ceil(list.matchCount / PAGE_SIZE);
  const shownCount = shownCountOf(results);
  // its first card takes the focus, because the link moves below its cards or is removed
  const newPageRef = useRef<NewPage>(undefined);
  const isFiltered = `${writeFilters({ ...filters, page: 1 })}` !== `${writeFilters(cleared(filters))}`;

  return (
    <Section as="section" gap={4} aria-label="Products" data-loading={isLoading}>
      <ServedSuspense>
        {isFiltered && <LazyAppliedFilters filters={filters} onRemove={onRemoveFilters} />}
      </ServedSuspense>
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      {error && <LoadFailure onRetry={reload} />}
      {pages.first > 1 && (
        <PageLink pages={pages} to={Math.min(pages.first - 1, lastPage)} onFollow={() => countRef.current?.focus()}>
          Previous products
        </PageLink>
      )}
      {shownCount > 0 && (
        <ResultList
          pages={pages}
          view={filters.view}
          columns={columns}
          end={pages.last >= lastPage && end}
          newPageRef={newPageRef}
        />
      )}
      {pages.last < lastPage && (
        <PageLink
          pages={pages}
          to={pages.last + 1}
          onFollow={() => (newPageRef.current = { page: pages.last + 1, focused: document.activeElement })}
        >
          Load more
        </PageLink>
      )}
      {shownCount === 0 && (
        <NoResults isSearch={filters.search.trim() !== ''} onClear={() => onRemoveFilters(cleared(filters))}>
          <HiddenNote count={list.hiddenCount} onShow={() => onRemoveFilters({ inStock: false })} />
        </NoResults>
      )}
      <ServedSuspense fallback={list.instead && <ScreenOfRoom />}>
        {list.instead && (
          <LazySearchAlternatives instead={list.instead} search={filters.search} storeSearch={storeSearch} />
        )}
        {!list.instead && storeSearch !== undefined && <LazyOtherResults search={storeSearch} />}
      </ServedSuspense>
    </Section>
  );
}

const Section = styled(Stack)({
  alignContent: 'start',
  minWidth: 0,
  '&[data-loading=true] > ul:last-of-type': { opacity: 0.6, transition: 'opacity 160ms 200ms' },
});

/** Keeps the footer below the screen, so that later content does not move it while it is visible. */
const ScreenOfRoom = styled.div({ height: '100vh' });

interface NoResultsProps {
  /** Whether other results of the search follow: then the message takes little space. */
  isSearch: boolean;
  onClear(): void;
  children?: ReactNode;
}

/** Says what to change if there are no results (COL-16, COL-18). */
function NoResults({ isSearch, onClear, children }: NoResultsProps) {
  const clear = (
    <Button type="button" variant={isSearch ? 'secondary' : 'primary'} onClick={onClear}>
      Clear Filters
    </Button>
  );
  const advice = (
    <>
      <p>Try adjusting your search or filter criteria</p>
      {children}
    </>
  );
  if (!isSearch)
    return (
      <EmptyState icon={<SearchX />} heading={HEADING} actions={clear}>
        {advice}
      </EmptyState>
    );
  return (
    <Message gap={5}>
      <div>
        <h2>{HEADING}</h2>
        {advice}
      </div>
      {clear}
    </Message>
  );
}

const Message = styled(SpreadRow)(({ theme }) => ({
  paddingBlock: theme.space(5),
  color: theme.colors.textSoft,
  h2: { color: theme.colors.text, fontSize: theme.heading.sm },
}));
