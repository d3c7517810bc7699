import { useSlotEntries, type Slots } from '@glow/shared/app';
import { Link, NavLink } from '@glow/shared/router';

export type ChromeLink = [to: string, label: string];

export function useLinks(slot: keyof Slots & `shell/${string}`): ChromeLink[] {
  return useSlotEntries(slot).map(({ to = '', label = '' }) => [to, label]);
}

export function LinkItems({ links, Target = Link }: { links: ChromeLink[]; Target?: typeof Link }) {
  return links.map(([to, label]) => (
    <li key={to}>
      <Target to={to}>{label}</Target>
    </li>
  ));
}

export function NavList({ className }: { className?: string }) {
  const links = [...useLinks('shell/shop.links'), ...useLinks('shell/header.links')];
  return (
    <nav className={className} aria-label="Main">
      <ul role="list">
        <LinkItems links={links} Target={NavLink} />
      </ul>
    </nav>
  );
}
