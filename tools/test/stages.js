import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execaCommand } from 'execa';
import { root } from '../build/packages.js';
import { runNode } from '../run/runNode.js';
import { provideChromium } from './chromium.js';
import { firefoxPath, WITHOUT_FIREFOX, EXCLUDED_TAGS, FIREFOX, JEST, PLAYWRIGHT, specsOf } from './programs.js';
import { changesSince } from './since.js';

export const results = path.join(root, 'test-results');

const CHECKS = {
  types: 'npm run -s typecheck',
  lint: 'npm run -s lint',
  contract: 'node tools/glow.js contract',
  citations: 'node tools/glow.js citations',
};

/** Runs a command and prints its output when it ends; true if it succeeds. */
async function runAsOne(name, command) {
  const { failed, all } = await execaCommand(command, { cwd: root, stdin: 'ignore', all: true, reject: false });
  console.log(`${name}: ${failed ? 'FAILED' : 'passed'}\n${all}`.trimEnd());
  return !failed;
}

/** Static checks run beside the build, because each uses one core. `npm test` needs no pictures in widths. */
async function checkAndBuild(all) {
  const build = runAsOne('build', `node tools/build/buildPackages.js${all ? '' : ' --without-pictures'}`);
  const checks = [];
  for (const [name, command] of Object.entries(CHECKS)) checks.push(await runAsOne(name, command));
  checks.push(await build);
  const passed = checks.filter(Boolean).length;
  return { passed, failed: checks.length - passed };
}

/** Counts the tests of a command's report; a non-zero exit without a failed test counts as one failure. */
async function runCounted(name, args, count) {
  const report = path.join(results, `${name}.json`);
  rmSync(report, { force: true });
  const ended = await runNode(args);
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { ...counts, failed: ended.failed ? Math.max(1, counts.failed) : counts.failed };
}

/** Runs jest, or a command that passes its options to jest. */
function runJest(name, command, options = []) {
  const args = [...command, '--json', '--outputFile', path.join(results, `${name}.json`), ...options];
  return runCounted(name, args, ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));
}

/** `problems` are commands that run a failed test again and record the browser. */
function runPlaywright(name, command, options = []) {
  return runCounted(name, [...command, ...options], (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    problems: specsOf(report)
      .filter(({ ok }) => !ok)
      .map(({ file, line }) => `npx playwright ${command.slice(1).join(' ')} ${file}:${line} --trace on`),
  }));
}

function runChromium(...options) {
  if (!provideChromium()) return { passed: 0, failed: 1 };
  return runPlaywright('playwright', PLAYWRIGHT, options);
}

/** The suites that only `npm run test:all` has. */
const LONG = {
  // the account, checkout and order journeys with each kind of real accounts, and the admin of staff
  accounts: () => runChromium('--grep', '@accounts'),
  'second engine': () =>
    firefoxPath ? runPlaywright('firefox', FIREFOX) : { passed: 0, failed: 0, problems: [WITHOUT_FIREFOX] },
  skew: () => runCounted('skew', ['--import', 'tsx', 'e2e/skew/runSkew.ts', '--short'], (counts) => counts),
  operations: () => runJest('operations', ['e2e/operations/runOperations.js', '--short']),
};

/** @param {{ all?: boolean, since?: string }} options Returns functions that run the stages, by name. */
export function stagesOf({ all, since }) {
  const { related, specs, isFaults } = since ? changesSince(since) : { related: [], specs: [], isFaults: true };
  const tags = all ? EXCLUDED_TAGS.full : EXCLUDED_TAGS.quick;
  return {
    'types, lint, contract, build': () => checkAndBuild(all),
    ...(related && { unit: () => runJest('jest', [...JEST, '--ignoreProjects', 'faults', 'operations'], related) }),
    ...(isFaults && { faults: () => runJest('faults', ['e2e/faults/runFaults.js', all ? '--short' : '--quick']) }),
    ...(specs && { browser: () => runChromium('--grep-invert', tags, ...specs) }),
    ...(all && LONG),
  };
}
