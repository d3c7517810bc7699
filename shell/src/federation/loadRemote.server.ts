import type { RemoteModule } from '@glow/shared/app';

/** Loads a remote's released server bundle. */
export type LoadServerBundle = (remote: string) => Promise<RemoteModule>;

let loadServerBundle: LoadServerBundle = (remote) => Promise.reject(new Error(`No server bundle of ${remote}`));

/** Sets how this shell instance loads the remotes' server bundles. */
export function setServerBundles(load: LoadServerBundle): void {
  loadServerBundle = load;
}

/** Loads a remote's module from its server bundle. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return loadServerBundle(remote);
}
