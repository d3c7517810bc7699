import styled from '@emotion/styled';

interface ProductGridProps {
  columns: 3 | 4;
  /** Whether it scrolls sideways on narrow screens, because two columns would leave a card alone in its line. */
  isScroller?: boolean;
}

/** Needs `role="list"`. A line has five rows, which its cards share: four of a `ProductCard`, and one below it. */
export const ProductGrid = /* #__PURE__ */ styled.ul<ProductGridProps>(({ theme, columns, isScroller }) => ({
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
  ...(isScroller && {
    gridTemplate: 'repeat(5, auto) / none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(9rem, 44%)',
    // room for the focus ring
    margin: `-${theme.space(2)} -${theme.space(2)} -${theme.space(9)}`,
    padding: `${theme.space(2)} ${theme.space(2)} 0`,
    overflowX: 'auto',
  }),
  [theme.from.desktop]: {
    gridAutoFlow: 'row',
    gridTemplateRows: 'none',
    overflow: 'visible',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // large pictures are cut, so that the names are on the first screen too (COL-40)
    ...(columns === 3 && { 'article > div:first-of-type': { aspectRatio: '5 / 4' } }),
  },
}));

/** `sizes` for two columns, or one column on the narrowest phones. */
const NARROW_SIZES = '(min-width: 356px) calc(50vw - 28px), 90vw';

/** The `sizes` of a card's picture, by number of columns of the `ProductGrid`. */
export const GRID_SIZES = {
  3: `(min-width: 1024px) min(33.3vw - 37px, 376px), ${NARROW_SIZES}`,
  4: `(min-width: 1024px) min(26vw, 330px), ${NARROW_SIZES}`,
};
