import { shareScope, type SharedModule, type ShareScope } from './shareScope';

declare global {
  /** The federation runtime of remotes: they are built without one and take the page's (`tools/build/webpack.js`). */
  var GLOW_FEDERATION: unknown;
}

/** What webpack's runtime of a container has. */
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
  /** Ids of the shared modules that a chunk uses, by chunk id. */
  chunkMapping: Record<string, string[]>;
  /** What has to be there before the chunk is executed. */
  promises: Promise<unknown>[];
}

/** Whether a version satisfies a caret range, the only kind that builds of this store require; versions start at 1. */
export function satisfiesCaret(version: string, range: string): boolean {
  const least = range.slice(1);
  return parseInt(version, 10) === parseInt(least, 10) && version.localeCompare(least, 'en', { numeric: true }) >= 0;
}

/** The shared module that a container uses. Throws if the page has none of a version that it accepts. */
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

/** The part of `@module-federation/webpack-bundler-runtime` that a container of this store calls, which provides no shared modules. */
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

/** Gives all remotes of the page their federation runtime; call it before the first is loaded. */
export function provideRemoteRuntime(): void {
  globalThis.GLOW_FEDERATION ??= remoteRuntime;
}
