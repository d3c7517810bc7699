import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { offeredVersions } from '../../tools/build/federationShared.js';
import { repository } from '../store';

/** URL path of the built files. */
export const STOCK_PATH = '/stock/';

/** Builds a host or a container with the plugin's own runtime and default settings; returns the files' folder. */
export function buildStock(kind: 'host' | 'remote'): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-stock-'));
  const isHost = kind === 'host';
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const compiler = webpack({
    name: `stock-${kind}`,
    context: repository,
    mode: 'production',
    devtool: false,
    entry: isHost ? { host: file('stockHost.tsx') } : {},
    output: { path: folder, publicPath: STOCK_PATH, uniqueName: `stock_${kind}` },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: isHost ? 'stock_host' : 'glow_blog',
        filename: isHost ? undefined : 'remoteEntry.js',
        exposes: isHost ? undefined : { './routes': file('stockRemote.tsx') },
        shared: Object.fromEntries(
          Object.entries(offeredVersions).map(([request, version]) => [
            request,
            { singleton: true, version, requiredVersion: `^${version}`, eager: isHost },
          ]),
        ),
        manifest: false,
        dts: false,
      }),
    ],
    performance: { hints: false },
  } satisfies Configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(folder));
    });
  });
}
