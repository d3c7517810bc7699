import { useTheme } from '@emotion/react';
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
  const { colors, space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(8) }}>
      <div
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space(4) }}
      >
        <SelectField
          label={label}
          value={filter}
          css={{ minWidth: 220 }}
          onChange={(event) => onFilter(event.target.value)}
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <p role="status" css={{ fontSize: 14, color: colors.textSoft }}>
          {found} · {message || 'Changes here are not saved (demo)'}
        </p>
      </div>
      {children}
    </div>
  );
}
