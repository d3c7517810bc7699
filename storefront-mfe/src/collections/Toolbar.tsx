import styled from '@emotion/styled';
import { Button, SelectField, TextField } from '@glow/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { LazyFilterPanel } from './LazyFilterPanel';
import type { FilterControl } from './useFilters';

interface ToolbarProps {
  control: FilterControl;
  /** Id of the panel that the filter button controls. */
  panelId: string;
  isPanelOpen: boolean;
  onTogglePanel(): void;
}

/** Search, filter button and sorting. */
export function Toolbar({
  control: { filters, sorts, sort, sortBy, type, commit },
  panelId,
  isPanelOpen,
  onTogglePanel,
}: ToolbarProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    commit();
  }

  return (
    <Bar>
      <form role="search" aria-label="This collection" onSubmit={handleSubmit}>
        <TextField
          label="Search this collection"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          value={filters.search}
          onChange={(event) => type({ search: event.target.value })}
          onBlur={commit}
        />
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
      <SelectField label="Sort by" name="sort" value={sort} onChange={(event) => sortBy(event.target.value)}>
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
  alignItems: 'end',
  gap: theme.space(3),
  form: { gridColumn: '1 / -1' },
  '& > button': { paddingInline: theme.space(6) },
  [theme.from.tablet]: {
    gridTemplateColumns: 'minmax(12.5rem, 23.75rem) auto 1fr',
    form: { gridColumn: 1 },
    '& > button': { justifySelf: 'start' },
    '& > :last-child': { width: '13.75rem', justifySelf: 'end' },
  },
}));
