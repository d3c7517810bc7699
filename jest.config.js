import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const remotes = JSON.parse(readFileSync(new URL('shared/remotes.json', import.meta.url), 'utf8'));
const PACKAGES = ['shell', ...remotes.map(({ folder }) => folder), 'shared'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
  module: { type: 'commonjs' },
};

const rootDir = fileURLToPath(new URL('.', import.meta.url));
const transform = { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] };

const patience = '<rootDir>/shared/build/jest.patience.ts';

const onNode = {
  rootDir,
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(content-disposition|cookie)/)'],
  setupFilesAfterEnv: [patience],
};

/** One project a package, so that a team runs its own tests alone. */
export default {
  maxWorkers: '100%',
  projects: [
    ...PACKAGES.map((folder) => ({
      displayName: folder,
      rootDir,
      testEnvironment: 'jest-environment-jsdom',
      testMatch: [`<rootDir>/${folder}/src/**/*.test.ts?(x)`],
      transform,
      transformIgnorePatterns: ['/node_modules/(?!(react-router|react-router-dom|zustand|marked|@module-federation)/)'],
      moduleNameMapper: { '\\.woff2(\\?first)?$': '<rootDir>/shared/build/jest.font.cjs', '^lucide-react$': '<rootDir>/shared/build/jest.icons.cjs' },
      setupFiles: ['<rootDir>/shared/build/jest.globals.cjs'],
      setupFilesAfterEnv: [patience, '<rootDir>/shared/build/jest.setup.ts'],
    })),
    { ...onNode, displayName: 'server', testMatch: ['<rootDir>/server/src/**/*.test.ts'] },
    { ...onNode, displayName: 'faults', testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'] },
    { ...onNode, displayName: 'site', testMatch: ['<rootDir>/e2e/site/**/*.test.ts'] },
  ],
};
