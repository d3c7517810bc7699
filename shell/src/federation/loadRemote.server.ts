import type { RemoteModule } from '@glow/shared/app';

/** Loads a remote's released server bundle. */
export type LoadServerBundle = (remote: string) => Promise<RemoteModule>;

/** Loads a remote's module from its server bundle. */
export let loadRemoteModule: LoadServerBundle = (remote) => Promise.reject(new Error(`No server bundle of ${remote}`));

/** Sets how this shell instance loads the remotes' server bundles. */
export function setServerBundles(load: LoadServerBundle): void {
  loadRemoteModule = load;
}
