import styled from '@emotion/styled';
import { SearchX } from '@glow/shared/icons';
import { Button, EmptyState, SpreadRow } from '@glow/shared/ui';
import type { CollectionData } from '../../pageData';
import { cleared, type CollectionFilters } from '../collectionFilters';
import { HiddenNote } from '../results/ResultCount';
import { OtherResults } from './OtherResults';
import { SearchAlternatives } from './SearchAlternatives';

interface OtherFindsProps {
  shownCount: number;
  list: Pick<CollectionData, 'instead' | 'hiddenCount'>;
  filters: CollectionFilters;
  storeSearch?: string;
  onRemoveFilters(changes: Partial<CollectionFilters>): void;
}

/** What to change if there are no results (COL-16, COL-18), and what else the search finds. */
export function OtherFinds({ shownCount, list, filters, storeSearch, onRemoveFilters }: OtherFindsProps) {
  const { instead } = list;
  const isEmpty = shownCount === 0;
  const isSearch = filters.search.trim() !== '';
  const clear = (
    <Button
      type="button"
      variant={isSearch ? 'secondary' : 'primary'}
      onClick={() => onRemoveFilters(cleared(filters))}
    >
      Clear Filters
    </Button>
  );
  const advice = (
    <>
      <p>Try adjusting your search or filter criteria</p>
      <HiddenNote count={list.hiddenCount} onShow={() => onRemoveFilters({ inStock: false })} />
    </>
  );
  return (
    <>
      {isEmpty && !isSearch && (
        <EmptyState icon={<SearchX />} heading={HEADING} actions={clear}>
          {advice}
        </EmptyState>
      )}
      {isEmpty && isSearch && (
        <Message gap={5}>
          <div>
            <h2>{HEADING}</h2>
            {advice}
          </div>
          {clear}
        </Message>
      )}
      {instead && <SearchAlternatives instead={instead} search={filters.search} storeSearch={storeSearch} />}
      {!instead && storeSearch !== undefined && <OtherResults search={storeSearch} />}
    </>
  );
}

const HEADING = 'No products found';

/** Takes little space, because other results follow. */
const Message = styled(SpreadRow)(({ theme }) => ({
  paddingBlock: theme.space(5),
  color: theme.colors.textSoft,
  h2: { color: theme.colors.text, fontSize: theme.heading.sm },
}));
