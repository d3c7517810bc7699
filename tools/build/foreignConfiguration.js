import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { offeredVersions } from './federationShared.js';
import { changeRequests } from './plugins/ownLibraries.js';
import { withSlashes } from './project.js';

/** Taken from the host: a version that this build offered could replace its own in the whole page. */
const OF_HOST = ['react', 'react-dom'];

/** Builds fragments as a container of stock Module Federation. Only what is mounted has a React of its own. */
export function foreignConfiguration(base, { name, anyHost, build }, compression) {
  const modules = Object.entries(anyHost).flatMap(([fragment, file]) => {
    const component = `
      import { ${fragment} } from ${JSON.stringify(withSlashes(path.join(base.context, file)))};
      import { forAnyHost, mountOf } from '@glow/shared/foreign';
      const Component = forAnyHost('${name}/${fragment}', '${build}', ${fragment});`;
    return [
      [fragment, `${component} export { Component as default };`],
      [`${fragment}-mount`, `${component} export const mount = mountOf(Component);`],
    ];
  });
  return {
    ...base,
    name: `${name}-foreign`,
    devtool: false,
    output: { ...base.output, path: path.join(base.output.path, 'foreign'), clean: true },
    resolve: { ...base.resolve, extensions: ['.foreign.tsx', '.foreign.js', ...base.resolve.extensions] },
    module: { ...base.module, rules: [...base.module.rules, { test: /^virtual:.*-mount$/, layer: 'mount' }] },
    externals: [],
    // it warns of the address of files, which the server writes into the manifest
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin(Object.fromEntries(modules), { context: base.context }),
      replaceRequests,
      new federation.ModuleFederationPlugin({
        name: `glow_${name}`,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: Object.fromEntries(modules.map(([module]) => [`./${module}`, `virtual:${module}`])),
        shared: OF_HOST.map((request) => ({
          [request]: { import: false, requiredVersion: `^${offeredVersions[request]}`, strictVersion: true },
        })),
        shareStrategy: 'loaded-first',
        // `assetRoutes.ts` of the server finds it
        manifest: { fileName: `mf-manifest.${build}.json` },
        dts: false,
        dev: false,
      }),
      ...compression,
    ],
  };
}

/** Addresses are the store's. */
const replaceRequests = changeRequests('replaceRequests', (data) => {
  const { issuer, issuerLayer } = data.contextInfo;
  if (data.request === 'react/jsx-runtime' && !issuer.includes('jsx-runtime'))
    data.request = '@glow/shared/foreign/jsx-runtime';
  else if (issuerLayer && OF_HOST.includes(data.request)) data.request = `!${data.request}`;
});
