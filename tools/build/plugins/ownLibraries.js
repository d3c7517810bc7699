import { sharedRequests } from '../federationShared.js';

/** A module of the mount contract and what it imports, apart from the same modules of other screens (decision 0003). */
export const mountLayer = { test: /\.mount(\.[jt]sx?)?$/, layer: 'mount' };

/** A plugin in which `change` changes requests. With `!` (without loaders) federation does not replace a request. */
export const changeRequests = (name, change) => (compiler) =>
  compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) =>
    normalModuleFactory.hooks.beforeResolve.tap(name, change),
  );

/** Federation takes the page's module for a shared request. */
export const ownLibraries = changeRequests('ownLibraries', (data) => {
  if (data.contextInfo.issuerLayer !== mountLayer.layer) return;
  // in development JSX is compiled for the store's runtime
  const request = data.request.replace(/^@glow\/shared(?=\/jsx-)/, 'react');
  if (/^@glow\//.test(request))
    throw new Error(`GLOW-138 '${request}' is of the store: what is mounted cannot use it.`);
  data.request = sharedRequests.includes(request) ? `!${request}` : request;
});
