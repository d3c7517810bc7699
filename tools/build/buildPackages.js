import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { execa } from 'execa';
import webpack from 'webpack';
import { makeImages, printProgress, recordPictures } from './pictures/images.js';
import { whenParentEnds } from './dev/whenToldToStop.js';
import { buildIdOf } from './buildInputs.js';
import { findPackage, packages, readRelease, root, store } from './packages.js';

const script = fileURLToPath(import.meta.url);

export async function configurationOf({ folder }, mode, env = {}) {
  const { href } = pathToFileURL(path.join(root, folder, 'webpack.config.js'));
  return (await import(href)).default(env, { mode });
}

/** Builds packages one after another, because a process for each would load webpack again. */
async function buildAll(targets) {
  for (const { name, folder } of targets) {
    const start = Date.now();
    const compiler = webpack(await configurationOf({ folder }, 'production'));
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors())
      throw new Error(`GLOW-124 ${name} could not be built:\n${stats.toString('errors-warnings')}`);
    console.log(`  built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** Builds packages in this process, and every second one in another if there is more than one core. */
async function buildInTwo(targets) {
  const others = targets.filter((_target, index) => index % 2 === 1 && availableParallelism() > 1);
  const other =
    others.length > 0 &&
    execa(process.execPath, [script, '--these', ...others.map(({ name }) => name)], { cwd: root, stdio: 'inherit' });
  await Promise.all([buildAll(targets.filter((target) => !others.includes(target))), other]);
}

/** Builds the named packages (all without names) whose inputs have changed, and makes the pictures. */
export async function buildStale(names = [], { withPictures = true } = {}) {
  const pictures = await recordPictures();
  const stale = namedPackages(names).filter((target) => readRelease(target)?.build !== buildIdOf(store, target));
  if (stale.length > 0) console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all([buildInTwo(stale), withPictures && makeImages(pictures, printProgress)]);
}

const namedPackages = (names) => (names.length > 0 ? names.map(findPackage) : packages);

if (process.argv[1] === script) {
  whenParentEnds(() => process.exit(1));
  const options = { 'without-pictures': { type: 'boolean' }, these: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  try {
    if (values.these) await buildAll(namedPackages(positionals));
    else await buildStale(positionals, { withPictures: !values['without-pictures'] });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
