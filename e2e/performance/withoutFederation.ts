import { lazyComponent, type LazyComponent, type RemoteModule, type RemoteFragments } from '@glow/shared/app';
import type { ComponentType } from 'react';

const remoteModules: Record<string, () => Promise<RemoteModule>> = {
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

/** A remote's screens, from the same build. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return remoteModules[remote]?.() ?? Promise.reject(new Error(`There is no remote ${remote}`));
}

/** A remote's fragment, from the same build. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  return fragments[id]();
}

/** What a single build needs of the registry: the site's origin, and the builds whose data the server has. */
interface Registry {
  site?: string;
  shell?: { build: string };
  remotes?: { name: string; build: string }[];
}

/** The registry in the page. */
export function startRegistry(): Registry {
  return JSON.parse(document.getElementById('glow-registry')?.textContent ?? '{}');
}

/** Does nothing: a single build has no registry to refresh. */
export async function refreshRegistry(): Promise<void> {}

/** The composition of a single build has no remotes. */
export function composition(): { id: string; remotes: [] } {
  return { id: 'single', remotes: [] };
}

/** The build that the server knows a package's data by. */
export function buildOf(name: string): string | null {
  const { shell, remotes = [] } = startRegistry();
  return [...remotes, { name: 'shell', build: shell?.build ?? '' }].find((known) => known.name === name)?.build ?? null;
}

/** There is no earlier build to roll back to. */
export function rollBackRemote(): boolean {
  return false;
}

/** Does nothing: there are no releases to follow. */
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

/** Does nothing: a single build has no remotes that need a runtime. */
export function provideRemoteRuntime(): void {}

/** A single build shares nothing. */
export const shareScope = {};
