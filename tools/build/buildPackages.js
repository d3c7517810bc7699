import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeImages } from './images.js';
import { inParallel } from './inParallel.js';
import { buildIdOf } from './buildInputs.js';
import { findPackage, packages, readRelease, root, store } from './packages.js';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/** Number of concurrent builds. */
const CONCURRENT_BUILDS = 2;

function isStale(target) {
  return readRelease(target)?.build !== buildIdOf(store, target);
}

function build({ name, folder }) {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(process.execPath, [webpackCli, '--mode', 'production'], {
      cwd: path.join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${name} could not be built:\n${output}`));
      console.log(`  built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

function makePictures() {
  return makeImages((done, all) => {
    if (done === 1) console.log(`Making pictures of ${all} masters …`);
    if (done === all || done % 10 === 0) console.log(`  ${done} of ${all}`);
  });
}

/** Makes the pictures and builds the named packages (all without names) whose sources changed since their last build. */
export async function buildStale(names = []) {
  await makePictures();
  const stale = (names.length ? names.map(findPackage) : packages).filter(isStale);
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await inParallel(stale, CONCURRENT_BUILDS, build);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildStale(parseArgs({ allowPositionals: true }).positionals);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
