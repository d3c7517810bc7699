import path from 'node:path';
import { provideChromium } from '../chromium.js';
import { asOne, counted, results } from './command.js';
import { JEST, LEFT_OUT, PLAYWRIGHT, specsOf } from './runners.js';

function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Static checks. */
async function checkSources() {
  return sum([
    await asOne('types', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'),
    await asOne(
      'lint',
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
    ),
    await asOne(
      'format',
      'node_modules/prettier/bin/prettier.cjs',
      '.',
      '--check',
      '--cache',
      '--cache-location',
      '.cache/prettier',
    ),
    await asOne('contract', 'shared/build/contract.js'),
    await asOne('citations', 'shared/build/citations.js'),
  ]);
}

/** Static checks run in parallel with the build, because each uses one core. */
export async function checkAndBuild() {
  return sum(await Promise.all([checkSources(), asOne('build', 'shared/build/build.js')]));
}

function jestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The packages' own tests, and those that read the pages of one built store; `options` are jest's. */
export function runUnitTests(options = []) {
  return counted('jest.json', jestCounts, [
    ...JEST,
    '--ignoreProjects',
    'faults',
    '--json',
    '--outputFile',
    path.join(results, 'jest.json'),
    ...options,
  ]);
}

/** Crash, load and hostile input tests of the order core: `quick` or `short`. */
export function runFaults(length) {
  return counted('faults.json', jestCounts, [
    'e2e/faults/run.js',
    `--${length}`,
    '--json',
    '--outputFile',
    path.join(results, 'faults.json'),
  ]);
}

/** The store in a browser: all tests, or those that nothing cheaper replaces; `specs` are the names of some spec files. */
export async function runBrowserTests({ isFull, specs = [] }) {
  if (!provideChromium()) return { passed: 0, failed: 1 };
  return counted('playwright.json', browserCounts, [
    ...PLAYWRIGHT,
    '--grep-invert',
    isFull ? LEFT_OUT.full : LEFT_OUT.quick,
    ...specs,
  ]);
}

function browserCounts(report) {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    problems: specsOf(report)
      .filter(({ ok }) => !ok)
      .map(rerunCommand),
  };
}

/** The command that runs a failed test again and records what the browser does. */
function rerunCommand({ file, line }) {
  return `npx playwright test --config e2e/playwright.config.ts ${file}:${line} --trace on`;
}

/** Compositions of this release and the one before it. */
export function runSkew() {
  return counted('skew.json', (counts) => counts, ['--import', 'tsx', 'e2e/skew/run.ts', '--short']);
}
