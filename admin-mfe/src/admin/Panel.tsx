import styled from '@emotion/styled';
import { Card, Stack as Grid } from '@glow/shared/ui';
import type { ReactNode } from 'react';

export const Stack = styled(Grid)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  [theme.from.desktop]: {
    // the second column grows with the text size, but leaves most of the width to the first
    gridTemplateColumns: 'minmax(0, 1fr) min(23.75rem, 40%)',
    columnGap: theme.space(12),
  },
}));

/** The line that opens `details`. */
export const Summary = styled.summary(({ theme }) => ({
  paddingBlock: theme.space(2.5),
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  cursor: 'pointer',
}));

interface PanelProps {
  id: string;
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ id, heading, className, children }: PanelProps) {
  return (
    <StackedCard as="section" className={className} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </StackedCard>
  );
}

const StackedCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(4),
  '& > h2': { display: 'flex', alignItems: 'center', gap: theme.space(3), fontSize: theme.heading.sm },
  '& > ul': { display: 'grid', gap: theme.space(4), '&:empty': { display: 'none' } },
}));
