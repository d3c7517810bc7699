import { useTheme } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Bar } from './Bar';

/** A table cell's number with a bar below it. */
export function WithBar({ children, ...bar }: ComponentProps<typeof Bar> & { children: ReactNode }) {
  const { space } = useTheme();
  return (
    <span css={{ display: 'inline-grid', gap: space(1), width: 88 }}>
      {children}
      <Bar {...bar} />
    </span>
  );
}
