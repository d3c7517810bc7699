import styled from '@emotion/styled';
import { RemoteFragment } from '@glow/shared/app';
import { lexer, type Token } from 'marked';
import { Fragment, useMemo } from 'react';
import { linkedProducts } from '../data/linkedProducts';
import { renderMarkdown } from './renderMarkdown';

/**
 * The text of an article from its markdown; HTML in it is shown as text, and its headings start at level two (BLOG-12). Below each part
 * that links to products are their lines (BLOG-30).
 */
export function ArticleBody({ content }: { content: string }) {
  const parts = useMemo(() => partsOf(content), [content]);
  return (
    <Prose>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {renderMarkdown(part)}
          <Products ids={linkedProducts(part.map(({ raw }) => raw).join(''))} />
        </Fragment>
      ))}
    </Prose>
  );
}

function Products({ ids }: { ids: string[] }) {
  return ids.length > 0 && <RemoteFragment of="storefront/ProductLines" ids={ids} space={`${4 * ids.length}rem`} />;
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
