import styled from '@emotion/styled';
import { Button, IconButton, Row, SelectField, TextField, visuallyHidden } from '@glow/shared/ui';
import { LayoutGrid, Rows3, Search, SlidersHorizontal } from '@glow/shared/icons';
import { LONGEST_SEARCH } from '@glow/shared/validation';
import type { FormEvent, ReactNode } from 'react';
import { useUrlQuery } from '../../components/useUrlQuery';
import { QUERY_KEYS } from '../collectionFilters';
import { LazyFilterPanel } from '../lazyCollectionParts';
import { SortLinks } from './SortLinks';
import type { FilterControl } from '../useFilters';

/** Grid or list (COL-6). */
const LAYOUTS = [
  ['grid', 'Grid view', LayoutGrid],
  ['list', 'List view', Rows3],
] as const;

interface ToolbarProps {
  control: FilterControl;
  panelId: string;
  isPanelOpen: boolean;
  onTogglePanel(): void;
  /** The number of products. */
  children: ReactNode;
}

export function Toolbar({ control, panelId, isPanelOpen, onTogglePanel, children }: ToolbarProps) {
  const { filters, sorts, sort, sortBy, change, type, commit, leave } = control;
  const [query] = useUrlQuery();
  // only declared parameters in the declared order, because the server knows only these
  const others = QUERY_KEYS.filter((name) => name !== 'page').flatMap((name) =>
    query.getAll(name).map((value): [string, string] => [name, value]),
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    commit();
  }

  return (
    <Bar gap={2.5}>
      <form role="search" aria-label="This collection" onSubmit={handleSubmit}>
        <SearchField
          label="Search this collection"
          placeholder="Search this collection"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={filters.search}
          onChange={(event) => type({ search: event.target.value })}
          onBlur={leave}
        />
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        {/* sent along before hydration and without JavaScript */}
        {others.map(([name, value]) => name !== 'q' && <input key={name + value} type="hidden" {...{ name, value }} />)}
      </form>
      <Button
        type="button"
        variant="quiet"
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onPointerEnter={LazyFilterPanel.preload}
        onFocus={LazyFilterPanel.preload}
        onClick={onTogglePanel}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
        Filters
      </Button>
      {children}
      <SortField
        label="Sort by"
        name="sort"
        autoComplete="off"
        value={sort}
        onChange={(event) => sortBy(event.target.value)}
      >
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SortField>
      <Layouts role="group" aria-label="Layout">
        {LAYOUTS.map(([view, label, Icon]) => (
          <IconButton
            key={view}
            type="button"
            aria-label={label}
            aria-pressed={view === filters.view}
            onClick={() => change({ view, page: filters.page })}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        ))}
      </Layouts>
      <noscript>
        <SortLinks sorts={sorts} sort={sort} kept={others.filter(([name]) => name !== 'sort')} />
      </noscript>
    </Bar>
  );
}

const Layouts = styled.div(({ theme }) => ({
  display: 'flex',
  gap: theme.space(1),
  '[aria-pressed=true]': { background: theme.colors.blush, color: theme.colors.accent },
}));

/** Controls in one line. On phones the search field is an icon, which covers the line while it has the focus. */
const Bar = styled(Row)(({ theme }) => ({
  position: 'relative',
  alignItems: 'center',
  rowGap: 0,
  marginBottom: theme.space(3),
  paddingTop: theme.space(1),
  form: {
    position: 'relative',
    width: theme.touchTarget,
    marginLeft: `-${theme.space(3)}`,
    background: theme.colors.background,
    svg: { position: 'absolute', top: 'calc(50% - 0.625rem)', left: theme.space(3), pointerEvents: 'none' },
  },
  'form:focus-within': { position: 'absolute', zIndex: 1, inset: '0 0 auto', width: 'auto' },
  'input, select, & > button': { minHeight: theme.touchTarget, border: 0, backgroundColor: 'transparent' },
  input: { padding: `0 0 0 ${theme.space(11)}` },
  select: { paddingLeft: 0 },
  '& > button': { padding: 0, textDecoration: 'none', svg: { display: 'none' } },
  '& > [role=group]': { marginLeft: 'auto' },
  [theme.from.tablet]: {
    columnGap: theme.space(6),
    paddingBlock: theme.space(1),
    'form, form:focus-within': { position: 'relative', width: '15rem' },
    '& > button svg': { display: 'block' },
    '& > [role=group]': { marginLeft: 0 },
  },
  [theme.from.desktop]: { borderBottom: `1px solid ${theme.colors.line}`, marginBottom: theme.space(4) },
}));

/** The label is hidden, because the placeholder says the same. */
const SearchField = styled(TextField)({
  label: visuallyHidden,
  'input::-webkit-search-cancel-button': { display: 'none' },
});

const SortField = styled(SelectField)(({ theme }) => ({
  flex: '1 1 calc(9rem - 64px)',
  label: visuallyHidden,
  // links replace it
  '@media (scripting: none)': { display: 'none' },
  [theme.from.tablet]: { flex: 'none', marginLeft: 'auto' },
  [theme.from.desktop]: { marginLeft: 0 },
}));
