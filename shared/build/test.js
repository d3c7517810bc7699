import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from '../../e2e/chromium.js';
import { root } from './packages.js';

const results = path.join(root, 'test-results');
const jestReport = path.join(results, 'jest.json');
const playwrightReport = path.join(results, 'playwright.json');
const skewReport = path.join(results, 'skew.json');

function run(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } }).status === 0;
}

function jestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A step that passes or fails as one. */
function asOne(...args) {
  return () => (run(...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A step whose runner writes how many of its tests passed; a run that ends badly without a failed test counts as one failure. */
function counted(report, count, ...args) {
  return () => {
    rmSync(report, { force: true });
    const isGreen = run(...args);
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
    return { passed: counts.passed, failed: isGreen ? counts.failed : Math.max(1, counts.failed) };
  };
}

const steps = {
  types: asOne('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'),
  lint: asOne('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  contract: asOne('shared/build/contract.js'),
  unit: counted(jestReport, jestCounts, 'node_modules/jest/bin/jest.js', '--ignoreProjects', 'faults', '--json', '--outputFile', jestReport),
  faults: counted(jestReport, jestCounts, 'e2e/faults/run.js', '--short', '--json', '--outputFile', jestReport),
  build: asOne('shared/build/build.js'),
  browser: counted(
    playwrightReport,
    // what fails on a machine that was held up has a second try, and is named as flaky
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--retries',
    '1',
  ),
  skew: counted(skewReport, (counts) => counts, '--import', 'tsx', 'e2e/skew/run.ts', '--short'),
};

mkdirSync(results, { recursive: true });
const sum = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  if (name === 'browser' && !provideChromium()) {
    sum.failed += 1;
    continue;
  }
  const { passed, failed } = step();
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  sum.passed += passed;
  sum.failed += failed;
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
