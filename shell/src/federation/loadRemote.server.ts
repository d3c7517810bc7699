import type { RemoteModule, RemoteFragments } from '@glow/shared/app';

/** Evaluates a remote's released server bundle. */
export type LoadServerBundle = (remote: string) => Promise<RemoteModule>;

let loadServerBundle: LoadServerBundle = (remote) => Promise.reject(new Error(`No server bundle of ${remote}`));

/** Says how this copy of the shell finds the remotes' server bundles. */
export function setServerBundles(load: LoadServerBundle): void {
  loadServerBundle = load;
}

/** Loads a remote's door on the server: the same screens from its server bundle. */
export function loadRemoteModule(remote: string): Promise<RemoteModule> {
  return loadServerBundle(remote);
}

/** Fragments open on a shopper's act only: a server never shows one. */
export function loadFragment<Id extends keyof RemoteFragments>(id: Id): Promise<RemoteFragments[Id]> {
  return Promise.reject(new Error(`The fragment ${id} is not rendered on the server`));
}
