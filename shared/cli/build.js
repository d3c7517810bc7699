import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeImages } from '../build/images.js';
import { inParallel } from '../build/inParallel.js';
import { buildIdOf } from '../build/buildInputs.js';
import { findPackage, packages, readRelease, root } from '../build/packages.js';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/** Number of concurrent builds. */
const CONCURRENT_BUILDS = 2;

function isStale(target) {
  return readRelease(target)?.build !== buildIdOf(target);
}

function build(name, args, folder) {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(process.execPath, args, {
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

function buildPackage({ name, folder }) {
  return build(name, [webpackCli, '--mode', 'production'], folder);
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
  await inParallel(stale, CONCURRENT_BUILDS, buildPackage);
}

/** Makes the pictures and builds all packages as one application (`single-bundle`). */
async function buildTogether() {
  await makePictures();
  await build('one bundle', ['--import', 'tsx', 'build.ts'], 'single-bundle');
}

/** What the command line asks for; throws where it cannot be done. */
async function buildAsAsked() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { together: { type: 'boolean' } } });
  if (!values.together) return buildStale(positionals);
  if (positionals.length > 0) throw new Error('--together builds all packages as one: name none.');
  return buildTogether();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildAsAsked();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
