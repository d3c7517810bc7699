import styled from '@emotion/styled';
import { SearchX } from '@glow/shared/icons';
import { Button, EmptyState, Row as Line } from '@glow/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FilteredList, List } from '../FilteredList';
import { PageLinks } from '../PageLinks';
import { useAdminUrl } from '../useAdminUrl';
import { NoAnswer, Problem } from './Problem';
import { SearchField } from './SearchField';
import type { useStaffList } from './useStaffList';

interface StaffListProps<Row> {
  list: ReturnType<typeof useStaffList<Row>>;
  /** The word for one row and for several. */
  nouns: [string, string];
  /** What can be searched for. */
  hint: string;
  /** Shown while there are no rows at all. */
  empty: string;
  /** Links above the list. */
  tools?: ReactNode;
  /** Renders the rows. */
  children(rows: readonly Row[]): ReactNode;
}

/** A list of the API with search, filters, pages and each of its states. */
export function StaffList<Row>({ list, nouns: [noun, plural], hint, empty, tools, children }: StaffListProps<Row>) {
  const { answer, isLoading, chosen, search } = list;
  const { params, change } = useAdminUrl();
  const rows = useRef<HTMLDivElement>(null);
  const shownPage = useRef(answer?.page);

  // the link to another page may be gone with the page
  useEffect(() => {
    if (!answer) return;
    const isOther = shownPage.current && shownPage.current !== answer.page;
    shownPage.current = answer.page;
    if (isOther && !document.activeElement?.matches('input, select')) rows.current?.focus();
  }, [answer]);

  function clear() {
    change({ search: '', page: '', ...Object.fromEntries(chosen.map(({ name }) => [name, ''])) });
    document.getElementById('staff-search')?.focus();
  }

  return (
    <List>
      {tools && <Tools gap={4}>{tools}</Tools>}
      <Problem refusal={list.problem} />
      <FilteredList
        filters={chosen}
        search={
          <SearchField
            id="staff-search"
            label={`Search ${plural}`}
            hint={hint}
            value={params.get('search') ?? ''}
            onSearch={(text) => change({ search: text, page: '' }, { replace: true })}
          />
        }
        found={answer && `${answer.matchCount.toLocaleString('en-US')} ${answer.matchCount === 1 ? noun : plural}`}
      >
        {(!answer || list.refusal) && <NoAnswer of={list} />}
        {answer && (
          <Rows ref={rows} tabIndex={-1} role="group" aria-label={plural} aria-busy={isLoading} data-busy={isLoading}>
            {answer.rows.length > 0 ? (
              children(answer.rows)
            ) : list.isNarrowed ? (
              <EmptyState
                icon={<SearchX aria-hidden="true" />}
                heading={`No ${noun} found`}
                actions={
                  <Button type="button" variant="secondary" onClick={clear}>
                    Clear search
                  </Button>
                }
              >
                {search ? `Nothing matches ‘${search}’.` : 'Nothing matches this choice.'}
              </EmptyState>
            ) : (
              <EmptyState heading={`No ${plural} yet`}>{empty}</EmptyState>
            )}
            <PageLinks page={answer.page} pageCount={answer.pageCount} />
          </Rows>
        )}
      </FilteredList>
    </List>
  );
}

const Tools = styled(Line)({ alignItems: 'center' });

const Rows = styled.div(({ theme }) => ({
  outline: 'none',
  scrollMarginTop: theme.space(20),
  transition: 'opacity 160ms',
  '&[data-busy=true]': { opacity: 0.5 },
}));
