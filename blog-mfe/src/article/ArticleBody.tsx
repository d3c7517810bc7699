import styled from '@emotion/styled';
import { lexer, type Token } from 'marked';
import { Fragment, useMemo } from 'react';
import { linkedProducts } from '../data/linkedProducts';
import type { ArticleProducts } from '../pageData';
import { ProductNotes } from './ProductNotes';
import { renderMarkdown } from './renderMarkdown';

/**
 * The text of an article from its markdown; HTML in it is shown as text, and its headings start at level two (BLOG-12). Below each part
 * that links to products are their cards (BLOG-30), once `products` are loaded.
 */
export function ArticleBody({ content, products }: { content: string; products: ArticleProducts | undefined }) {
  const parts = useMemo(() => partsOf(content), [content]);
  return (
    <Prose>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {renderMarkdown(part)}
          <ProductNotes ids={linkedProducts(part.map(({ raw }) => raw).join(''))} products={products} />
        </Fragment>
      ))}
    </Prose>
  );
}

/** The blocks of a text; a list is one part with the block before it. */
function partsOf(content: string): Token[][] {
  const parts: Token[][] = [];
  for (const token of lexer(content).filter(({ type }) => type !== 'space')) {
    if (token.type === 'list' && parts.length > 0) parts.at(-1)?.push(token);
    else parts.push([token]);
  }
  return parts;
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
