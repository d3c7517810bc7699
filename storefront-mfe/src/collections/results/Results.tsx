import styled from '@emotion/styled';
import { ServedSuspense } from '@glow/shared/app';
import { PAGE_SIZE } from '@glow/shared/catalog';
import { Skeleton, VisuallyHidden, Stack } from '@glow/shared/ui';
import { type RefObject, useRef } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { cleared, writeFilters, type CollectionFilters } from '../collectionFilters';
import { LazyAppliedFilters, LazyLineEnd, LazyOtherFinds } from '../lazyCollectionParts';
import { shownCountOf } from './ResultCount';
import { ResultList, type NewPage, PageLink, type useResults } from './ResultList';

interface ResultsProps {
  results: ReturnType<typeof useResults>;
  filters: CollectionFilters;
  columns: 3 | 4;
  /** At the end of the grid; without one a text is there. */
  picture?: string;
  onRemoveFilters(changes: Partial<CollectionFilters>): void;
  storeSearch?: string;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** Products with links to other pages (COL-22). */
export function Results({ results, filters, columns, picture, onRemoveFilters, storeSearch, countRef }: ResultsProps) {
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
          {...{ pages, columns, newPageRef }}
          view={filters.view}
          end={
            pages.last >= lastPage &&
            storeSearch === undefined && (
              <ServedSuspense>
                <LazyLineEnd columns={columns} count={shownCount} picture={picture} />
              </ServedSuspense>
            )
          }
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
      <ServedSuspense fallback={list.instead && <Skeleton height="100vh" />}>
        {(shownCount === 0 || storeSearch !== undefined) && (
          <LazyOtherFinds {...{ shownCount, list, filters, storeSearch, onRemoveFilters }} />
        )}
      </ServedSuspense>
    </Section>
  );
}

const Section = styled(Stack)({
  alignContent: 'start',
  minWidth: 0,
  '& > a': { justifySelf: 'center' },
  '&[data-loading=true] > ul:last-of-type': { opacity: 0.6, transition: 'opacity 160ms 200ms' },
});
