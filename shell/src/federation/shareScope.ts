import { formerInstances, sharedInstances } from './sharedInstances';

/** Versions of each shared module, the current one first, by request; written in by the build (`tools/build/federationShared.js`). */
declare const SHARED_VERSIONS: Record<string, [string, string?]>;

/** One version of a shared module, in the form that the containers of `@module-federation/enhanced` read and complete. */
export interface SharedModule {
  /** Name of the container that provides it. */
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

/** Share-scope entry of a module that the shell has. */
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

/** The page's share scope: what the shell provides, and what containers with a runtime of their own add. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([request, [version, former]]) => [
    request,
    {
      [version]: provide(sharedInstances[request]),
      ...(former && { [former]: provide(formerInstances[request]) }),
    },
  ]),
);

/** Name of a package's container global. Prefixed, because a DOM element with the same id would shadow it. */
export function containerName(name: string): string {
  return `glow_${name}`;
}
