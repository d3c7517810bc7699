import { Link } from '@glow/shared/router';
import type { ReactNode } from 'react';

interface ArticleLinkProps {
  href?: string;
  children?: ReactNode;
}

/** A link in an article: within the store it changes the screen, elsewhere it leaves the store. */
export function ArticleLink({ href = '', children }: ArticleLinkProps) {
  const isOfStore = href.startsWith('/') && !href.startsWith('//');
  if (isOfStore) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
