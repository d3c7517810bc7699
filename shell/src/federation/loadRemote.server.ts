import type { RemoteModule } from '@glow/shared/app';

export type LoadServerBundle = (remote: string) => Promise<RemoteModule>;

export let loadRemoteModule: LoadServerBundle = (remote) => Promise.reject(new Error(`No server bundle of ${remote}`));

export function setServerBundles(load: LoadServerBundle): void {
  loadRemoteModule = load;
}
