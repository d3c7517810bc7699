import { formerInstances, sharedInstances } from './sharedInstances';

/** Current and former version of each shared module; the build writes them (`tools/build/federationShared.js`). */
declare const SHARED_VERSIONS: Record<string, [string, string?]>;

/** A version of a shared module, in the form that containers of `@module-federation/enhanced` need. */
export interface SharedModule {
  from: string;
  /** Names of the containers that use it. */
  useIn: string[];
  get(): Promise<() => unknown>;
  /** The module's factory, once it is loaded. */
  lib?: () => unknown;
  loaded?: boolean;
  strategy: 'loaded-first';
  shareConfig: { singleton: true; eager: boolean };
}

/** Shared modules by request and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

export function provide(instance: unknown): SharedModule {
  return {
    from: containerName('shell'),
    useIn: [containerName('shell')],
    lib: () => instance,
    loaded: true,
    get: async () => () => instance,
    strategy: 'loaded-first',
    shareConfig: { singleton: true, eager: true },
  };
}

/** Modules of the shell, and those that containers with their own runtime add. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([request, [version, former]]) => [
    request,
    {
      [version]: provide(sharedInstances[request]),
      ...(former && { [former]: provide(formerInstances[request]) }),
    },
  ]),
);

/** It has a prefix, because a DOM element with the same id would shadow the global variable. */
export function containerName(name: string): string {
  return `glow_${name}`;
}
