import type { RemoteModule } from '@glow/shared/app';
import { loadExposed } from './containers';
import { liveEntry } from './registry';

/** Rejects if the remote's release cannot be loaded. */
export async function loadFromRemote<Module>(remote: string, module: string): Promise<Module> {
  const build = liveEntry(remote);
  if (!build) throw new Error(`The remote ${remote} has no live release`);
  return loadExposed<Module>(build, module);
}

export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return loadFromRemote(remote, 'routes');
}
