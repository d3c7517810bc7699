import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { BuildInputsPlugin } from '../shared/build/buildInputs.js';
import { remotes, root } from '../shared/build/packages.js';
import { SERVER_ENTRIES } from '../shared/build/serverConfiguration.js';
import { glow, MIN_COMMON_BYTES } from '../shared/build/webpack.js';

const ROUTES = ['./src/routes.tsx'];

/** Modules of the shell that load remotes, or are there for remotes of other builds: `remotes.ts` replaces them. */
const REPLACED = ['containers.ts', 'loadRemote.ts', 'loadRemote.server.ts', 'remoteRuntime.ts', 'shareScope.ts'];

/** The shell's configurations, for server and browser, with the remotes' modules in place of remote builds. */
export async function configurations(build: string, output: string): Promise<Configuration[]> {
  const [server, browser] = (await glow('shell')({ build }, { mode: 'production' })) as [Configuration, Configuration];
  return [
    { ...together(server, output, modulesOf(SERVER_ENTRIES)), entry: { server: ownFile('server.ts') } },
    {
      ...together(browser, output, `${modulesOf(ROUTES)}${fragments()}`),
      // screens are split as those of a remote are
      optimization: { ...browser.optimization, splitChunks: splitAsRemotes(browser) },
    },
  ];
}

function together(shell: Configuration, output: string, remotesModule: string): Configuration {
  const name = `${shell.name}-single-bundle`;
  return {
    ...shell,
    name,
    dependencies: shell.dependencies?.map((dependency) => `${dependency}-single-bundle`),
    // a page never has two builds, so the files that a change does not concern keep their names
    output: { ...shell.output, path: output, uniqueName: 'glow', chunkLoadingGlobal: 'glow_chunks' },
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, ...replacements() } },
    cache: typeof shell.cache === 'object' && { ...shell.cache, type: 'filesystem', name, version: remotesModule },
    plugins: [
      // the packages' own builds check what they are made of
      ...(shell.plugins ?? []).filter((plugin) => !(plugin instanceof BuildInputsPlugin)),
      new webpack.experiments.schemes.VirtualUrlPlugin({ remotes: remotesModule }),
    ],
  };
}

function splitAsRemotes({ optimization }: Configuration) {
  const { splitChunks } = optimization ?? {};
  return splitChunks && { ...splitChunks, minSize: MIN_COMMON_BYTES };
}

function replacements(): Record<string, string> {
  const replaced = REPLACED.map((file) => path.join(root, 'shell/src/federation', file));
  const missing = replaced.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} was moved: name it in single-bundle/configuration.ts.`);
  return Object.fromEntries(replaced.map((file) => [file, ownFile('remotes.ts')]));
}

/** The part of `virtual:remotes` with the first of these files that each remote has. */
function modulesOf(files: string[]): string {
  const loads = remotes.map(({ name, folder }) => {
    const found = files.map((file) => path.join(root, folder, file)).find((file) => existsSync(file));
    return `${JSON.stringify(name)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(found)}),`;
  });
  return `export const modules = {\n${loads.join('\n')}\n};\n`;
}

/** The part of `virtual:remotes` with the fragments that remotes expose. */
function fragments(): string {
  const loads = remotes.flatMap(({ name, folder, fragments: own = {} }) =>
    Object.entries(own).map(([fragment, file]) => {
      const found = JSON.stringify(path.join(root, folder, file));
      return `${JSON.stringify(`${name}/${fragment}`)}: () => import(/* webpackChunkName: "${fragment}" */ ${found}),`;
    }),
  );
  return `export const fragments = {\n${loads.join('\n')}\n};\n`;
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
