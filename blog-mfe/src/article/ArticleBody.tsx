import styled from '@emotion/styled';
import { lexer } from 'marked';
import { useMemo } from 'react';
import { renderMarkdown } from './renderMarkdown';

/** The text of an article from its markdown; HTML in it is shown as text, and its headings start at level two (BLOG-12). */
export function ArticleBody({ content }: { content: string }) {
  return <Prose>{useMemo(() => renderMarkdown(lexer(content)), [content])}</Prose>;
}

const Prose = styled.div(({ theme }) => ({
  fontSize: theme.text.xl,
  lineHeight: 1.75,
  textWrap: 'pretty',
  '& > * + *': { marginTop: theme.space(5) },
  '& > p:first-of-type': { fontSize: theme.heading.xs, lineHeight: 1.65 },
  '& > h2': { marginTop: theme.space(14), fontSize: theme.heading.lg },
  '& > h3': { marginTop: theme.space(9), fontSize: theme.heading.sm },
  '& > ul:not([role]), & > ol': { paddingLeft: theme.space(6) },
  'li + li': { marginTop: theme.space(2) },
  'li::marker': { color: theme.colors.accent },
  blockquote: {
    paddingLeft: theme.space(6),
    borderLeft: `2px solid ${theme.colors.accent}`,
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.sm,
    lineHeight: 1.4,
  },
  strong: { fontWeight: theme.weight.bold },
  a: { color: theme.colors.accent },
}));
