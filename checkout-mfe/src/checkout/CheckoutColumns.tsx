import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  /** Sticky column beside the step on wide screens. */
  aside: ReactNode;
  /** Whether the aside comes after the step on a phone; otherwise before it. */
  isAsideLast?: boolean;
  children: ReactNode;
}

/** Layout of a step and its aside. */
export function CheckoutColumns({ aside, isAsideLast = false, children }: CheckoutColumnsProps) {
  const asideColumn = <AsideColumn>{aside}</AsideColumn>;
  return (
    <Columns>
      {!isAsideLast && asideColumn}
      <StepColumn>{children}</StepColumn>
      {isAsideLast && asideColumn}
    </Columns>
  );
}

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(25rem, 40%)', gap: theme.space(16) },
}));

const AsideColumn = styled.div(({ theme }) => ({
  minWidth: 0,
  [theme.from.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: theme.space(28) },
}));

const StepColumn = styled.div(({ theme }) => ({
  minWidth: 0,
  [theme.from.desktop]: { gridColumn: 1, gridRow: 1 },
}));
