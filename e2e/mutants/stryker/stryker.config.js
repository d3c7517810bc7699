import { availableParallelism } from 'node:os';
import { PARTS } from './parts.js';

const part = process.env.STRYKER_PART;

export default {
  mutate: [...PARTS[part].mutate, '!**/*.test.ts'],
  // texts are not what the rules are about
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { configFile: 'e2e/mutants/stryker/jest.config.js' },
  testRunnerNodeArgs: ['--require', './tools/jest/process.cjs'],
  coverageAnalysis: 'perTest',
  // a change of code that runs when its module is loaded needs every test
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // jest keeps 60 MB of each run
  maxTestRunnerReuse: 20,
  // ends an endless loop: a busy processor must not count as a fault that was found
  timeoutMS: 30_000,
  timeoutFactor: 4,
  // in a copy of the repository
  inPlace: true,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `test-results/stryker-${part}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
