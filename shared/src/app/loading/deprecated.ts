import type { ComponentType } from 'react';
import { createScreens } from './defineRoutes';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import type { RemoteModule } from './remoteModule';

/** @deprecated Remotes built before app 1.2.0 use this name of `lazyComponent`. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyComponent {
  return lazyComponent(load, { name });
}

/** @deprecated Remotes built before app 1.2.0 use this form of `defineRoutes`. */
export function routedScreens(screens: Record<string, LazyComponent>): RemoteModule['Screens'] {
  return createScreens(Object.entries(screens));
}
