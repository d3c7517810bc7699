import { Link } from '@glow/shared/router';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactNode } from 'react';

/** A link that leaves the store: to another site, or to a mail program. */
const LEAVES_STORE = /^(https?:|mailto:|\/\/)/i;

/** Renders marked's tokens as React elements. Never creates HTML from text: unsupported syntax, including HTML, is shown as written. */
export function renderMarkdown(tokens: readonly Token[] = []): ReactNode[] {
  return tokens.map((token, index) => <MarkdownElement key={index} token={token as MarkedToken} />);
}

function MarkdownElement({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return <Heading token={token} />;
    case 'paragraph':
      return <p>{renderMarkdown(token.tokens)}</p>;
    case 'list':
      return <List token={token} />;
    case 'blockquote':
      return <blockquote>{renderMarkdown(token.tokens)}</blockquote>;
    case 'link':
      return <ArticleLink token={token} />;
    case 'strong':
      return <strong>{renderMarkdown(token.tokens)}</strong>;
    case 'em':
      return <em>{renderMarkdown(token.tokens)}</em>;
    case 'text':
      return <>{token.tokens ? renderMarkdown(token.tokens) : token.text}</>;
    case 'escape':
      return <>{token.text}</>;
    default:
      return <>{token.raw}</>;
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

/** Router link within the store, plain link to other sites. Other schemes, such as `javascript:`, render only the text. */
function ArticleLink({ token: { href, tokens } }: { token: Tokens.Link }) {
  const text = renderMarkdown(tokens);
  if (LEAVES_STORE.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer">
        {text}
      </a>
    );
  }
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  return <>{text}</>;
}
