// npm run build -- --together: shell and remotes as one webpack application, published to single-bundle/dist, a releases folder
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { publishBuild } from '../server/src/releases/publishBuild';
import { RELEASE } from '../server/src/releases/buildFolder';
import { goLive, noPointers } from '../server/src/releases/pointers';
import { changeRegistry, readRegistryFile } from '../server/src/releases/registryFile';
import { buildIdOf } from '../shared/build/buildInputs.js';
import { packages, remotes, root } from '../shared/build/packages.js';
import { describeRelease } from '../shared/build/webpack.js';
import { configurations } from './configuration';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The releases folder of the single bundle. */
export const SINGLE_BUNDLE = path.join(FOLDER, 'dist');

/**
 * Builds the single bundle, unless this one is published already, and makes it live in its releases folder. The shell's build has
 * the code of the whole store; each remote has a release without files, which says what URLs it owns. The pictures must be there.
 */
export async function buildSingleBundle(): Promise<void> {
  const build = buildId();
  if (packages.some(({ name }) => !isPublished(name, build))) await publish(build);
  const since = new Date().toISOString();
  await changeRegistry(SINGLE_BUNDLE, (published) =>
    Object.fromEntries(packages.map(({ name }) => [name, goLive(published[name] ?? noPointers, build, since)])),
  );
}

/** A hash of the inputs of all packages and of this folder. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const target of packages) hash.update(buildIdOf(target));
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ts')))
    hash.update(readFileSync(path.join(FOLDER, file)));
  return hash.digest('hex').slice(0, 12);
}

function isPublished(name: string, build: string): boolean {
  return Boolean(readRegistryFile(SINGLE_BUNDLE).packages[name]?.builds[build]);
}

async function publish(build: string): Promise<void> {
  const output = path.join(root, '.cache/single-bundle');
  rmSync(output, { recursive: true, force: true });
  await compile(await configurations(build, path.join(output, 'shell')));
  for (const remote of remotes) {
    mkdirSync(path.join(output, remote.name));
    writeFileSync(path.join(output, remote.name, RELEASE), JSON.stringify(describeRelease({ ...remote, build })));
  }
  for (const { name } of packages)
    if (!isPublished(name, build)) await publishBuild(SINGLE_BUNDLE, path.join(output, name));
  rmSync(output, { recursive: true, force: true });
}

function compile(builds: Configuration[]): Promise<void> {
  const compiler = webpack(builds);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve());
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSingleBundle().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
