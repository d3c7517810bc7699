import { useSlotEntries, type Slots } from '@glow/shared/app';
import { NavLink } from '@glow/shared/router';

/** A link of header, menu or footer. */
export type ChromeLink = [to: string, label: string];

/** The links that the remotes contribute to a place of header, menu or footer. */
export function useLinks(slot: keyof Slots & `shell/${string}`): ChromeLink[] {
  return useSlotEntries(slot).map(({ to = '', label = '' }) => [to, label]);
}

/** The main links of the header and of the menu. */
export function NavList({ className }: { className?: string }) {
  const links = [...useLinks('shell/shop.links'), ...useLinks('shell/header.links')];
  return (
    <nav className={className} aria-label="Main">
      <ul role="list">
        {links.map(([to, label]) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
