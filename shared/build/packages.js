import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The remotes of `shared/remotes.json`.
 * @type {{ name: string, folder: string, port: number, prefixes: string[], fragments?: Record<string, string> }[]}
 */
export const remotes = JSON.parse(readFileSync(path.join(root, 'shared/remotes.json'), 'utf8'));

/** The packages webpack builds: the shell and every remote. */
export const packages = [{ name: 'shell', folder: 'shell', port: 3000, prefixes: shellPrefixes() }, ...remotes];

/** URL prefixes that the shell answers itself. */
function shellPrefixes() {
  return JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8')).glow.prefixes;
}

/** What a build says of its remote in `release.json`: who owns it, and its URLs. */
export function routesOf({ name, team, prefixes, withoutChrome = [], withQuietHeader = [] }) {
  return { team, prefixes: { [name]: prefixes }, withoutChrome, withQuietHeader };
}

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

/** The release in a package's `dist` folder; undefined when it was never built. */
export function readRelease({ folder }) {
  const file = path.join(root, folder, 'dist/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
