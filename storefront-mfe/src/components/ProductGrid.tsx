import styled from '@emotion/styled';

/** Needs `role="list"`. A line has five rows, which its cards share: four of a `ProductCard`, and one below it. */
export const ProductGrid = /* #__PURE__ */ styled.ul<{ columns: 3 | 4 }>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
  columnGap: theme.space(4),
  // the space between two lines is inside the cells, because a card's rows have none
  marginBottom: `-${theme.space(9)}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 5',
    minWidth: 0,
    paddingBottom: theme.space(9),
  },
  '& > li > *': { gridRow: '1 / -1' },
  [theme.from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.space(6),
    marginBottom: `-${theme.space(12)}`,
    '& > li': { paddingBottom: theme.space(12) },
  },
  [theme.from.desktop]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // large pictures are cut, so that the names are on the first screen too (COL-40)
    ...(columns === 3 && { 'article > div:first-of-type': { aspectRatio: '5 / 4' } }),
  },
}));

/** `sizes` for two columns, or one column on the narrowest phones. */
const NARROW_SIZES = '(min-width: 356px) 43vw, 90vw';

/** The `sizes` of a card's picture, by number of columns of the `ProductGrid`. */
export const GRID_SIZES = {
  3: `(min-width: 1024px) min(33.3vw - 37px, 376px), ${NARROW_SIZES}`,
  4: `(min-width: 1024px) min(26vw, 330px), ${NARROW_SIZES}`,
};
