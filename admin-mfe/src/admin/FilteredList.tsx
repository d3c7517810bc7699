import styled from '@emotion/styled';
import { SelectField } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface FilteredListProps {
  /** Label of the filter. */
  label: string;
  /** The filter's values and their labels. */
  options: Record<string, string>;
  filter: string;
  onFilter(value: string): void;
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
      <Toolbar>
        <Filter label={label} value={filter} onChange={(event) => onFilter(event.target.value)}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Filter>
        <p role="status">
          {found} · {message || 'Changes here are not saved (demo)'}
        </p>
      </Toolbar>
      {children}
    </List>
  );
}

const List = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
}));

const Toolbar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space(4),
  '& > p': { fontSize: theme.text.md, color: theme.colors.textSoft },
}));

const Filter = styled(SelectField)({ minWidth: 'min(13.75rem, 100%)' });
