import styled from '@emotion/styled';
import { Button, SelectField, TextField, visuallyHidden } from '@glow/shared/ui';
import { SlidersHorizontal } from '@glow/shared/icons';
import type { FormEvent } from 'react';
import { useUrlQuery } from '../../components/useUrlQuery';
import { QUERY_KEYS } from '../collectionFilters';
import { LazyFilterPanel } from './LazyFilterPanel';
import { SortLinks } from './SortLinks';
import type { FilterControl } from '../useFilters';

interface ToolbarProps {
  control: FilterControl;
  /** Id of the panel that the filter button controls. */
  panelId: string;
  isPanelOpen: boolean;
  onTogglePanel(): void;
}

/** Search, filter button and sorting. */
export function Toolbar({
  control: { filters, sorts, sort, sortBy, type, commit, leave },
  panelId,
  isPanelOpen,
  onTogglePanel,
}: ToolbarProps) {
  const [query] = useUrlQuery();
  // as the server knows them: declared ones only, in the declared order
  const others = QUERY_KEYS.filter((name) => name !== 'page').flatMap((name) =>
    query.getAll(name).map((value): [string, string] => [name, value]),
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    commit();
  }

  return (
    <Bar>
      <form role="search" aria-label="This collection" onSubmit={handleSubmit}>
        <SearchField
          label="Search this collection"
          placeholder="Search this collection"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          value={filters.search}
          onChange={(event) => type({ search: event.target.value })}
          onBlur={leave}
        />
        {/* sent along before hydration and without JavaScript */}
        {others.map(([name, value]) => name !== 'q' && <input key={name + value} type="hidden" {...{ name, value }} />)}
      </form>
      <Button
        type="button"
        variant="secondary"
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onPointerEnter={LazyFilterPanel.preload}
        onFocus={LazyFilterPanel.preload}
        onClick={onTogglePanel}
      >
        <SlidersHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />
        Filters
      </Button>
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
      <noscript>
        <SortLinks sorts={sorts} sort={sort} kept={others.filter(([name]) => name !== 'sort')} />
      </noscript>
    </Bar>
  );
}

/** One line on wide screens; on phones the search, and below it the filters beside the sorting. */
const Bar = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
  alignItems: 'center',
  gap: theme.space(2),
  form: { gridColumn: '1 / -1' },
  '& input, & select, & > button': { minHeight: theme.touchTarget },
  '& > button': { paddingBlock: theme.space(2) },
  [theme.from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 13.75rem)',
    gap: theme.space(3),
    form: { gridColumn: 1 },
    '& > button': { justifySelf: 'start' },
  },
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(12.5rem, min(23.75rem, 30vw)) auto minmax(0, 1fr)' },
}));

/** The placeholder says what the hidden label says. */
const SearchField = styled(TextField)({
  label: visuallyHidden,
  'input::-webkit-search-cancel-button': { display: 'none' },
});

const SortField = styled(SelectField)(({ theme }) => ({
  label: visuallyHidden,
  // links stand in its place
  '@media (scripting: none)': { display: 'none' },
  [theme.from.desktop]: {
    gridTemplateColumns: 'auto minmax(0, 13.75rem)',
    alignItems: 'center',
    justifySelf: 'end',
    gap: theme.space(3),
    label: { position: 'static', width: 'auto', height: 'auto', margin: 0, overflow: 'visible', clipPath: 'none' },
  },
}));
