import styled from '@emotion/styled';

/** The columns in which product cards stand: one or two on a phone, `columns` on wide screens. Give it `role="list"`. */
export const ProductGrid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 3 | 4 }>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: `${theme.space(9)} ${theme.space(4)}`,
  '& > li': { display: 'grid' },
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${theme.space(12)} ${theme.space(6)}` },
  [theme.from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));
