import styled from '@emotion/styled';
import { drawnSelect } from '@glow/shared/ui';
import type { ComponentProps } from 'react';

interface SelectProps extends ComponentProps<'select'> {
  /** The values and their labels. */
  options: Record<string, string>;
}

/** A native select of named values. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <DrawnSelect {...select}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
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
