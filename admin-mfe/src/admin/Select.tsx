import styled from '@emotion/styled';
import { drawnSelect } from '@glow/shared/ui';
import type { ComponentProps } from 'react';

/** A native select of values, by which `options` has their labels. */
export function Select({ options, ...select }: ComponentProps<'select'> & { options: Record<string, string> }) {
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
