import CompressionPlugin from 'compression-webpack-plugin';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { glow } from '../../shared/build/webpack.js';
import { repository } from '../store';

/** The same app as one webpack build, without federation. */
export interface SingleBuild {
  folder: string;
  /** URLs of the scripts that start it, in order. */
  scripts: string[];
  /** URLs of the chunks of the screen of that name. */
  chunksOf(screen: string): string[];
}

/** URL path of the single build's files. */
export const SINGLE_PATH = '/assets/single/';

/** Builds shell and remotes as one: the shell's configuration without federation, its remote loading replaced by imports. */
export async function buildSingle(): Promise<SingleBuild> {
  const folder = path.join(repository, '.cache/bench/single');
  const compilation = await run(await configuration(folder));

  function urlsOf(name: string): string[] {
    const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
    return files.filter((file) => file.endsWith('.js')).map((file) => SINGLE_PATH + file);
  }

  return { folder, scripts: urlsOf('main'), chunksOf: urlsOf };
}

async function configuration(folder: string): Promise<Configuration> {
  const [, shell] = (await glow('shell')({}, { mode: 'production' })) as [Configuration, Configuration];
  const withoutFederation = fileURLToPath(new URL('withoutFederation.ts', import.meta.url));
  return {
    ...shell,
    name: 'single',
    dependencies: [],
    output: { ...shell.output, path: folder, clean: true, publicPath: SINGLE_PATH, uniqueName: 'glow_single' },
    // the store rendered the page's styles, which reference the shell's fonts
    module: { ...shell.module, generator: { 'asset/resource': { emit: false, publicPath: '/assets/shell/' } } },
    cache: typeof shell.cache === 'object' && { ...shell.cache, type: 'filesystem', name: 'single' },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => plugin instanceof CompressionPlugin),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/\w+$/, (resource: { request: string }) => {
        resource.request = withoutFederation;
      }),
    ],
  };
}

function run(configured: Configuration): Promise<webpack.Compilation> {
  const compiler = webpack(configured);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(stats.compilation));
    });
  });
}
