import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// remotes are built without the federation runtime and take the shell's
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

/** A federation runtime plugin that does nothing but bring the line above before every container. */
export default function provideRuntimeCore() {
  return { name: 'provide-runtime-core' };
}
