import styled from '@emotion/styled';

/** Layout of the cart's lines and, beside them on wide screens, its summary. */
export const CartColumns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(23.75rem, 40%)', gap: theme.space(16) },
}));
