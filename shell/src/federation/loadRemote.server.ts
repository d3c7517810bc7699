import type { RemoteModule, RemoteFragments } from '@glow/shared/app';

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

/** Always rejects: fragments open on user interaction, so the server never renders one. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  return Promise.reject(new Error(`The fragment ${id} is not rendered on the server`));
}
