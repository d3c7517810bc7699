import path from 'node:path';
import { provideChromium } from './chromium.js';
import { firefoxPath, WITHOUT_FIREFOX } from './firefoxPath.js';
import { results, runAsOne, runCounted } from './command.js';
import { EXCLUDED_TAGS, FIREFOX, JEST, PLAYWRIGHT, specsOf } from './runners.js';

const TSC = 'node_modules/typescript-native/bin/tsc';
const ESLINT = 'node_modules/eslint/bin/eslint.js';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';

function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Static checks. */
async function checkSources() {
  return sum([
    await runAsOne('types', `${TSC} --noEmit -p .`),
    await runAsOne('browser types', `${TSC} --noEmit -p tsconfig.browser.json`),
    await runAsOne('lint', `${ESLINT} . --max-warnings 0 --cache --cache-location .cache/eslint/`),
    await runAsOne('format', `${PRETTIER} . --check --cache --cache-location .cache/prettier`),
    await runAsOne('contract', 'tools/glow.js contract'),
    await runAsOne('citations', 'tools/glow.js citations'),
  ]);
}

/** Static checks run in parallel with the build, because each uses one core. */
export async function checkAndBuild() {
  return sum(await Promise.all([checkSources(), runAsOne('build', 'tools/build/buildPackages.js')]));
}

/** Runs a command that is jest, or hands its options to it; the report has the stage's name. */
function runJest(name, command, options = []) {
  const file = `${name}.json`;
  const counts = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
  return runCounted(file, counts, [...command, '--json', '--outputFile', path.join(results, file), ...options]);
}

/** The packages' own tests and the site tests; `options` are passed to jest. Their databases soon end: optimizing the engine costs more than it gives. */
export function runUnitTests(options = []) {
  return runJest('jest', ['--liftoff-only', ...JEST, '--ignoreProjects', 'faults', 'operations'], options);
}

/** Crash, load and hostile input tests of the order core: `quick` or `short`. */
export function runFaults(length) {
  return runJest('faults', ['e2e/faults/run.js', `--${length}`]);
}

/** Several instances behind the programs of `deploy/`, with little load. */
export function runOperations() {
  return runJest('operations', ['e2e/operations/run.js', '--short']);
}

/** The browser tests, without those tagged `@full` unless `isFull`; `specs` limits them to some spec files. */
export function runBrowserTests({ isFull, specs = [] }) {
  return runChromium(['--grep-invert', isFull ? EXCLUDED_TAGS.full : EXCLUDED_TAGS.quick, ...specs]);
}

/** The account, checkout and order journeys with each kind of real accounts, and the admin of staff. */
export function runAccounts() {
  return runChromium(['--grep', '@accounts']);
}

function runChromium(options) {
  if (!provideChromium()) return { passed: 0, failed: 1 };
  const counts = browserCounts('npx playwright test --config e2e/playwright.config.ts');
  return runCounted('playwright.json', counts, [...PLAYWRIGHT, ...options]);
}

/** Counts a report of Playwright; the problems are commands that run a failed test again and record what the browser does. */
function browserCounts(command) {
  return (report) => {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky,
      problems: specsOf(report)
        .filter(({ ok }) => !ok)
        .map(({ file, line }) => `${command} ${file}:${line} --trace on`),
    };
  };
}

/** The purchase, the account and the journal in Firefox. */
export async function runSecondEngine() {
  if (!firefoxPath) return { passed: 0, failed: 0, problems: [WITHOUT_FIREFOX] };
  return runCounted('firefox.json', browserCounts('npm run glow -- test firefox'), FIREFOX);
}

/** Some compositions of this release and those before it. */
export function runSkew() {
  return runCounted('skew.json', (counts) => counts, ['--import', 'tsx', 'e2e/skew/run.ts', '--short']);
}
