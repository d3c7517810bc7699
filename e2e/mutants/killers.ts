import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EXCLUDED_TAGS, JEST, PLAYWRIGHT, run, specsOf } from '../../tools/test/runners.js';
import type { Killer } from './mutants';

/** Test results by file and title, and the reason where tests could not run. */
export interface Outcome {
  passed: string[];
  failed: string[];
  problem?: string;
}

interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; title: string }[] }[];
}

interface BrowserSpec {
  file: string;
  title: string;
  tests: { status: string }[];
}

interface BrowserReport {
  suites: unknown[];
  errors: { message?: string }[];
}

/** Tests of a built store's pages without a browser. */
const SITE_TESTS = 'e2e/site/';

/** Output of the contract check when it detects a change, as opposed to failing itself. */
const CONTRACT_CHANGED = /^The public types of .* have changed/m;

/** Whether a killer needs a built store. */
export function needsBuild(killer: Killer): boolean {
  return 'browser' in killer || ('jest' in killer && killer.jest.startsWith(SITE_TESTS));
}

/** Whether a killer's test has passed. */
export function hasPassed(killer: Killer, { passed }: Outcome): boolean {
  return passed.some((test) => test.includes(fileOf(killer)) && (!('title' in killer) || test.includes(killer.title)));
}

/** Display name of a killer. */
export function nameOf(killer: Killer): string {
  return 'title' in killer ? `${fileOf(killer)}, ${killer.title}` : fileOf(killer);
}

function fileOf(killer: Killer): string {
  if ('jest' in killer) return killer.jest;
  return 'browser' in killer ? killer.browser : killer.command;
}

/** Runs killers in a copy of the store, grouped by kind; `stop` aborts them. */
export async function runKillers(root: string, killers: Killer[], stop: AbortSignal): Promise<Outcome> {
  const jestFiles = killers.flatMap((killer) => ('jest' in killer ? [killer.jest] : []));
  const browserTests = killers.flatMap((killer) => ('browser' in killer ? [killer] : []));
  const outcomes: Outcome[] = [];
  if (jestFiles.length > 0) outcomes.push(await runJest(root, jestFiles, stop));
  if (browserTests.length > 0) outcomes.push(await runBrowser(root, browserTests, stop));
  if (killers.some((killer) => 'command' in killer)) outcomes.push(await checkContract(root, stop));
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  return {
    passed: outcomes.flatMap(({ passed }) => passed),
    failed: outcomes.flatMap(({ failed }) => failed),
    problem: problems.join('\n') || undefined,
  };
}

/** Builds changed packages in a copy of the store; returns the problem, if any. */
export async function build(root: string, stop: AbortSignal): Promise<string | undefined> {
  const { isGreen, output } = await runNode(root, ['tools/build/buildPackages.js'], stop);
  return isGreen ? undefined : output;
}

async function runJest(root: string, files: string[], stop: AbortSignal): Promise<Outcome> {
  const report = path.join(root, 'test-results/jest.json');
  // a failed test may leave handles open
  const options = ['--forceExit', '--cacheDirectory', path.join(root, '.cache/jest'), '--json', '--outputFile', report];
  const { isGreen, output } = await runFor(
    report,
    root,
    [...JEST, ...options, '--runTestsByPath', ...new Set(files)],
    stop,
  );
  const found = readReport<JestReport>(report);
  const tests = (found?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, title }) => ({ status, name: `${path.relative(root, name)}, ${title}` })),
  );
  const namesOf = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const failed = namesOf('failed');
  const isRun = found && found.numRuntimeErrorTestSuites === 0 && (isGreen || failed.length > 0);
  return { passed: namesOf('passed'), failed, problem: isRun ? undefined : output };
}

async function runBrowser(
  root: string,
  tests: { browser: string; title: string }[],
  stop: AbortSignal,
): Promise<Outcome> {
  const report = path.join(root, 'test-results/playwright.json');
  const titles = tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const options = ['--grep', titles, '--grep-invert', EXCLUDED_TAGS.quick];
  const { isGreen, output } = await runFor(
    report,
    root,
    [...PLAYWRIGHT, ...options, ...new Set(tests.map(({ browser }) => browser))],
    stop,
  );
  const found = readReport<BrowserReport>(report);
  const specs: BrowserSpec[] = found ? specsOf(found) : [];
  const namesOf = (wanted: string) =>
    specs
      .filter(({ tests: runs }) => runs.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file}, ${title}`);
  const failed = namesOf('unexpected');
  const isRun = found && found.errors.length === 0 && (isGreen || failed.length > 0);
  return { passed: namesOf('expected'), failed, problem: isRun ? undefined : output };
}

async function checkContract(root: string, stop: AbortSignal): Promise<Outcome> {
  const { isGreen, output } = await runNode(root, ['tools/glow.js', 'contract'], stop);
  if (isGreen) return { passed: ['contract'], failed: [] };
  return CONTRACT_CHANGED.test(output)
    ? { passed: [], failed: ['contract'] }
    : { passed: [], failed: [], problem: output };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a command that writes a report, after deleting the previous report. */
function runFor(report: string, ...command: Parameters<typeof runNode>): ReturnType<typeof runNode> {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return runNode(...command);
}

function runNode(root: string, args: string[], signal: AbortSignal): ReturnType<typeof run> {
  // files left by an interrupted test are removed with the copy
  const temporary = path.join(root, '.cache/tmp');
  mkdirSync(temporary, { recursive: true });
  return run(args, { folder: root, env: { TMPDIR: temporary }, isQuiet: true, signal });
}
