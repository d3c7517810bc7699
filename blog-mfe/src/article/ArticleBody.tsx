import styled from '@emotion/styled';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { type ReactNode, useMemo } from 'react';
import { Link } from '@glow/shared/router';

/** A link that leaves the store: to another site, or to a mail program. */
const LEAVES_STORE = /^(https?:|mailto:|\/\/)/i;

/** HTML in the markdown is shown as text, and headings start at level two (BLOG-12). */
export function ArticleBody({ content }: { content: string }) {
  return <Prose>{useMemo(() => renderMarkdown(lexer(content)), [content])}</Prose>;
}

const Prose = styled.div(({ theme }) => ({
  fontSize: theme.text.xl,
  lineHeight: 1.6,
  textWrap: 'pretty',
  '& > * + *': { marginTop: theme.space(5) },
  '& > blockquote': { marginBlock: theme.space(10) },
  '& > p:first-of-type': { fontSize: theme.heading.xs, lineHeight: 1.65 },
  '& > h2': { marginTop: theme.space(14), fontSize: theme.heading.md },
  '& > h3': { marginTop: theme.space(9), fontSize: theme.heading.xs },
  '& > ul:not([role]), & > ol': { paddingLeft: theme.space(6) },
  'li + li': { marginTop: theme.space(2) },
  'li::marker': { color: theme.colors.accent },
  blockquote: {
    paddingBlock: theme.space(6),
    borderBlock: `1px solid ${theme.colors.line}`,
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.lg,
    lineHeight: 1.2,
    textAlign: 'center',
    textWrap: 'balance',
    color: theme.colors.accent,
  },
  strong: { fontWeight: theme.weight.bold },
  a: { color: theme.colors.accent },
  [theme.from.tablet]: { lineHeight: 1.75 },
}));

/** Never creates HTML from text: unsupported syntax, including HTML, is shown as written. */
function renderMarkdown(tokens: readonly Token[] = []): ReactNode[] {
  return tokens.map((token, index) => renderToken(token as MarkedToken, index));
}

function renderToken(token: MarkedToken, key: number): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return <Heading key={key} token={token} />;
    case 'paragraph':
      return <p key={key}>{renderMarkdown(token.tokens)}</p>;
    case 'list':
      return <List key={key} token={token} />;
    case 'blockquote':
      return <blockquote key={key}>{renderMarkdown(token.tokens)}</blockquote>;
    case 'link':
      return isLink(token) ? <ArticleLink key={key} token={token} /> : renderMarkdown(token.tokens);
    case 'strong':
      return <strong key={key}>{renderMarkdown(token.tokens)}</strong>;
    case 'em':
      return <em key={key}>{renderMarkdown(token.tokens)}</em>;
    case 'text':
      return token.tokens ? renderMarkdown(token.tokens) : token.text;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** Level one is the page's own heading. */
function Heading({ token: { depth, tokens } }: { token: Tokens.Heading }) {
  const Level = depth <= 2 ? 'h2' : 'h3';
  return <Level>{renderMarkdown(tokens)}</Level>;
}

function List({ token: { ordered, start, items } }: { token: Tokens.List }) {
  const listItems = items.map(({ tokens }, index) => <li key={index}>{renderMarkdown(tokens)}</li>);
  return ordered ? <ol start={Number(start)}>{listItems}</ol> : <ul>{listItems}</ul>;
}

/** If a link has another scheme, such as `javascript:`, only its text is shown. */
function isLink({ href }: Tokens.Link): boolean {
  return LEAVES_STORE.test(href) || href.startsWith('/');
}

function ArticleLink({ token: { href, tokens } }: { token: Tokens.Link }) {
  const text = renderMarkdown(tokens);
  if (!LEAVES_STORE.test(href)) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}
