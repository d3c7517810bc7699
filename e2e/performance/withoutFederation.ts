import { lazyComponent, type LazyComponent, type RemoteModule, type RemoteFragments } from '@glow/shared/app';
import type { ComponentType } from 'react';

const doors: Record<string, () => Promise<RemoteModule>> = {
  storefront: () => import(/* webpackMode: "eager" */ '../../storefront-mfe/src/routes'),
  checkout: () => import(/* webpackMode: "eager" */ '../../checkout-mfe/src/routes'),
  account: () => import(/* webpackMode: "eager" */ '../../account-mfe/src/routes'),
  blog: () => import(/* webpackMode: "eager" */ '../../blog-mfe/src/routes'),
  admin: () => import(/* webpackMode: "eager" */ '../../admin-mfe/src/routes'),
};

const fragments: { [Id in keyof RemoteFragments]: () => Promise<RemoteFragments[Id]> } = {
  'checkout/CartDrawer': () =>
    import(/* webpackChunkName: "CartDrawer" */ '../../checkout-mfe/src/cart-drawer/CartDrawer'),
  'blog/ArticleSearch': () => import(/* webpackChunkName: "ArticleSearch" */ '../../blog-mfe/src/blog/findArticles'),
};

/** A remote's screens, out of the same build. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return doors[remote]?.() ?? Promise.reject(new Error(`There is no ${remote}`));
}

/** A remote's fragment, out of the same build. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  return fragments[id]();
}

/** What is left of the registry: where the site is at home. */
export function startRegistry(): { site?: string } {
  return JSON.parse(document.getElementById('glow-registry')?.textContent ?? '{}');
}

/** One build has nothing to look up again. */
export async function refreshRegistry(): Promise<void> {}

/** One build is a composition of one. */
export function composition(): { id: string; remotes: [] } {
  return { id: 'single', remotes: [] };
}

/** No part of it has a build of its own. */
export function buildOf(): null {
  return null;
}

/** There is nothing to go back to. */
export function rollBackRemote(): boolean {
  return false;
}

/** There is nothing to follow. */
export function reloadOnNewRelease(): void {}

const components = new Map<string, LazyComponent>();

/** There is one build of each component. */
export function remoteComponent([remote, name, load]: [string, string, () => Promise<ComponentType>]): LazyComponent {
  const component = components.get(name + remote) ?? lazyComponent(load, { name: `${remote}/${name}` });
  components.set(name + remote, component);
  return component;
}

/** `remoteComponent` as a hook. */
export const useRemoteComponent = remoteComponent;

/** One build needs no federation runtime. */
export function provideFederationRuntime(): void {}

/** One build has no entries to guard. */
export function enforceEntryIntegrity(): void {}
