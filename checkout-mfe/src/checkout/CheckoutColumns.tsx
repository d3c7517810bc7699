import styled from '@emotion/styled';
import { sticky } from '@glow/shared/ui';
import type { ReactNode } from 'react';

/** A step, and beside it a sticky aside; on narrow screens the aside's parts follow the step. */
export function CheckoutColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      <StepColumn>{children}</StepColumn>
      <AsideColumn>{aside}</AsideColumn>
    </Columns>
  );
}

const Columns = styled.div(({ theme }) => ({
  // not a grid: a part of the aside can stick to the bottom of the screen
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(6),
  [theme.from.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(25rem, 40%)',
    gap: theme.space(16),
    alignItems: 'start',
  },
}));

const StepColumn = styled.div(({ theme }) => ({
  minWidth: 0,
  // a focused control must not be covered by the bar at the bottom
  '& :is(a, button, input, select)': { scrollMarginBottom: theme.space(36) },
  // the form's hint is beside the step's heading, or below it if text is large
  [theme.from.desktop]: {
    '& > h2 + form > p:first-child': {
      marginTop: `clamp(-${theme.space(13)}, (${theme.space(112)} - 100%) * 999, 0rem)`,
      marginLeft: `clamp(0rem, (100% - ${theme.space(112)}) * 999, ${theme.space(48)})`,
      textAlign: 'end',
    },
  },
}));

const AsideColumn = styled.div(({ theme }) => ({
  display: 'contents',
  [theme.from.desktop]: { display: 'block', minWidth: 0, ...sticky, top: theme.space(28) },
}));
