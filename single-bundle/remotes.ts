import type { RemoteFragments, RemoteModule } from '@glow/shared/app';
import { fragments, modules } from 'virtual:remotes';

/** A remote's module, from the same build. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return modules[remote]?.() ?? Promise.reject(new Error(`There is no remote ${remote} in this build`));
}

/** A remote's fragment, for example `checkout/CartDrawer`: a chunk of the same build. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  return fragments[id]?.() ?? Promise.reject(new Error(`There is no fragment ${id} in this build`));
}

/** Does nothing: there are no server bundles of remotes. */
export function setServerBundles(): void {}

/** Does nothing: nothing is loaded by a container. */
export function forgetContainer(): void {}

/** Does nothing: no remote needs a federation runtime. */
export function provideRemoteRuntime(): void {}

/** Nothing is shared between builds. */
export const shareScope = {};
