import styled from '@emotion/styled';
import { SearchX } from '@glow/shared/icons';
import type { List } from '@glow/shared/staff';
import { Button, EmptyState } from '@glow/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { DataTable, type Columns } from '../../DataTable';
import { FilteredList, useFilters, type ListFilter } from '../../FilteredList';
import { PageLinks } from '../../PageLinks';
import { useAdminUrl } from '../../useAdminUrl';
import { NoAnswer } from './Problem';
import { SearchField } from './SearchField';
import { SAVED, useStaff } from './useStaff';

interface StaffListProps<Row> {
  /** Below `/api/admin/`. */
  path: string;
  filters?: readonly ListFilter[];
  /** The API's parameter for the search. Default: `search`. */
  searchName?: string;
  hint: string;
  /** The word for one row and for several. */
  nouns: [string, string];
  empty: string;
  tools?: ReactNode;
  caption: string;
  /** Minimum width of the table, in px at the usual text size. */
  minWidth: number;
  columns: Columns<Row> | ((rows: readonly Row[]) => Columns<Row>);
}

/** The URL holds search, filters and page. The list loads again after each saved change. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { path, filters = [], searchName = 'search', hint, nouns, empty, tools, columns, ...table } = props;
  const [noun, plural] = nouns;
  const { params, page, change } = useAdminUrl();
  const search = (params.get('search') ?? '').trim();
  const chosen = useFilters(filters);
  const narrowing = [[searchName, search], ...chosen.map(({ name, value }) => [name, value])];
  const values = [...narrowing, ['page', page > 1 ? String(page) : ''], ['after', params.get('after') ?? '']];
  const asked = new URLSearchParams(values.filter(([, value]) => value));
  const loaded = useStaff<List<Row>>(asked.size > 0 ? `${path}?${asked}` : path);
  const { answer, isLoading, reload } = loaded;

  useEffect(() => {
    window.addEventListener(SAVED, reload);
    return () => window.removeEventListener(SAVED, reload);
  }, [reload]);

  // the link that had the focus may be gone with the former page
  const box = useRef<HTMLDivElement>(null);
  const shownPage = useRef(answer?.page);
  useEffect(() => {
    if (!answer) return;
    const isOther = shownPage.current && shownPage.current !== answer.page;
    shownPage.current = answer.page;
    if (isOther && !document.activeElement?.matches('input, select')) box.current?.focus();
  }, [answer]);

  function clear() {
    change({ search: '', page: '', ...Object.fromEntries(chosen.map(({ name }) => [name, ''])) });
    document.getElementById('staff-search')?.focus();
  }

  function shownOf(rows: readonly Row[]) {
    if (rows.length > 0)
      return <DataTable {...table} rows={rows} columns={typeof columns === 'function' ? columns(rows) : columns} />;
    if (asked.size === 0) return <EmptyState heading={`No ${plural} yet`}>{empty}</EmptyState>;
    return (
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
    );
  }

  return (
    <FilteredList
      heading={table.caption}
      tools={tools}
      filters={chosen}
      search={
        <SearchField
          id="staff-search"
          label={`Search ${plural}`}
          placeholder={hint}
          value={params.get('search') ?? ''}
          onSearch={(text) => change({ search: text, page: '' }, { replace: true })}
        />
      }
      found={answer && `${answer.matchCount.toLocaleString('en-US')} ${answer.matchCount === 1 ? noun : plural}`}
    >
      {(!answer || loaded.refusal) && <NoAnswer of={loaded} />}
      {answer && (
        <Rows ref={box} tabIndex={-1} role="group" aria-label={plural} data-loading={isLoading}>
          {shownOf(answer.rows)}
          <PageLinks {...answer} />
        </Rows>
      )}
    </FilteredList>
  );
}

const Rows = styled.div(({ theme }) => ({
  overflowWrap: 'anywhere',
  outline: 'none',
  scrollMarginTop: theme.space(20),
  transition: 'opacity 160ms',
  '&[data-loading=true]': { opacity: 0.5 },
}));
