import type { ComponentType } from 'react';

/** What every remote offers the shell from its `routes.tsx`: all screens of the URLs it owns. */
export interface RemoteDoor {
  Screens: ComponentType;
}

/** The fragments remotes offer the shell besides their screens, by remote and name. */
export interface RemoteFragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': { CartDrawer: ComponentType };
}
