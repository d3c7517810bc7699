import styled from '@emotion/styled';
import { Card } from '@glow/shared/ui';

/** A card of the dashboard with a heading; its content is stacked. */
export const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(4),
  '& > h2': { fontSize: theme.heading.sm },
  '& > ul': { display: 'grid', gap: theme.space(4) },
}));
