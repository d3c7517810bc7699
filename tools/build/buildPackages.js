import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { makeImages, printProgress, recordPictures } from './images.js';
import { inParallel } from './inParallel.js';
import { buildIdOf } from './buildInputs.js';
import { findPackage, packages, readRelease, root, store } from './packages.js';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/** Number of concurrent builds. */
const CONCURRENT_BUILDS = 2;

function isStale(target) {
  return readRelease(target)?.build !== buildIdOf(store, target);
}

async function build({ name, folder }) {
  const { failed, all, durationMs } = await execa(process.execPath, [webpackCli, '--mode', 'production'], {
    cwd: path.join(root, folder),
    env: { NODE_ENV: 'production' },
    all: true,
    reject: false,
  });
  if (failed) throw new Error(`${name} could not be built:\n${all}`);
  console.log(`  built ${name} in ${(durationMs / 1000).toFixed(1)} s`);
}

/** Makes the pictures and builds the named packages (all without names) whose sources changed since their last build. */
export async function buildStale(names = []) {
  const pictures = await recordPictures();
  const stale = (names.length ? names.map(findPackage) : packages).filter(isStale);
  if (stale.length > 0) console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all([inParallel(stale, CONCURRENT_BUILDS, build), makeImages(pictures, printProgress)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildStale(parseArgs({ allowPositionals: true }).positionals);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
