import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Select } from './Select';
import { useSearchParams } from '@glow/shared/router';
import { Row } from '@glow/shared/ui';

interface FilteredListProps extends ReturnType<typeof useUrlFilter> {
  label: string;
  /** Text with the number of items shown. */
  found: string;
  /** Confirmation of the last action, if any. */
  message: string;
  children: ReactNode;
}

/** A list with its filter, the number of items shown, and a note that changes are not saved. */
export function FilteredList({ label, options, filter, onFilter, found, message, children }: FilteredListProps) {
  return (
    <List>
      <Toolbar gap={4}>
        <label>
          <span>{label}</span>
          <Select options={options} value={filter} onChange={(event) => onFilter(event.target.value)} />
        </label>
        <p role="status">
          {found} · {message || 'Changes here are not saved (demo)'}
        </p>
      </Toolbar>
      {children}
    </List>
  );
}

/** A filter kept in the URL's query, for `FilteredList`: `options` are the labels of its values, `all` is the default. */
export function useUrlFilter(name: string, options: Record<string, string>) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? 'all';

  function onFilter(value: string) {
    const changed = new URLSearchParams(params);
    changed.set(name, value);
    changed.delete('page');
    setParams(changed, { replace: true });
  }

  return { options, filter: Object.hasOwn(options, wanted) ? wanted : 'all', onFilter };
}

/** A toolbar and what it selects. */
export const List = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
}));

/** Filters, and the number of items shown. */
export const Toolbar = styled(Row)(({ theme }) => ({
  alignItems: 'end',
  justifyContent: 'space-between',
  label: { display: 'grid', gap: theme.space(1.5), minWidth: 'min(13.75rem, 100%)' },
  'label > span': { fontSize: theme.text.md, fontWeight: theme.weight.semibold },
  '& > p': { fontSize: theme.text.md, color: theme.colors.textSoft },
}));
