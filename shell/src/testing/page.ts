import type { RemoteModule } from '@glow/shared/app';
import type { ComponentType } from 'react';

/** Writes the registry into the page, as the server does, with these remotes. */
export function writeRegistry(...remotes: object[]): void {
  const registry = { id: 'r1', shell: { build: 's1', version: '1.0.0' }, remotes };
  document.body.innerHTML = `<script type="application/json" id="glow-registry">${JSON.stringify(registry)}</script>`;
}

/** A remote whose only screen this is, at any URL. */
export function moduleOf(Screen: ComponentType): RemoteModule {
  return { Screens: Object.assign(Screen, { preload: () => undefined, routeOf: () => undefined }) };
}

/** The build before the live one. */
export const PREVIOUS = { entry: '/before.js', integrity: null, build: 'b0', version: '0.9.0' };
