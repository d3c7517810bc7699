import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { providedVersions } from './federationShared.js';
import { isRepository, packages, root as rootDir, remotes, shared } from './packages.js';

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@glow/shared' } },
  },
  module: { type: 'commonjs' },
};

export const transform = { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] };

/** A file beside this one, which a package has as built JavaScript. */
function beside(name) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(file) ? file : file.replace(/\.ts$/, '.js');
}

export const timeouts = beside('jest.timeouts.ts');
const expectedConsole = beside('jest.console.ts');

/** Stands for fonts and icons. */
export const withoutAssets = {
  '\\.woff2(\\?first)?$': beside('jest.font.cjs'),
  '^@glow/shared/icons$': beside('jest.icons.cjs'),
  // as in the builds
  '^@emotion/is-prop-valid$': path.join(shared, 'src/ui/isElementProp'),
};

/** Where the sources are: jest looks at every file below its roots, for each project. */
export const roots = [
  ...packages.map(({ folder }) => `${folder}/src`),
  'shared/src',
  'shared/build',
  'server/src',
  'e2e',
]
  .map((folder) => path.join(rootDir, folder))
  .filter((folder) => existsSync(folder));

const inPackage = {
  rootDir,
  roots,
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(@glow|react-router|react-router-dom|zustand|marked)/)'],
  moduleNameMapper: withoutAssets,
  setupFiles: [beside('jest.globals.cjs')],
  // as webpack's configuration defines it
  globals: { SHARED_VERSIONS: providedVersions },
};

/** A package's test projects: component and DOM tests run in jsdom, which costs half a second per file, the others in Node. */
export function projectsOf(folder, displayName = folder) {
  const files = `${path.posix.join('<rootDir>', folder, 'src')}/**/*`;
  return [
    {
      ...inPackage,
      displayName,
      testEnvironment: 'jest-environment-jsdom',
      testMatch: [`${files}.test.tsx`, `${files}.dom.test.ts`],
      setupFilesAfterEnv: [timeouts, expectedConsole, beside('jest.setup.ts')],
    },
    {
      ...inPackage,
      displayName,
      testEnvironment: 'node',
      testMatch: [`${files}.test.ts`, `<rootDir>/${folder}/build/*.test.ts`],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: [timeouts, expectedConsole],
    },
  ];
}

/** The configuration of a remote in a repository of its own. */
export default isRepository
  ? undefined
  : { maxWorkers: '100%', projects: remotes.flatMap(({ folder, name }) => projectsOf(folder, name)) };
