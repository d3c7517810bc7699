/** Style of a heading that narrow screens have no room for: it is still read out. */
export const hiddenOnNarrow = {
  '@media (max-width: 63.99em)': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;
