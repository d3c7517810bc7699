import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { providedVersions } from '../build/federationShared.js';
import { readJson, sharedFolder } from '../build/project.js';

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@glow/shared' } },
  },
  module: { type: 'commonjs' },
};

/** The path of a file beside this one; in the published package `.ts` files are compiled to `.js`. */
function beside(name) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(file) ? file : file.replace(/\.ts$/, '.js');
}

export const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc],
  '\\.(md|txt)$': beside('text.cjs'),
};

/** Only ends a test that hangs; a busy processor must not fail one. */
export const testTimeout = 30 * 60_000;

const expectedConsole = beside('console.ts');
const realTimers = beside('realTimers.ts');

/** Replaces fonts, pictures and icons in tests. */
export const replacedModules = {
  '\\.(avif|gif|jpe?g|png|svg|webp|woff2)(\\?first)?$': beside('file.cjs'),
  '^@glow/shared/icons$': beside('icons.cjs'),
  // as in the builds
  '^@emotion/is-prop-valid$': path.join(sharedFolder(), 'src/ui/isElementProp'),
};

/** The folders with sources. Jest walks all files below its roots once per test project, so they are few. */
export function rootsOf({ root, packages }) {
  return [...packages.map(({ folder }) => `${folder}/src`), 'shared/src', 'tools', 'server/src', 'e2e']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder));
}

const RECORD = 'node_modules/.package-lock.json';
const modulesByRoot = new Map();

/** The libraries that npm has installed and that are ES modules only: tests compile them. */
function onlyModules(root) {
  if (modulesByRoot.has(root)) return modulesByRoot.get(root);
  const places = existsSync(path.join(root, RECORD)) ? Object.keys(readJson(root, RECORD).packages) : [];
  const found = places.filter((place) => {
    if (!place.includes('node_modules/') || !existsSync(path.join(root, place, 'package.json'))) return false;
    const { type, exports = '' } = readJson(root, `${place}/package.json`);
    return type === 'module' && !JSON.stringify(exports).includes('"require"');
  });
  const names = found.map((place) => place.replace(/.*node_modules\//, ''));
  return modulesByRoot.set(root, [...new Set(names)]).get(root);
}

const inPackage = {
  transform,
  resolver: beside('resolve.cjs'),
  moduleNameMapper: replacedModules,
  // as webpack's configuration defines it
  globals: { SHARED_VERSIONS: providedVersions },
};

/** A package's test projects: tests of screens run in jsdom, which costs half a second per file, the others in Node. */
export function projectsOf(project, folder, displayName = folder) {
  const files = `${path.posix.join('<rootDir>', folder, 'src')}/**/*`;
  const compiled = ['@glow', 'react-router', 'react-router-dom', 'zustand', 'marked', ...onlyModules(project.root)];
  const transformIgnorePatterns = [`/node_modules/(?!(.*/)?(${compiled.join('|')})/|.*\\.mjs$)`];
  const common = { ...inPackage, transformIgnorePatterns, rootDir: project.root, roots: rootsOf(project), displayName };
  return [
    {
      ...common,
      testEnvironment: beside('screenEnvironment.cjs'),
      testMatch: [`${files}.test.tsx`, `${files}.dom.test.ts`],
      setupFilesAfterEnv: [expectedConsole, realTimers, beside('setup.ts')],
    },
    {
      ...common,
      testEnvironment: 'node',
      testMatch: [`${files}.test.ts`],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: [expectedConsole, realTimers],
    },
  ];
}
