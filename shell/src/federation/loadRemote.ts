import type { RemoteModule } from '@glow/shared/app';
import { loadExposed } from './containers';
import { liveEntry } from './registry';

/** Loads a module that a remote exposes; rejects when its release cannot be loaded. */
export async function loadFromRemote<Module>(remote: string, module: string): Promise<Module> {
  const build = liveEntry(remote);
  if (!build) throw new Error(`The remote ${remote} has no live release`);
  return loadExposed<Module>(build, module);
}

/** Loads a remote's screens and fragments. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return loadFromRemote(remote, 'routes');
}
