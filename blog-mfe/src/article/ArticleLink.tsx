import { Link } from '@glow/shared/router';
import type { ReactNode } from 'react';

interface ArticleLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that leaves the store: to another site, or to a mail program. */
const LEAVES_STORE = /^(https?:|mailto:|\/\/)/i;

/** A link in an article: router link within the store, plain link to other sites. Other schemes, such as `javascript:`, render only the text. */
export function ArticleLink({ href, children }: ArticleLinkProps) {
  if (LEAVES_STORE.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return children;
}
