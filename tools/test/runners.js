import { fileURLToPath } from 'node:url';

/** Node's arguments in the root of the repository or of a copy; jest's workers get the same options of Node. */
export const JEST = [
  // less garbage collection
  ...['--single-threaded-gc', '--max-semi-space-size=64'],
  ...['--require', fileURLToPath(new URL('../jest/process.cjs', import.meta.url))],
  'node_modules/jest/bin/jest.js',
];

export const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

export const FIREFOX = [...PLAYWRIGHT.slice(0, -1), 'e2e/firefox/playwright.config.ts'];

/** For Playwright's `--grep-invert` in `npm test` (`quick`) and `npm run test:all` (`full`). */
export const EXCLUDED_TAGS = { quick: '@full|@matrix|@accounts', full: '@matrix|@accounts' };

/**
 * Every spec of Playwright's report, or of a suite in it.
 * @param {{ specs?: any[], suites?: any[] }} suite
 * @returns {any[]}
 */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
