import styled from '@emotion/styled';
import { SearchX } from '@glow/shared/icons';
import { Button, EmptyState, Row as Line, Skeleton } from '@glow/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { List } from '../FilteredList';
import { PageLinks } from '../PageLinks';
import { Select } from '../Select';
import { Problem } from './Problem';
import { SearchField } from './SearchField';
import type { useStaffList } from './useStaffList';

interface StaffListProps<Row> {
  list: ReturnType<typeof useStaffList<Row>>;
  /** The word for one row and for several. */
  nouns: [string, string];
  /** What can be searched for. Without it there is no search. */
  hint?: string;
  /** Shown while there are no rows at all. */
  empty: ReactNode;
  children(rows: readonly Row[]): ReactNode;
}

/** A list of the API with search, filters, pages and each of its states; `children` renders the rows. */
export function StaffList<Row>({ list, nouns, hint, empty, children }: StaffListProps<Row>) {
  const { answer, refusal, isLoading, reload, search, chosen, page, change } = list;
  const [noun, plural] = nouns;
  const toolbar = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const shownPage = useRef<number>(undefined);
  const isNarrowed = page > 1 || search.trim() !== '' || chosen.some(({ value }) => value);

  // the link to another page may be gone with the page
  useEffect(() => {
    if (!answer) return;
    const isOther = shownPage.current !== undefined && shownPage.current !== answer.page;
    shownPage.current = answer.page;
    if (isOther && !toolbar.current?.contains(document.activeElement)) rows.current?.focus();
  }, [answer]);

  function clear() {
    change({ search: '', page: '', ...Object.fromEntries(chosen.map(({ name }) => [name, ''])) });
    toolbar.current?.querySelector('input')?.focus();
  }

  return (
    <List>
      <Toolbar gap={4} ref={toolbar}>
        {hint && (
          <SearchField
            label={`Search ${plural}`}
            hint={hint}
            value={search}
            onSearch={(text) => change({ search: text, page: '' }, { replace: true })}
          />
        )}
        {chosen.map(({ name, label, options, value }) => (
          <label key={name}>
            <span>{label}</span>
            <Select
              options={options}
              value={value}
              onChange={(event) => change({ [name]: event.target.value, page: '' })}
            />
          </label>
        ))}
        <p role="status">{answer && found(answer.matchCount, nouns)}</p>
      </Toolbar>
      <Problem refusal={refusal} onRetry={reload} />
      {!answer && !refusal && <RowsSkeleton />}
      {answer && (
        <Rows ref={rows} tabIndex={-1} role="group" aria-label={plural} aria-busy={isLoading} data-busy={isLoading}>
          {answer.rows.length > 0 && children(answer.rows)}
          {answer.rows.length === 0 &&
            (isNarrowed ? (
              <EmptyState
                icon={<SearchX aria-hidden="true" />}
                heading={`No ${noun} found`}
                actions={
                  <Button type="button" variant="secondary" onClick={clear}>
                    Clear search
                  </Button>
                }
              >
                {search.trim() ? `Nothing matches ‘${search.trim()}’.` : 'Nothing matches this choice.'}
              </EmptyState>
            ) : (
              <EmptyState heading={`No ${plural} yet`}>{empty}</EmptyState>
            ))}
          <PageLinks page={answer.page} pageCount={answer.pageCount} />
        </Rows>
      )}
    </List>
  );
}

function found(count: number, [noun, plural]: [string, string]): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

/** As high as a few rows; what is above does not move when they arrive. */
function RowsSkeleton() {
  return (
    <Rows role="progressbar" aria-label="Loading">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="3.5rem" />
      ))}
    </Rows>
  );
}

const Toolbar = styled(Line)(({ theme }) => ({
  alignItems: 'start',
  '& > form': { flex: '1 1 16rem', maxWidth: '28rem' },
  label: { fontSize: theme.text.md, fontWeight: theme.weight.semibold },
  '& > label': { display: 'grid', gap: theme.space(1.5), minWidth: 'min(13.75rem, 100%)' },
  '& > label > select': { minHeight: '3.25rem', fontWeight: theme.weight.regular },
  '& > p': { flex: '1 1 100%', minHeight: '1.5em', fontSize: theme.text.md, color: theme.colors.textSoft },
}));

/** Links above a list. */
export const Tools = styled(Line)({ alignItems: 'center' });

const Rows = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  overflowWrap: 'anywhere',
  outline: 'none',
  scrollMarginTop: theme.space(20),
  transition: 'opacity 160ms',
  '&[data-busy=true]': { opacity: 0.5 },
}));
