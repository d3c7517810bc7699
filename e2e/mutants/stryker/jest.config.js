import jest from '../../../jest.config.js';
import { PARTS } from './parts.js';

const { project: name, roots, tests, setup = [] } = PARTS[process.env.STRYKER_PART];
const project = jest.projects.find(({ displayName }) => displayName === name);

/** Stryker knows one project only, and none of its own folder. */
export default {
  ...project,
  // the database is there already
  globalSetup: undefined,
  globalTeardown: undefined,
  testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir),
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
  setupFilesAfterEnv: [...(project.setupFilesAfterEnv ?? []), ...setup],
  testTimeout: 20_000,
  testRunner: '<rootDir>/e2e/mutants/stryker/jest-circus.cjs',
  testSequencer: '<rootDir>/e2e/mutants/stryker/coveringFiles.cjs',
};
