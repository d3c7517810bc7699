import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { readJson, root } from '../build/packages.js';
import { withSlashes } from '../build/project.js';
import { bundle, bundleLibraries, libraries } from './libraries.js';

const shared = path.join(root, 'shared');
const stage = path.join(root, `.cache/packages-${process.pid}`);
const compiled = path.join(stage, 'compiled');
const target = path.join(root, 'packages');

/** Files of `tools` that `@glow/build` contains. */
const COPIED = `build jest checks/lintPlugin.js checks/lintRules.js
  remote/webpackConfiguration.js remote/jest.js remote/lint.js`.split(/\s+/);

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Compiles `shared` and jest's set-up, without tests, to JavaScript and declarations. */
async function compile() {
  const configuration = path.join(stage, 'tsconfig.json');
  writeJson(configuration, {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: false, declaration: true, allowJs: false, rootDir: root, outDir: compiled },
    include: [path.join(shared, 'src'), path.join(root, 'tools/jest/*.ts'), path.join(shared, 'types.d.ts')],
    exclude: [path.join(shared, '**/*.test.ts'), path.join(shared, '**/*.test.tsx')],
  });
  await execa(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', configuration]);
}

/** Packs a folder. `content` in its `package.json` is the hash of its files, which the build ids of remotes contain. */
async function pack(folder, description) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort())
    hash.update(withSlashes(path.relative(folder, file))).update(readFileSync(file));
  writeJson(path.join(folder, 'package.json'), { ...description, content: hash.digest('hex') });
  const { stdout } = await execa('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder });
  return path.join(target, JSON.parse(stdout)[0].filename);
}

/** The contracts, the UI kit, the test kit and the page in which a remote runs alone. */
function packShared({ version, dependencies }) {
  const folder = path.join(stage, 'shared');
  cpSync(path.join(compiled, 'shared'), folder, { recursive: true });
  const scripts = ['integrityOf.js', 'slotProblems.js', 'sourceText.js'];
  for (const file of ['contract.json', 'shell.json', 'remotes.json', ...scripts, 'assets/brand'])
    cpSync(path.join(shared, file), path.join(folder, file), { recursive: true });
  return pack(folder, {
    name: '@glow/shared',
    version,
    sideEffects: false,
    exports: {
      './package.json': './package.json',
      './contract.json': './contract.json',
      './integrity': './integrityOf.js',
      './slot-problems': './slotProblems.js',
      './source-text': './sourceText.js',
      './remotes.json': './remotes.json',
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
    },
    dependencies,
  });
}

/** The webpack configuration, jest preset and lint rules of remotes, and the command `glow`. */
async function packBuild({ version }) {
  const folder = path.join(stage, 'build');
  for (const file of COPIED) cpSync(path.join(root, 'tools', file), path.join(folder, file), { recursive: true });
  cpSync(path.join(compiled, 'tools/jest'), path.join(folder, 'jest'), { recursive: true });
  await bundle({
    entryPoints: [path.join(root, 'tools/remote/remoteCommands.ts')],
    outfile: path.join(folder, 'cli/glow.js'),
    format: 'esm',
    external: ['oxfmt'],
    // CommonJS libraries `require` Node's modules
    banner: { js: "import { createRequire as from } from 'node:module';\nconst require = from(import.meta.url);" },
  });
  for (const program of ['web/rendering/renderWorker.js', 'releases/publishing/stockAdapter.js'])
    cpSync(path.join(root, 'server/src', program), path.join(folder, 'cli', path.basename(program)));
  cpSync(path.join(root, 'tools/templates/new-fragment'), path.join(folder, 'cli/new-fragment'), { recursive: true });
  await bundleLibraries(folder);
  const [entry, outfile] = [path.join(root, 'tools'), folder].map((of) => path.join(of, 'jest/screenEnvironment.cjs'));
  const define = { 'require.resolve': 'undefined' };
  // the message of a failed query names elements by their classes
  await bundle({ entryPoints: [entry], outfile, external: ['canvas'], define, keepNames: true });
  // pages of the shell only have a subset of a font
  writeFileSync(path.join(folder, 'build/subsetFont.js'), 'export default (font) => font;\nexport const raw = true;\n');
  const { compilerOptions } = readJson('tsconfig.json');
  // declares the theme of styled parts
  const types = [...compilerOptions.types, '@glow/shared/theme'];
  for (const file of ['types.d.ts', 'browser.d.ts']) cpSync(path.join(shared, file), path.join(folder, file));
  const configuration = { compilerOptions: { ...compilerOptions, types }, files: ['types.d.ts'] };
  writeJson(path.join(folder, 'tsconfig.json'), configuration);
  return pack(folder, {
    name: '@glow/build',
    version,
    type: 'module',
    bin: { glow: './cli/glow.js' },
    exports: {
      '.': './remote/webpackConfiguration.js',
      './jest': './remote/jest.js',
      './lint': './remote/lint.js',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    bundleDependencies: libraries.bundled,
    dependencies: libraries.dependencies,
    peerDependencies: { '@glow/shared': version },
  });
}

/** Makes the packages for a remote's own repository; resolves with their files, `@glow/shared` first. */
export async function makePackages() {
  for (const folder of [stage, target]) mkdirSync(folder, { recursive: true });
  try {
    console.log('Compiling @glow/shared …');
    await compile();
    console.log('Packing @glow/shared and @glow/build …');
    const description = readJson('shared/package.json');
    return [await packShared(description), await packBuild(description)];
  } finally {
    // a second package of the same name confuses jest
    rmSync(stage, { recursive: true, force: true });
  }
}
