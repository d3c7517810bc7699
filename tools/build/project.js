import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A repository whose packages are built and released: the store's, or that of one remote.
 * @typedef {{ root: string, isStore: boolean, packages: Package[], budgets: Record<string, Record<string, number>> }} Project
 *   `budgets` are those of screens by package name and screen, in bytes after brotli.
 * @typedef {{ name: string, folder: string, port: number, team?: string, prefixes: string[], withoutChrome?: string[],
 *   withQuietHeader?: string[], fragments?: Record<string, string>, opens?: Record<string, string>, backends?: string[],
 *   slots?: Record<string, object[]>, purchase?: { page: string, opens: string } }} Package `fragments` and `opens` are versions of
 *   fragments and of slots of its pages, by name. The remote with `purchase` is judged by what is bought on that page, and shows this
 *   fragment when something is added.
 */

/** The folder of `@glow/shared`. */
export function sharedFolder() {
  return path.dirname(createRequire(import.meta.url).resolve('@glow/shared/package.json'));
}

/** The content of a JSON file, whose path is joined. Throws a message for the user if it is no JSON. */
export function readJson(...names) {
  const file = path.join(...names);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch ({ message }) {
    throw new Error(`${file} cannot be read: ${message}`);
  }
}

/**
 * The store's repository, with the shell and the remotes of `shared/remotes.json`.
 * @returns {Project}
 */
export function storeProject() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    root,
    isStore: true,
    packages: [readJson(root, 'shared/shell.json'), ...readJson(root, 'shared/remotes.json')],
    budgets: readJson(root, 'shared/budgets.json').screens,
  };
}

/**
 * The repository of the one remote that the field `glow` of its `package.json` describes. Throws a message for the user if it does not.
 * @returns {Project}
 */
export function remoteProject(root = process.cwd()) {
  const { glow } = existsSync(path.join(root, 'package.json')) ? readJson(root, 'package.json') : {};
  const { name = '', team, prefixes, port, budgets = {} } = glow ?? {};
  if (!/^(?!shell$)[a-z][a-z0-9]*$/.test(name) || !team || !Array.isArray(prefixes) || !Number.isInteger(port))
    throw new Error(
      `${root} is no folder of a remote: its package.json needs the field "glow" with name (lower case letters and digits), team, prefixes and port.`,
    );
  return { root, isStore: false, packages: [{ ...glow, folder: '.' }], budgets: { [name]: budgets } };
}

/** What a build says of its package in `release.json`, besides its files. */
export function routesOf(found) {
  const { name, team, prefixes, withoutChrome = [], withQuietHeader = [], slots = {}, backends } = found;
  const routes = { team, prefixes: { [name]: prefixes }, withoutChrome, withQuietHeader, slots };
  return { ...routes, provides: providedBy(found), backends };
}

/** Versions of the fragments of a package and of the slots of its pages, by their full names. */
function providedBy({ name, fragments = {}, opens = {} }) {
  const versions = Object.entries({ ...fragments, ...opens });
  return Object.fromEntries(versions.map(([provided, version]) => [`${name}/${provided}`, version]));
}

/** Versions of all fragments and slots that `@glow/shared` and a project declare, by their full names. */
export function declaredVersions({ packages }) {
  const store = [readJson(sharedFolder(), 'shell.json'), ...readJson(sharedFolder(), 'remotes.json')];
  return Object.assign({}, ...[...store, ...packages].map(providedBy));
}

/** A path with forward slashes on all platforms, as TypeScript writes it. */
export function withSlashes(file) {
  return file.replaceAll(path.sep, '/');
}

/** Why nothing can be built in a folder, in one sentence: webpack reads some characters of its path as its own. */
export function pathProblem(folder) {
  const [character] = /[!?\\\p{Cc}]/u.exec(withSlashes(folder)) ?? [];
  if (character)
    return `Nothing can be built in ${folder}, because its path has ${JSON.stringify(character)} in it: move or rename the folder.`;
}

/** Finds a package by name or folder; throws when there is none. */
export function findPackage({ packages }, nameOrFolder) {
  const found = packages.find(({ name, folder }) => name === nameOrFolder || folder === nameOrFolder);
  if (!found)
    throw new Error(
      `There is no package '${nameOrFolder}': choose one of ${packages.map(({ name }) => name).join(', ')}.`,
    );
  return found;
}

/** The release in a package's `dist` folder; undefined when it was never built. */
export function readRelease({ root }, { folder }) {
  const file = path.join(root, folder, 'dist/release.json');
  return existsSync(file) ? readJson(file) : undefined;
}
