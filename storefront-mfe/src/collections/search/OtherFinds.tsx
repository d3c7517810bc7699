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
  const clear = (
    <Button type="button" variant={instead ? 'secondary' : 'primary'} onClick={() => onRemoveFilters(cleared(filters))}>
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
      {shownCount === 0 && !instead && (
        <EmptyState icon={<SearchX />} heading="No products found" actions={clear}>
          {advice}
        </EmptyState>
      )}
      {instead && (
        <>
          <Message gap={5}>
            <div>
              <h2>No products found</h2>
              {advice}
            </div>
            {clear}
          </Message>
          <SearchAlternatives instead={instead} search={filters.search} storeSearch={storeSearch} />
        </>
      )}
      {!instead && storeSearch !== undefined && <OtherResults search={storeSearch} />}
    </>
  );
}

/** Takes little space, because other results follow. */
const Message = styled(SpreadRow)(({ theme }) => ({
  paddingBlock: theme.space(5),
  color: theme.colors.textSoft,
  h2: { color: theme.colors.text, fontSize: theme.heading.sm },
}));
