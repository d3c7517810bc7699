import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedRequests } from './federationShared.js';
import { routesOf, sharedFolder, withSlashes } from './project.js';
import { SERVER_ENTRIES } from './serverConfiguration.js';
import { ts } from './typescript.js';

const LOCK = 'package-lock.json';

/** Inputs besides modules. The `package.json` of an installed `@glow/shared` or `@glow/build` has its hash. */
function configurationOf({ root, isStore }) {
  if (isStore)
    return [
      'tools/build/storeWebpack.js',
      'tools/build/subsetFont.js',
      'tools/build/pureComponents.js',
      'shared/contract.json',
      LOCK,
    ];
  const installed = [sharedFolder(), fileURLToPath(new URL('..', import.meta.url))];
  return [
    ...installed.map((folder) => withSlashes(path.relative(root, path.join(folder, 'package.json')))),
    ...[LOCK].filter((file) => existsSync(path.join(root, file))),
  ];
}

/** Used by development servers only. */
const DEVELOPMENT = 'tools/build/dev/';

const EXTENSIONS = ['', '.tsx', '.ts', '.js', '.server.tsx', '.server.ts', '.foreign.tsx'];
const SHARED = '@glow/shared/';
const FOREIGN = ['@glow/shared/foreign', '@glow/shared/foreign/jsx-runtime'];
const exported = JSON.parse(readFileSync(path.join(sharedFolder(), 'package.json'), 'utf8')).exports;

const importsByFile = new Map();

function importsOf({ root }, file) {
  const known = importsByFile.get(file);
  if (known) return known;
  const found = ts
    .preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName.split('?')[0]);
  importsByFile.set(file, found);
  return found;
}

/** The files of an import: none for a library, two if the server has its own variant. */
function resolve(project, request, importer, isWhole) {
  if (request.startsWith(SHARED)) {
    if (!project.isStore || (!isWhole && sharedRequests.includes(request))) return [];
    const entryPoint = request.slice(SHARED.length);
    return filesAt(project, path.posix.join('shared', exported[`./${entryPoint}`] ?? `src/${entryPoint}/index.ts`));
  }
  if (!request.startsWith('.')) return [];
  return filesAt(project, path.posix.join(path.posix.dirname(importer), request));
}

function filesAt({ root }, file) {
  return EXTENSIONS.map((extension) => file + extension).filter(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(path.join(root, candidate)),
  );
}

/** Modules and configuration of a package's production build, sorted, relative to the repository with slashes. */
export function inputsOf(project, { name, folder, anyHost }) {
  const isShell = name === 'shell';
  const own = [isShell ? './src/index.ts' : './src/routes.tsx', ...SERVER_ENTRIES].flatMap((file) =>
    filesAt(project, path.posix.join(folder, file)),
  );
  const inputs = new Set();
  const foreign = anyHost ? [...FOREIGN, ...Object.values(anyHost)] : [];
  own.push(...foreign.flatMap((request) => resolve(project, request, `${folder}/package.json`, true)));
  const waiting = [...own, `${folder}/package.json`, `${folder}/webpack.config.js`, ...configurationOf(project)];
  for (const file of waiting) {
    if (inputs.has(file) || file.startsWith(DEVELOPMENT)) continue;
    inputs.add(file);
    if (/\.(tsx?|js)$/.test(file))
      waiting.push(
        ...importsOf(project, file).flatMap((request) => resolve(project, request, file, isShell || anyHost)),
      );
  }
  return [...inputs].sort();
}

/**
 * A hash of a build's inputs and of its remote's description: 12 hex digits, equal on every platform.
 * @param {import('./project.js').Project} project
 * @param {import('./project.js').Package} target
 * @param {(file: string) => string | Buffer} [readInput]
 */
export function buildIdOf(project, target, readInput = (file) => readFileSync(path.join(project.root, file))) {
  const hash = createHash('sha256').update(JSON.stringify(routesOf(target)));
  for (const file of inputsOf(project, target)) {
    const content = readInput(file);
    hash.update(file).update(file === LOCK ? librariesIn(content) : content);
  }
  return hash.digest('hex').slice(0, 12);
}

/** The libraries of a lock file, without the repository's packages, so that a new remote changes no other build. */
function librariesIn(lock) {
  return JSON.stringify(
    Object.entries(JSON.parse(lock).packages).filter(([name, { link }]) => /node_modules\//.test(name) && !link),
  );
}

/**
 * Fails a build that reads a module that is no input of its id.
 * @param {import('./project.js').Package & { project: import('./project.js').Project }} target
 */
export const requireInputs = (target) => (compiler) => {
  const { root } = target.project;
  const inputs = new Set(inputsOf(target.project, target));
  compiler.hooks.compilation.tap('requireInputs', (compilation) => {
    compilation.hooks.finishModules.tap('requireInputs', (modules) => {
      for (const { resource = '' } of modules) {
        const file = withSlashes(path.relative(root, resource.split('?')[0]));
        if (resource.startsWith(root) && !file.includes('node_modules/') && !inputs.has(file))
          compilation.errors.push(
            new Error(`GLOW-102 ${file} is built, but not imported by name: write \`import name from './…'\`.`),
          );
      }
    });
  });
};
