import { useTheme, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

/** Decorative, because the number is beside it as text; `of` is the value of a full bar. */
export function Bar({ value, of, color = 'accent' }: { value: number; of: number; color?: keyof Theme['colors'] }) {
  const { colors } = useTheme();
  return (
    <svg aria-hidden="true" width="100%" height="6">
      <rect width="100%" height="6" rx="3" fill={colors.sand} />
      <rect width={`${(100 * value) / of}%`} height="6" rx="3" fill={colors[color]} />
    </svg>
  );
}

export function WithBar({ children, ...bar }: ComponentProps<typeof Bar> & { children: ReactNode }) {
  return (
    <Cell>
      {children}
      <Bar {...bar} />
    </Cell>
  );
}

const Cell = styled.span(({ theme }) => ({ display: 'inline-grid', gap: theme.space(1), width: '5.5rem' }));
