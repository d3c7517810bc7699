import styled from '@emotion/styled';
import { drawnSelect, Row } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Stack } from './Panel';
import { useAdminUrl } from './useAdminUrl';

export type Labels = Record<string, string>;

/** `name` is a parameter of the URL; the option '' shows all rows. */
export interface ListFilter {
  name: string;
  label: string;
  options: Labels;
}

interface FilteredListProps {
  filters: ReturnType<typeof useFilters>;
  search?: ReactNode;
  /** The number of rows, and what was done last. */
  found: ReactNode;
  children: ReactNode;
}

export function FilteredList({ filters, search, found, children }: FilteredListProps) {
  const { change } = useAdminUrl();
  return (
    <Stack gap={8}>
      <Toolbar gap={4} hasSearch={search !== undefined}>
        {search}
        {filters.map(({ name, label, options, value }) => (
          <label key={name}>
            <span>{label}</span>
            <Select
              options={options}
              value={value}
              onChange={(event) => change({ [name]: event.target.value, page: '' })}
            />
          </label>
        ))}
        <p role="status">{found}</p>
      </Toolbar>
      {children}
    </Stack>
  );
}

/** Adds to each filter its value from the URL, or '' if it is no option. */
export function useFilters(filters: readonly ListFilter[]) {
  const { params } = useAdminUrl();
  return filters.map((filter) => {
    const value = params.get(filter.name) ?? '';
    return { ...filter, value: Object.hasOwn(filter.options, value) ? value : '' };
  });
}

const Toolbar = styled(Row)<{ hasSearch: boolean }>(({ theme, hasSearch }) => ({
  alignItems: hasSearch ? 'start' : 'end',
  justifyContent: hasSearch ? undefined : 'space-between',
  label: { fontSize: theme.text.md, fontWeight: theme.weight.semibold },
  '& > form': { flex: '1 1 16rem', maxWidth: '28rem' },
  '& > label': { display: 'grid', gap: theme.space(1.5), minWidth: 'min(13.75rem, 100%)' },
  '& > label > select': { minHeight: hasSearch ? '3.25rem' : undefined, fontWeight: theme.weight.regular },
  '& > p': {
    flex: hasSearch ? '1 1 100%' : undefined,
    minHeight: '1.5em',
    fontSize: theme.text.md,
    color: theme.colors.textSoft,
  },
}));

export function Options({ of }: { of: Labels }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function Select({ options, ...select }: ComponentProps<'select'> & { options: Labels }) {
  return (
    <DrawnSelect {...select}>
      <Options of={options} />
    </DrawnSelect>
  );
}

const DrawnSelect = styled.select(({ theme }) => ({
  minHeight: theme.touchTarget,
  padding: `0 ${theme.space(3)}`,
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.small,
  background: theme.colors.surface,
  ...drawnSelect(theme),
}));
