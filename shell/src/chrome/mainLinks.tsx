import { collections } from '@glow/shared/catalog';
import { NavLink } from '@glow/shared/router';

/** A link of header, menu or footer. */
export type ChromeLink = [to: string, label: string];

export const COLLECTION_LINKS = collections.map(({ slug, title }): ChromeLink => [`/collections/${slug}`, title]);

/** What the header and the menu lead to: the collections and the blog. */
const MAIN_LINKS: ChromeLink[] = [...COLLECTION_LINKS, ['/blog', 'Blog']];

/** The main links of the header and of the menu. */
export function NavList({ className }: { className?: string }) {
  return (
    <nav className={className} aria-label="Main">
      <ul role="list">
        {MAIN_LINKS.map(([to, label]) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
