import styled from '@emotion/styled';
import { drawnSelect } from '@glow/shared/ui';
import type { ComponentProps } from 'react';

/** The labels of the values of a select. */
export type Labels = Record<string, string>;

export function Options({ of }: { of: Labels }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A native select of values. */
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
