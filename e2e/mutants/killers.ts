import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../../tools/run/runNode.js';
import { EXCLUDED_TAGS, JEST, PLAYWRIGHT, specsOf } from '../../tools/test/programs.js';
import type { Killer } from './inFile';

/** Test results by file and title, and the reason where tests could not run. */
export interface Outcome {
  passed: string[];
  failed: string[];
  problem?: string;
}

interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface BrowserReport {
  suites: unknown[];
  errors: { message?: string }[];
}

interface Ended {
  failed: boolean;
  output: string;
}

/** Tests of a built store's pages without a browser. */
const SITE_TESTS = 'e2e/site/';

/** Output of the contract check when it detects a change, as opposed to failing itself. */
const CONTRACT_CHANGED = /^The public types of .* have changed/m;

export function needsBuild({ kind, file }: Killer): boolean {
  return kind === 'browser' || file.startsWith(SITE_TESTS);
}

/** The tests among `tests` that a killer names. */
export function testsOf({ file, title }: Killer, tests: string[]): string[] {
  const titled = new RegExp(patternOf(title));
  return tests.filter((test) => test.includes(file) && titled.test(test));
}

export function nameOf({ file, title }: Killer): string {
  return title ? `${file}, ${title}` : file;
}

/** Finds a title in longer ones, and no rule in another one: `CART-1` is not in `CART-14`. */
function patternOf(title: string): string {
  return title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\d$/, '$&(?!\\d)');
}

function patternOfAll(killers: Killer[]): string {
  return killers.map(({ title }) => patternOf(title)).join('|');
}

/** Runs killers in a copy of the store, grouped by kind; `stop` aborts them. */
export async function runKillers(root: string, killers: Killer[], stop: AbortSignal): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [kind, runThem] of Object.entries({ jest: runJest, browser: runBrowser, contract: checkContract })) {
    const own = killers.filter((killer) => killer.kind === kind);
    if (own.length > 0) outcomes.push(await runThem(root, own, stop));
  }
  return {
    passed: outcomes.flatMap(({ passed }) => passed),
    failed: outcomes.flatMap(({ failed }) => failed),
    problem: outcomes.flatMap(({ problem }) => problem ?? []).join('\n') || undefined,
  };
}

/** Builds changed packages in a copy of the store; returns the problem, if any. */
export async function build(root: string, stop: AbortSignal): Promise<string | undefined> {
  const { failed, output } = await runIn(root, ['tools/build/buildPackages.js'], stop);
  return failed ? output : undefined;
}

async function runJest(root: string, killers: Killer[], stop: AbortSignal): Promise<Outcome> {
  const report = emptyReport(root, 'jest.json');
  // a failed test may leave handles open
  const options = ['--forceExit', '--cacheDirectory', path.join(root, '.cache/jest'), '--json', '--outputFile', report];
  const named = ['--testNamePattern', patternOfAll(killers)];
  const files = new Set(killers.map(({ file }) => file));
  const ended = await runIn(root, [...JEST, ...options, ...named, '--runTestsByPath', ...files], stop);
  const found = readReport<JestReport>(report);
  const tests = (found?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${path.relative(root, name)}, ${fullName}` })),
  );
  return outcomeOf(ended, tests, ['passed', 'failed'], found?.numRuntimeErrorTestSuites === 0);
}

async function runBrowser(root: string, killers: Killer[], stop: AbortSignal): Promise<Outcome> {
  const report = emptyReport(root, 'playwright.json');
  const options = ['--grep', patternOfAll(killers), '--grep-invert', EXCLUDED_TAGS.quick];
  const files = new Set(killers.map(({ file }) => file));
  const ended = await runIn(root, [...PLAYWRIGHT, ...options, ...files], stop);
  const found = readReport<BrowserReport>(report);
  const specs: { file: string; title: string; tests: { status: string }[] }[] = found ? specsOf(found) : [];
  const tests = specs.flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status }) => ({ status, name: `${file}, ${title}` })),
  );
  return outcomeOf(ended, tests, ['expected', 'unexpected'], found?.errors.length === 0);
}

/** What tests have said; they have not run if their runner has failed without a failed test. */
function outcomeOf(
  { failed: hasFailed, output }: Ended,
  tests: { status: string; name: string }[],
  [green, red]: [green: string, red: string],
  isWhole: boolean,
): Outcome {
  const namesOf = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const failed = namesOf(red);
  const isRun = isWhole && (!hasFailed || failed.length > 0);
  return { passed: namesOf(green), failed, problem: isRun ? undefined : output };
}

async function checkContract(root: string, _: Killer[], stop: AbortSignal): Promise<Outcome> {
  const { failed, output } = await runIn(root, ['tools/glow.js', 'contract'], stop);
  if (!failed) return { passed: ['contract'], failed: [] };
  const hasChanged = CONTRACT_CHANGED.test(output);
  return hasChanged ? { passed: [], failed: ['contract'] } : { passed: [], failed: [], problem: output };
}

/** The path of a report that is still to be written. */
function emptyReport(root: string, name: string): string {
  const report = path.join(root, 'test-results', name);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function runIn(root: string, args: string[], signal: AbortSignal): Promise<Ended> {
  // files left by an interrupted test are removed with the copy
  const temporary = path.join(root, '.cache/tmp');
  mkdirSync(temporary, { recursive: true });
  const { failed, all } = await runNode(args, {
    cwd: root,
    env: { TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
    all: true,
    cancelSignal: signal,
    killSignal: 'SIGINT',
  });
  return { failed, output: String(all) };
}
