import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Bar } from './Bar';

export function WithBar({ children, ...bar }: ComponentProps<typeof Bar> & { children: ReactNode }) {
  return (
    <Cell>
      {children}
      <Bar {...bar} />
    </Cell>
  );
}

const Cell = styled.span(({ theme }) => ({ display: 'inline-grid', gap: theme.space(1), width: '5.5rem' }));
