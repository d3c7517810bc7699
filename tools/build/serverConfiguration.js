import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedRequests } from './federationShared.js';

export function serverBundleFile(build) {
  return `server.${build}.cjs`;
}

/** The first existing file is the server entry. */
export const SERVER_ENTRIES = ['./src/server.tsx', './src/server.ts', './src/routes.tsx'];

/** Builds a package as one CommonJS file for the server, in which `.server` files replace modules of the browser. */
export function serverConfiguration({ base, name, isShell, build }) {
  return {
    ...base,
    name: `${name}-server`,
    target: 'node20',
    devtool: false,
    entry: { server: SERVER_ENTRIES.find((file) => existsSync(path.join(base.context, file))) },
    output: {
      path: base.output.path,
      filename: serverBundleFile(build),
      publicPath: `/assets/${name}/`,
      assetModuleFilename: base.output.assetModuleFilename,
      library: { type: 'commonjs2' },
    },
    externals: isShell ? {} : Object.fromEntries(sharedRequests.map((request) => [request, `commonjs2 ${request}`])),
    resolve: { ...base.resolve, extensions: ['.server.tsx', '.server.ts', '.server.js', ...base.resolve.extensions] },
    module: {
      ...base.module,
      parser: { javascript: { ...base.module.parser.javascript, dynamicImportMode: 'eager' } },
      generator: { ...base.module.generator, 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
