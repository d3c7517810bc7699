import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the store's repository, where this file is a part of it. */
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the project is the store's repository; else it is that of one remote, which has this file from a package. */
export const isRepository = existsSync(path.join(repository, 'shared/remotes.json'));

/** The project's root folder: the store's repository, or the folder of one remote. */
export const root = isRepository ? repository : process.cwd();

/** The folder of `@glow/shared`. */
export const shared = isRepository
  ? path.join(root, 'shared')
  : path.dirname(createRequire(path.join(root, 'package.json')).resolve('@glow/shared/package.json'));

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/**
 * @typedef {{ name: string, folder: string, port: number, team?: string, prefixes: string[], withoutChrome?: string[],
 *   withQuietHeader?: string[], fragments?: Record<string, string> }} Package
 */

/**
 * The remotes of the project: those of `shared/remotes.json`, or the one of the field `glow` in `package.json`.
 * @type {Package[]}
 */
export const remotes = isRepository ? readJson('shared/remotes.json') : [{ ...ownManifest(), folder: '.' }];

/**
 * The packages webpack builds: the shell and every remote.
 * @type {Package[]}
 */
export const packages = isRepository
  ? [{ name: 'shell', folder: 'shell', port: 3000, prefixes: readJson('shell/package.json').glow.prefixes }, ...remotes]
  : remotes;

/** What the remote of this project says of itself. Throws a message for the user where it does not. */
function ownManifest() {
  const { glow } = existsSync(path.join(root, 'package.json')) ? readJson('package.json') : {};
  const { name = '', team, prefixes, port } = glow ?? {};
  if (!/^(?!shell$)[a-z][a-z0-9]*$/.test(name) || !team || !Array.isArray(prefixes) || !Number.isInteger(port))
    throw new Error(
      `${root} is no folder of a remote: its package.json needs the field "glow" with name (lower case letters and digits), team, prefixes and port.`,
    );
  return glow;
}

/** What a build says of its remote in `release.json`: who owns it, and its URLs. */
export function routesOf({ name, team, prefixes, withoutChrome = [], withQuietHeader = [] }) {
  return { team, prefixes: { [name]: prefixes }, withoutChrome, withQuietHeader };
}

/** Budgets of a package's screens in bytes after brotli, by name. */
export function budgetsOf(name) {
  const budgets = isRepository ? readJson('e2e/performance/budgets.json').screens[name] : ownManifest().budgets;
  return budgets ?? {};
}

/** A path with forward slashes on all platforms, as TypeScript writes it. */
export function withSlashes(file) {
  return file.replaceAll(path.sep, '/');
}

/** Why nothing can be built in a folder, in one sentence: webpack reads some characters of its path as its own. */
export function pathProblem(folder = root) {
  const [character] = /[!?\\\p{Cc}]/u.exec(withSlashes(folder)) ?? [];
  if (character)
    return `Nothing can be built in ${folder}, because its path has ${JSON.stringify(character)} in it: move or rename the folder.`;
}

/** Finds a package by name or folder; throws when there is none. */
export function findPackage(nameOrFolder) {
  const found = packages.find(({ name, folder }) => name === nameOrFolder || folder === nameOrFolder);
  if (!found)
    throw new Error(
      `There is no package '${nameOrFolder}': choose one of ${packages.map(({ name }) => name).join(', ')}.`,
    );
  return found;
}

/** The release in a package's `dist` folder; undefined when it was never built. */
export function readRelease({ folder }) {
  const file = path.join(root, folder, 'dist/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
