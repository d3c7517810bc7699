import { providedVersions } from './shared/build/federationShared.js';
import { packages, root as rootDir } from './shared/build/packages.js';

const PACKAGES = [...packages.map(({ folder }) => folder), 'shared'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const transform = { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] };

const timeouts = '<rootDir>/shared/build/jest.timeouts.ts';
const expectedConsole = '<rootDir>/shared/build/jest.console.ts';

/** Stands for fonts and icons. */
const withoutAssets = {
  '\\.woff2(\\?first)?$': '<rootDir>/shared/build/jest.font.cjs',
  '^@glow/shared/icons$': '<rootDir>/shared/build/jest.icons.cjs',
  // as in the builds
  '^@emotion/is-prop-valid$': '<rootDir>/shared/src/ui/isElementProp.ts',
};

const onNode = {
  rootDir,
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(content-disposition|cookie)/)'],
  moduleNameMapper: withoutAssets,
  setupFilesAfterEnv: [timeouts],
};

const inPackage = {
  rootDir,
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(react-router|react-router-dom|zustand|marked)/)'],
  moduleNameMapper: withoutAssets,
  setupFiles: ['<rootDir>/shared/build/jest.globals.cjs'],
  // as webpack's configuration defines it
  globals: { SHARED_VERSIONS: providedVersions },
};

/** A package's test projects: component and DOM tests run in jsdom, which costs half a second per file, the others in Node. */
function projectsOf(folder) {
  const files = `<rootDir>/${folder}/src/**/*`;
  return [
    {
      ...inPackage,
      displayName: folder,
      testEnvironment: 'jest-environment-jsdom',
      testMatch: [`${files}.test.tsx`, `${files}.dom.test.ts`],
      setupFilesAfterEnv: [timeouts, expectedConsole, '<rootDir>/shared/build/jest.setup.ts'],
    },
    {
      ...inPackage,
      displayName: folder,
      testEnvironment: 'node',
      testMatch: [`${files}.test.ts`, `<rootDir>/${folder}/build/*.test.ts`],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      setupFilesAfterEnv: [timeouts, expectedConsole],
    },
  ];
}

/** One or two projects per package, so that a team can run its own tests alone. */
export default {
  maxWorkers: '100%',
  projects: [
    ...PACKAGES.flatMap(projectsOf),
    { ...onNode, displayName: 'server', testMatch: ['<rootDir>/server/src/**/*.test.ts'] },
    { ...onNode, displayName: 'faults', testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'] },
    { ...onNode, displayName: 'site', testMatch: ['<rootDir>/e2e/{site,mutants,skew}/**/*.test.ts'] },
    { ...onNode, displayName: 'operations', testMatch: ['<rootDir>/e2e/operations/**/*.test.ts'] },
  ],
};
