import { availableParallelism } from 'node:os';
import { projectsOf, rootsOf, testTimeout, transform, replacedModules } from './tools/jest/preset.js';
import { packages, root as rootDir, store } from './tools/build/packages.js';

const PACKAGES = [...packages.map(({ folder }) => folder), 'shared'];

const onNode = {
  rootDir,
  roots: rootsOf(store),
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(content-disposition|cookie|openid-client|oauth4webapi|jose|better-auth|better-call|@better-auth|@better-fetch|@noble|nanostores|defu|rou3|kysely|set-cookie-parser)/)',
  ],
  moduleNameMapper: replacedModules,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/realTimers.ts'],
};

const onServer = {
  ...onNode,
  globalSetup: '<rootDir>/server/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/server/src/testing/globalTeardown.ts',
  testEnvironment: '<rootDir>/server/src/testing/environment.cjs',
  moduleNameMapper: {
    ...replacedModules,
    '^esbuild$': '<rootDir>/server/src/testing/esbuild.cjs',
    // these are zod's messages in sixty languages
    '/locales/index\\.cjs$': '<rootDir>/tools/jest/file.cjs',
    '^@better-auth/utils/password$': '<rootDir>/server/src/testing/passwordHash.ts',
  },
};

/** One or two projects per package, so that a team can run its own tests alone. */
export default {
  // one more than cores, because tests of the server wait for processes and disks
  maxWorkers: availableParallelism() + 1,
  testTimeout,
  projects: [
    ...PACKAGES.flatMap((folder) => projectsOf(store, folder)),
    { ...onServer, displayName: 'server', testMatch: ['<rootDir>/server/src/**/!(*.fault).test.ts'] },
    { ...onServer, displayName: 'tools', testMatch: ['<rootDir>/tools/**/*.test.ts'] },
    {
      ...onNode,
      displayName: 'faults',
      globalSetup: '<rootDir>/e2e/faults/globalSetup.ts',
      globalTeardown: onServer.globalTeardown,
      testMatch: ['<rootDir>/{e2e/faults/**/*.test,server/src/**/*.fault.test}.ts'],
    },
    {
      ...onServer,
      displayName: 'site',
      globalSetup: '<rootDir>/e2e/bundleServer.ts',
      globalTeardown: undefined,
      testMatch: ['<rootDir>/e2e/{site,mutants,skew,look}/**/*.test.ts'],
    },
    { ...onNode, displayName: 'operations', testMatch: ['<rootDir>/e2e/operations/**/*.test.ts'] },
  ],
};
