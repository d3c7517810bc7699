import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The remotes of `shared/remotes.json`. */
export const remotes = JSON.parse(readFileSync(path.join(root, 'shared/remotes.json'), 'utf8'));

/** The packages webpack builds: the shell and every remote. */
export const packages = [{ name: 'shell', folder: 'shell', port: 3000 }, ...remotes];

/** A path with forward slashes on all platforms, as TypeScript writes it. */
export function withSlashes(file) {
  return file.replaceAll(path.sep, '/');
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

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Hash of all build inputs of a package: equal sources give an equal hash on every platform (12 hex digits). */
export function sourceHash({ folder }) {
  const hash = createHash('sha256');
  const own = ['src', 'webpack.config.js', 'package.json'].map((part) => `${folder}/${part}`);
  const common = [
    'shared/src',
    'shared/build',
    'shared/package.json',
    'shared/remotes.json',
    'shared/contract.json',
    'shared/pictures.json',
    'shared/picture-colors.json',
    'shared/first-characters.json',
    'package.json',
    'package-lock.json',
  ];
  for (const part of [...own, ...common].filter((name) => existsSync(path.join(root, name)))) {
    for (const file of part.endsWith('.json') || part.endsWith('.js') ? [part] : filesBelow(part)) {
      hash.update(file).update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The release in a package's `dist` folder; undefined when it was never built. */
export function readRelease({ folder }) {
  const file = path.join(root, folder, 'dist/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
