import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The store's repository, or the repository of one remote. `budgets` are by package and screen, in bytes after brotli.
 * @typedef {{ root: string, isStore: boolean, packages: Package[],
 *   budgets: Record<string, Record<string, number>> }} Project
 * @typedef {{ name: string, folder: string, port: number, team?: string, prefixes: string[], withoutChrome?: string[],
 *   withOwnMain?: string[], withQuietHeader?: string[], fragments?: Record<string, string>, opens?: Record<string, string>,
 *   anyHost?: Record<string, string>, backends?: string[], slots?: Record<string, object[]>, purchase?: { page: string, opens: string } }} Package
 *   `fragments` and `opens` are versions of fragments and of its pages' slots, by name. `anyHost` are modules of
 *   fragments that other hosts may show, by name. `purchase` names
 *   the page whose orders judge the remote, and the fragment that the remote opens when something is added.
 */

export function sharedFolder() {
  return path.dirname(createRequire(import.meta.url).resolve('@glow/shared/package.json'));
}

/** Joins the names to the path of a file. Throws a message for the user if the file is no JSON. */
export function readJson(...names) {
  const file = path.join(...names);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch ({ message }) {
    throw new Error(`GLOW-112 ${file} cannot be read: ${message}`);
  }
}

/** @returns {Project} the store's repository, with the shell and the remotes of `shared/remotes.json` */
export function storeProject() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    root,
    isStore: true,
    packages: [readJson(root, 'shared/shell.json'), ...readJson(root, 'shared/remotes.json')],
    budgets: readJson(root, 'shared/budgets.json').screens,
  };
}

/** @returns {Project} as `glow` in `package.json`, or what was published, describes it. Throws a message for the user if it does not. */
export function remoteProject(root = process.cwd()) {
  const read = (file) => existsSync(path.join(root, file)) && readJson(root, file);
  const stock = read('glow.publish.json') && { port: 0, ...read('glow.publish.json') };
  const { glow = stock } = read('package.json') || {};
  const { name = '', team, prefixes, port, budgets = {} } = glow ?? {};
  if (!/^(?!shell$)[a-z][a-z0-9]*$/.test(name) || !team || !Array.isArray(prefixes) || !Number.isInteger(port))
    throw new Error(
      `GLOW-113 ${root} is no folder of a remote: its package.json needs the field "glow" with name (lower case letters and digits), team, prefixes and port.`,
    );
  return { root, isStore: false, packages: [{ ...glow, folder: '.' }], budgets: { [name]: budgets } };
}

/** The fields of `release.json` that describe the package. */
export function routesOf(found) {
  const { name, team, prefixes, withoutChrome = [], withOwnMain = [], withQuietHeader = [], slots = {} } = found;
  const routes = { team, prefixes: { [name]: prefixes }, withoutChrome, withOwnMain, withQuietHeader, slots };
  return { ...routes, provides: providedBy(found), backends: found.backends, anyHost: found.anyHost };
}

/** Versions of a package's fragments and of its pages' slots, by full name. */
function providedBy({ name, fragments = {}, opens = {} }) {
  const versions = Object.entries({ ...fragments, ...opens });
  return Object.fromEntries(versions.map(([provided, version]) => [`${name}/${provided}`, version]));
}

/** Versions of all fragments and slots that `@glow/shared` and a project declare, by full name. */
export function declaredVersions({ packages }) {
  const store = [readJson(sharedFolder(), 'shell.json'), ...readJson(sharedFolder(), 'remotes.json')];
  return Object.assign({}, ...[...store, ...packages].map(providedBy));
}

/** A path with forward slashes on all platforms, as TypeScript writes it. */
export function withSlashes(file) {
  return file.replaceAll(path.sep, '/');
}

/** Why nothing can be built in a folder; undefined if it can. Webpack gives some characters of a path a meaning. */
export function pathProblem(folder) {
  const [character] = /[!?\\\p{Cc}]/u.exec(withSlashes(folder)) ?? [];
  if (character)
    return `GLOW-114 Nothing can be built in ${folder}, because its path has ${JSON.stringify(character)} in it: move or rename the folder.`;
}

/** Finds a package by name or folder; throws if there is none. */
export function findPackage({ packages }, given) {
  const found = packages.find(({ name, folder }) => name === given || folder === given);
  if (!found)
    throw new Error(`GLOW-115 There is no package '${given}', only ${packages.map(({ name }) => name).join(', ')}.`);
  return found;
}

/** The release in a package's `dist` folder; undefined if it was never built. */
export function readRelease({ root }, { folder }) {
  const file = path.join(root, folder, 'dist/release.json');
  return existsSync(file) ? readJson(file) : undefined;
}
