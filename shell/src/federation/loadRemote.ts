import type { RemoteModule, RemoteFragments } from '@glow/shared/app';
import { containerName } from './containerName';
import { host } from './host';
import { isLive } from './registry';

async function load<Module>(remote: string, module: string): Promise<Module> {
  if (!isLive(remote)) throw new Error(`The remote ${remote} has no live release`);
  const loaded = await host().loadRemote<Module>(`${containerName(remote)}/${module}`);
  if (!loaded) throw new Error(`The remote ${remote} offers no ${module}`);
  return loaded;
}

/** Loads a remote's module; rejects when its release cannot be loaded. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return load(remote, 'routes');
}

/** Loads a fragment that a remote exposes besides its screens, for example `checkout/CartDrawer`. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  const [remote = '', fragment = ''] = id.split('/');
  return load(remote, fragment);
}
