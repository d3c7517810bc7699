import styled from '@emotion/styled';

/** Layout of the cart's lines and, beside them on wide screens, its summary. */
export const CartColumns = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23.75rem', gap: theme.space(16) },
}));
