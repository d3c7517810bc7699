import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { containerName } from './containerName';

declare global {
  /** The page's federation runtime: remotes are built without one and use the shell's (`shared/build/webpack.js`). */
  var GLOW_FEDERATION: unknown;
}

interface Container {
  webpackRequire: { federation: { initOptions: Parameters<typeof createInstance>[0] } };
}

/** Creates an instance per container: the default implementation would return the shell's instance, which is built into the runtime. */
function initContainer({ webpackRequire }: Container): ModuleFederation {
  return createInstance(webpackRequire.federation.initOptions);
}

/** Exposes the shell's federation runtime to all remotes; call it before the first remote is loaded. */
export function provideFederationRuntime(): void {
  // the shell exposes no modules, so its own bundle does not include `initContainerEntry`
  globalThis.GLOW_FEDERATION ??= {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, init: initContainer, initContainerEntry },
  };
}

/** The shell's own federation instance. Selected by name, because the most recent instance may be a remote's. */
export function host(): ModuleFederation {
  const instance = getInstance(({ name }) => name === containerName('shell'));
  if (!instance) throw new Error('The shell has no federation instance');
  return instance;
}

/** Asked for by remotes built before app 1.2.0. webpack shares only what is imported, so this is; its chunk is loaded with such a remote. */
export function importFormerJsxRuntime(): Promise<unknown> {
  return import('@emotion/react/jsx-runtime');
}
