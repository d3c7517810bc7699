import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { containerName } from './containerName';

declare global {
  /** The federation runtime of the page: remotes are built without one and take the shell's (`shared/build/webpack.js`). */
  var GLOW_FEDERATION: unknown;
}

interface Container {
  webpackRequire: { federation: { initOptions: Parameters<typeof createInstance>[0] } };
}

/** Each container gets an instance of its own: the runtime's own way would find the shell's, whose build is written into it. */
function initContainer({ webpackRequire }: Container): ModuleFederation {
  return createInstance(webpackRequire.federation.initOptions);
}

/** Offers the shell's federation runtime to every remote; before the first of them is loaded. */
export function provideFederationRuntime(): void {
  // the shell exposes nothing, so its own build leaves the container's entry out
  globalThis.GLOW_FEDERATION ??= { ...federation, bundlerRuntime: { ...federation.bundlerRuntime, init: initContainer, initContainerEntry } };
}

/** The shell's own federation instance: with one runtime for all, the latest instance may be a remote's. */
export function host(): ModuleFederation {
  const instance = getInstance(({ name }) => name === containerName('shell'));
  if (!instance) throw new Error('The shell has no federation instance');
  return instance;
}
