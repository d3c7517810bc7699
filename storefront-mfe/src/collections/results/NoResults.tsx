import styled from '@emotion/styled';
import { Button, EmptyState } from '@glow/shared/ui';
import { SearchX } from '@glow/shared/icons';
import type { ReactNode } from 'react';

interface NoResultsProps {
  /** Whether something else follows that a search has found: then it takes little space. */
  isSearch: boolean;
  onClear(): void;
  children?: ReactNode;
}

const HEADING = 'No products found';

/** In place of results, if there are none: what to change (COL-16, COL-18). */
export function NoResults({ isSearch, onClear, children }: NoResultsProps) {
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
    <Message>
      <div>
        <h2>{HEADING}</h2>
        {advice}
      </div>
      {clear}
    </Message>
  );
}

const Message = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(5),
  paddingBlock: theme.space(5),
  color: theme.colors.textSoft,
  h2: { color: theme.colors.text, fontSize: theme.heading.sm },
}));
