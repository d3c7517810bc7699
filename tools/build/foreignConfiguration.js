import path from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { integrityByFile } from './plugins/writeRelease.js';
import { offeredVersions } from './federationShared.js';
import { withSlashes } from './project.js';

/** Those of the host. */
const SHARED = ['react', 'react-dom'];

/** Builds fragments for hosts of stock Module Federation, which share React. Hashes of its files are added to `foreign`. */
export function foreignConfiguration(base, { name, anyHost, build, foreign }) {
  const fragments = Object.entries(anyHost);
  return {
    ...base,
    name: `${name}-foreign`,
    devtool: false,
    // it warns of the address of files, which the server writes into the manifest
    infrastructureLogging: { level: 'error' },
    output: {
      ...base.output,
      clean: false,
      filename: 'foreign/[name].[contenthash:8].js',
      chunkFilename: 'foreign/[name].[contenthash:8].js',
      uniqueName: `${base.output.uniqueName}_foreign`,
      chunkLoadingGlobal: `${base.output.chunkLoadingGlobal}_foreign`,
    },
    resolve: { ...base.resolve, extensions: ['.foreign.tsx', '.foreign.js', ...base.resolve.extensions] },
    module: { ...base.module, rules: [...base.module.rules, { test: /^virtual:.*-mount$/, layer: 'mount' }] },
    optimization: { ...base.optimization, splitChunks: { minSize: 32_000 } },
    externals: [],
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin(
        Object.fromEntries(
          fragments.flatMap(([fragment, file]) => {
            const from = JSON.stringify(withSlashes(path.join(base.context, file)));
            const component = `import { ${fragment} } from ${from};
import { forAnyHost, mountOf } from '@glow/shared/foreign';
const Component = forAnyHost('${name}/${fragment}', '${build}', ${fragment});`;
            return [
              [fragment, `${component}\nexport { Component as default };`],
              [`${fragment}-mount`, `${component}\nexport const mount = mountOf(Component);`],
            ];
          }),
        ),
        { context: base.context },
      ),
      replaceRequests,
      new federation.ModuleFederationPlugin({
        name: `glow_${name}`,
        filename: 'foreign/remoteEntry.[contenthash:8].js',
        exposes: Object.fromEntries(
          fragments
            .flatMap(([fragment]) => [fragment, `${fragment}-mount`])
            .map((module) => [`./${module}`, `virtual:${module}`]),
        ),
        shared: Object.fromEntries(
          SHARED.map((request) => [
            request,
            // the host's own: a version that this build registers could replace it in the whole page
            { import: false, requiredVersion: `^${offeredVersions[request]}`, strictVersion: true },
          ]),
        ),
        shareStrategy: 'loaded-first',
        // `foreignHosts.ts` of the server finds it
        manifest: { filePath: 'foreign', fileName: `mf-manifest.${build}.json` },
        dts: false,
        dev: false,
      }),
      recordFiles(foreign),
      new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: /\.js$/ }),
      new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.js$/ }),
    ],
  };
}

/** Addresses are the store's, and what is mounted has a React of its own. */
function replaceRequests(compiler) {
  compiler.hooks.compilation.tap('replaceRequests', (_compilation, { normalModuleFactory }) => {
    normalModuleFactory.hooks.beforeResolve.tap('replaceRequests', (data) => {
      const { issuer, issuerLayer } = data.contextInfo;
      if (data.request === 'react/jsx-runtime' && !/jsx-runtime/.test(issuer))
        data.request = '@glow/shared/foreign/jsx-runtime';
      // federation takes the page's module for a shared request. With `!` (without loaders) it is another request
      else if (issuerLayer && SHARED.includes(data.request)) data.request = `!${data.request}`;
    });
  });
}

const recordFiles = (files) => (compiler) => {
  compiler.hooks.thisCompilation.tap('recordFiles', (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'recordFiles', stage }, () => {
      Object.assign(files, integrityByFile(compilation, /^(?!.*(\.(br|gz)|stats.*\.json)$)/));
    });
  });
};
