import styled from '@emotion/styled';

export const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  caption: {
    paddingBottom: theme.space(3),
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.sm,
    lineHeight: 1.15,
    textAlign: 'left',
  },
  'th, td': {
    padding: `${theme.space(4)} min(${theme.space(4)}, 3vw) ${theme.space(4)} 0`,
    WebkitHyphens: 'auto',
    hyphens: 'auto',
    borderBottom: `1px solid ${theme.colors.line}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  'thead th': {
    paddingBlock: theme.space(2),
    color: theme.colors.textSoft,
    fontSize: theme.text.sm,
    fontWeight: theme.weight.bold,
  },
  'tbody th': { fontWeight: theme.weight.semibold },
  'th:last-child, td:last-child': { paddingRight: 0, textAlign: 'right' },
}));
