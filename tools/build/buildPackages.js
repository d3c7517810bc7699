import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import webpack from 'webpack';
import { makeImages, printProgress, recordPictures } from './images.js';
import { whenParentEnds } from './dev/whenToldToStop.js';
import { buildIdOf } from './buildInputs.js';
import { findPackage, packages, readRelease, root, store } from './packages.js';

/** The configuration of webpack that a package has, in a mode. */
export async function configurationOf({ folder }, mode, env = {}) {
  const file = path.join(root, folder, 'webpack.config.js');
  const { default: configure } = await import(pathToFileURL(file).href);
  return configure(env, { mode });
}

async function build(target) {
  const { name } = target;
  const start = Date.now();
  const compiler = webpack(await configurationOf(target, 'production'));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(`${name} could not be built:\n${stats.toString('errors-warnings')}`);
  console.log(`  built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** Builds one after the other in this process: a process for each would load and warm up webpack again. */
async function buildAll(targets) {
  for (const target of targets) await build(target);
}

/** Makes the pictures and builds the named packages (all without names) whose sources changed since their last build. */
export async function buildStale(names = []) {
  const pictures = await recordPictures();
  const stale = (names.length ? names.map(findPackage) : packages).filter(
    (target) => readRelease(target)?.build !== buildIdOf(store, target),
  );
  if (stale.length > 0) console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all([buildAll(stale), makeImages(pictures, printProgress)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  whenParentEnds(() => process.exit(1));
  try {
    await buildStale(parseArgs({ allowPositionals: true }).positionals);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
