import styled from '@emotion/styled';

/** Each card is a line: the picture at the left, and on wide screens price, stars and button at the right. */
export const ListView = styled.ul(({ theme }) => ({
  '& > li': { paddingBlock: theme.space(6) },
  '& > li:first-of-type': { paddingTop: theme.space(2) },
  '& > li + li': { borderTop: `1px solid ${theme.colors.line}` },
  article: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: theme.space(4),
    '& > div': { gridColumn: 2 },
    // without a position of the picture the heart is at the right of the name
    '& > div:first-of-type': { position: 'static', gridColumn: 1, gridRow: '1 / span 3' },
    '& > div:nth-of-type(2)': { paddingRight: theme.space(10) },
    [theme.from.tablet]: {
      gridTemplateColumns: '160px minmax(0, 1fr) 11.875rem',
      gridTemplateRows: 'auto auto auto 1fr',
      '& > div:first-of-type': { position: 'relative', gridRow: '1 / span 4' },
      '& > div:nth-of-type(2)': { gridRow: '1 / span 2', marginTop: 0, paddingRight: 0 },
      '& > div:nth-of-type(3)': {
        display: 'contents',
        '& > :not(p)': { gridColumn: 3, justifySelf: 'end', textAlign: 'end' },
        '& > p': { gridColumn: 2, gridRow: '3 / span 2' },
      },
      '& > :last-child': { gridColumn: 3, alignSelf: 'start' },
      h3: { fontSize: theme.heading.sm },
      'p span + span': { display: 'inline' },
    },
  },
}));
