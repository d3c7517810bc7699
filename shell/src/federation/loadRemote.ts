import type { RemoteModule, RemoteFragments } from '@glow/shared/app';
import { loadExposed } from './containers';
import { liveEntry } from './registry';

/** Loads a module that a remote exposes; rejects when its release cannot be loaded. */
export async function loadFromRemote<Module>(remote: string, module: string): Promise<Module> {
  const build = liveEntry(remote);
  if (!build) throw new Error(`The remote ${remote} has no live release`);
  return loadExposed<Module>(build, module);
}

/** Loads a remote's routes. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return loadFromRemote(remote, 'routes');
}

/** Loads a fragment that a remote exposes besides its screens, for example `checkout/CartDrawer`. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  const [remote = '', fragment = ''] = id.split('/');
  return loadFromRemote(remote, fragment);
}
