import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../build/packages.js';
import { withSlashes } from '../build/project.js';

/** Makes the two packages that a remote in a repository of its own needs: `npm run packages`. */

const shared = path.join(root, 'shared');
const stage = path.join(root, `.cache/packages-${process.pid}`);
const compiled = path.join(stage, 'compiled');
const target = path.join(root, 'packages');

/** Of the store's repository only: browser tests, pictures, the server. */
const STORE_ONLY = /playwright|^fast-check$|^sharp$|^typescript-native$|^@types\/(negotiator|pg|semver)$/;

/** Parts of `tools/build` that only the store's repository needs. */
const STORE_ONLY_FILES = ['images.js', 'pictures.js'];

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: program === 'npm.cmd' });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} has failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Compiles the sources of `shared`, without their tests, to JavaScript and declarations. */
function compile() {
  const configuration = path.join(stage, 'tsconfig.json');
  writeJson(configuration, {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: false, declaration: true, allowJs: false, rootDir: shared, outDir: compiled },
    include: [path.join(shared, 'src'), path.join(shared, 'build/jest.*.ts'), path.join(shared, 'types.d.ts')],
    exclude: [path.join(shared, '**/*.test.ts'), path.join(shared, '**/*.test.tsx')],
  });
  run(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', configuration], root);
}

/** Packs a folder. `content` in its `package.json` is the hash of its files, which the build ids of remotes contain. */
function pack(folder, description) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort())
    hash.update(withSlashes(path.relative(folder, file))).update(readFileSync(file));
  writeJson(path.join(folder, 'package.json'), { ...description, content: hash.digest('hex') });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [{ filename }] = JSON.parse(run(npm, ['pack', '--json', '--pack-destination', target], folder));
  console.log(path.join(target, filename));
}

/** The contracts, the UI kit, the test kit and the bench on which a remote runs alone. */
function packShared({ version, dependencies }) {
  const folder = path.join(stage, 'shared');
  cpSync(compiled, folder, { recursive: true, filter: (file) => file !== path.join(compiled, 'build') });
  for (const file of ['contract.json', 'assets/brand'])
    cpSync(path.join(shared, file), path.join(folder, file), { recursive: true });
  pack(folder, {
    name: '@glow/shared',
    version,
    sideEffects: false,
    exports: {
      './package.json': './package.json',
      './contract.json': './contract.json',
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
    },
    dependencies,
  });
}

/** The webpack configuration, jest preset and lint rules of remotes, and the command `glow`. */
async function packBuild({ version }) {
  const folder = path.join(stage, 'build');
  const isPacked = (file) => !STORE_ONLY_FILES.includes(path.basename(file)) && !file.endsWith('.ts');
  cpSync(path.join(shared, 'build'), path.join(folder, 'build'), { recursive: true, filter: isPacked });
  cpSync(path.join(compiled, 'build'), path.join(folder, 'build'), { recursive: true });
  for (const file of ['glow.js', 'status.js']) cpSync(path.join(shared, 'cli', file), path.join(folder, 'cli', file));
  await bundleReleases(path.join(folder, 'cli/releases.js'));
  const { compilerOptions } = readJson('tsconfig.json');
  // declares the theme of styled parts
  const types = [...compilerOptions.types, '@glow/shared/theme'];
  writeJson(path.join(folder, 'tsconfig.json'), { compilerOptions: { ...compilerOptions, types } });
  const { devDependencies } = readJson('package.json');
  pack(folder, {
    name: '@glow/build',
    version,
    type: 'module',
    bin: { glow: './cli/glow.js' },
    exports: {
      '.': './build/webpack.js',
      './jest': './build/jestPreset.js',
      './lint': './build/lintRules.js',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(Object.entries(devDependencies).filter(([name]) => !STORE_ONLY.test(name))),
    peerDependencies: { '@glow/shared': version },
  });
}

/** The release commands of the server in one file; the project's packages are those of the folder that it is called in. */
async function bundleReleases(outfile) {
  await build({
    entryPoints: [path.join(root, 'tools/release/command.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // libraries of CommonJS ask for Node's modules
    banner: { js: "import { createRequire as from } from 'node:module';\nconst require = from(import.meta.url);" },
    plugins: [
      {
        name: 'packages-of-the-project',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^@glow\/shared\/packages$/ }, () => ({ path: '../build/packages.js', external: true })),
      },
    ],
  });
}

for (const folder of [stage, target]) mkdirSync(folder, { recursive: true });
try {
  compile();
  const description = readJson('shared/package.json');
  packShared(description);
  await packBuild(description);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  // another package of the same name confuses jest
  rmSync(stage, { recursive: true, force: true });
}
