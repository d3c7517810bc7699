import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian has servers in folders that are not in every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/** @param {string} name Returns the path of the program; undefined if it is not installed. */
export function pathOf(name) {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** @param {string[]} names Returns the programs that this machine lacks. */
export function missing(names) {
  return names.filter((name) => !pathOf(name));
}

/** The path of Firefox: `FIREFOX`, or one in the path; undefined if none is installed. */
export const firefoxPath = process.env.FIREFOX ?? pathOf('firefox-esr') ?? pathOf('firefox');

export const WITHOUT_FIREFOX =
  'GLOW-125 Not run: the purchase, the account and the journal in Firefox, because this machine has none (Debian: apt-get install firefox-esr; elsewhere: set FIREFOX to its path).';

/** Node's arguments in the root of the repository or of a copy; jest's workers get the same options of Node. */
export const JEST = [
  // less garbage collection
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  '--require',
  fileURLToPath(new URL('../jest/process.cjs', import.meta.url)),
  'node_modules/jest/bin/jest.js',
];

export const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

export const FIREFOX = [...PLAYWRIGHT.slice(0, -1), 'e2e/firefox/playwright.config.ts'];

/** For Playwright's `--grep-invert` in `npm test` (`quick`) and `npm run test:all` (`full`). */
export const EXCLUDED_TAGS = { quick: '@full|@matrix|@accounts', full: '@matrix|@accounts' };

/** @param {{ specs?: any[], suites?: any[] }} suite a report of Playwright @returns {any[]} its specs */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Environment variable that marks all processes of a test run, including grandchildren. */
export const RUN_ID = 'GLOW_TEST_RUN';

/** Processes (`[{ pid, command }]`) of a run. Only Linux shows their environment: elsewhere the list is empty. */
export function leftovers(id) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const isOfRun = readProcess(pid, 'environ').split('\0').includes(`${RUN_ID}=${id}`);
      return isOfRun ? [{ pid: Number(pid), command: readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim() }] : [];
    });
}

/** A file of a process in `/proc`; empty if it has exited meanwhile, or belongs to another user. */
export function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
