import { shareScope, type SharedModule, type ShareScope } from './shareScope';

declare global {
  /** Remotes are built without a federation runtime and take this one (`tools/build/webpack.js`). */
  var GLOW_FEDERATION: unknown;
}

interface WebpackRequire {
  /** Module factories by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  federation: { initOptions: { name: string } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string; strictVersion: boolean }>;
  };
  shareScope?: ShareScope;
}

interface ConsumeOptions {
  webpackRequire: WebpackRequire;
  chunkId: string;
  /** Ids of shared modules, by the id of the chunk that uses them. */
  chunkMapping: Record<string, string[]>;
  /** The chunk is executed after these. */
  promises: Promise<unknown>[];
}

/** Whether a version satisfies a caret range, the only kind that builds of this store require; versions start at 1. */
export function satisfiesCaret(version: string, range: string): boolean {
  const least = range.slice(1);
  return parseInt(version, 10) === parseInt(least, 10) && version.localeCompare(least, 'en', { numeric: true }) >= 0;
}

/** The shared module that a container uses. Throws if the page has no version that the container accepts. */
function findShared({ shareScope = {}, federation, consumesLoadingData }: WebpackRequire, id: string): SharedModule {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const { shareKey = id, requiredVersion = '^1.0.0' } = consumed ?? {};
  const versions = shareScope[shareKey] ?? {};
  const found = Object.keys(versions).find((version) => satisfiesCaret(version, requiredVersion)) ?? '';
  const shared = versions[found];
  if (!shared)
    throw new Error(
      `${federation.initOptions.name} needs ${shareKey} ${requiredVersion}, the page has ${Object.keys(versions).join(' and ') || 'none'}`,
    );
  return shared;
}

/** Defines the shared modules that a chunk uses; one that is missing throws when it is imported. */
function consumes({ webpackRequire, chunkId, chunkMapping, promises }: ConsumeOptions): void {
  const { name } = webpackRequire.federation.initOptions;

  function define(id: string, lib: () => unknown) {
    webpackRequire.m[id] = (module) => {
      module.exports = lib();
    };
  }

  function consume(id: string) {
    const shared = findShared(webpackRequire, id);
    if (!shared.useIn.includes(name)) shared.useIn.push(name);
    if (shared.lib) return define(id, shared.lib);
    promises.push(
      shared.get().then((lib) => {
        Object.assign(shared, { lib, loaded: true });
        define(id, lib);
      }),
    );
  }

  for (const id of chunkMapping[chunkId] ?? []) {
    try {
      consume(id);
    } catch (error) {
      define(id, () => {
        throw error;
      });
    }
  }
}

/** The part of `@module-federation/webpack-bundler-runtime` that the store's containers call. */
const remoteRuntime = {
  shareScope,
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) => webpackRequire.federation.initOptions,
    initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: WebpackRequire; shareScope: ShareScope }) {
      webpackRequire.shareScope = shareScope;
    },
    consumes,
  },
};

/** Must be called before the first remote is loaded. */
export function provideRemoteRuntime(): void {
  globalThis.GLOW_FEDERATION ??= remoteRuntime;
}
