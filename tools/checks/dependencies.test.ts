import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../build/packages.js';
import { libraries } from '../remote/libraries.js';

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: string[];
}

const ROOT = '.';
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
const listedIn = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies });

const tools = readManifest(ROOT);
const folders = [ROOT, ...(tools.workspaces ?? [])];
const sources = ts.sys
  .readDirectory(
    root,
    ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    // projects of other teams have lists of their own
    ['**/node_modules', '**/dist', '**/.*', 'releases', 'test-results', 'e2e/interop/*-*'],
  )
  .map((file) => path.relative(root, file).replaceAll(path.sep, '/'));

const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? ROOT;

/** Names of the packages that a source imports, also lazily or by `require`. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^[./]|^(?:node|virtual):/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

const imports = sources.flatMap((file) => importsOf(file).map((name) => ({ file, folder: folderOf(file), name })));
const configuration = sources
  .filter((file) => /^tools\/|config\.[cm]?[jt]s$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Whether a package uses a listed one: in an import, a script or configuration, as another's peer, or as types. */
function isUsed(name: string, folder: string, manifest: Manifest): boolean {
  const type = /^@types\/(.+)$/.exec(name)?.[1];
  if (type) return ['node', 'jest'].includes(type) || imports.some((found) => found.name === type);
  const isOfTools = folder === ROOT;
  if (imports.some((found) => found.name === name && (isOfTools || found.folder === folder))) return true;
  const commands = Object.values(manifest.scripts ?? {}).join(' ');
  if (new RegExp(`(?:^|[\\s/])${name}(?=[\\s/]|$)`, 'm').test(commands)) return true;
  if (isOfTools && new RegExp(`['"/]${name}['"/]`).test(configuration)) return true;
  return Object.keys(listedIn(manifest)).some((other) => name in (peersOf(other) ?? {}));
}

function peersOf(name: string): Record<string, string> | undefined {
  const file = path.join('node_modules', name);
  return existsSync(path.join(root, file, 'package.json')) ? readManifest(file).peerDependencies : undefined;
}

test.each(folders)('%s lists exact versions only', (folder) => {
  const loose = Object.entries(listedIn(readManifest(folder))).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('packages that list the same dependency list the same version', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const [name, version] of Object.entries(listedIn(readManifest(folder))))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

test.each(folders)('%s uses every dependency that it lists', (folder) => {
  const manifest = readManifest(folder);
  expect(Object.keys(listedIn(manifest)).filter((name) => !isUsed(name, folder, manifest))).toEqual([]);
});

test('every import is listed by its package, or by the root, which lists the tools of all', () => {
  const unlisted = imports.filter(({ folder, name }) => {
    const manifest = readManifest(folder);
    const isOwn = name === manifest.name || (folder === ROOT && name.startsWith('@glow/'));
    return !isOwn && !(name in listedIn(manifest)) && !(name in listedIn(tools));
  });
  expect(unlisted.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

/** The packages, with versions, that libraries need; of those for one platform only, none. */
function installedFor(names: string[]): Set<string> {
  type Installed = Manifest & { version: string; os?: string[] };
  const lock: Record<string, Installed> = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const [places, found] = [new Set<string>(), new Set<string>()];
  const add = (from: string, name: string): void => {
    const place = `${from}node_modules/${name}`;
    const installed = lock[place];
    if (!installed && from) return add(from.slice(0, from.lastIndexOf('node_modules/')), name);
    if (!installed || installed.os || places.has(place)) return;
    places.add(place);
    found.add(`${name}@${installed.version}`);
    for (const needed of Object.keys(installed.dependencies ?? {})) add(`${place}/`, needed);
  };
  for (const name of names) add('', name);
  return found;
}

test('a repository of its own installs at most 440 packages, and some for its platform', () => {
  const { bundled, dependencies } = libraries;
  const needed = Object.keys({ ...dependencies, ...readManifest('shared').dependencies });
  const installed = installedFor(needed.filter((name) => !bundled.includes(name)));
  expect(installed.size + bundled.length).toBeLessThanOrEqual(440);
});
