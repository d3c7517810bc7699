/** jest, as Node runs it from the root of the repository or of a copy of it. */
export const JEST = ['node_modules/jest/bin/jest.js'];

/** Playwright, likewise. */
export const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

/** The tags of the browser tests that a gate leaves out, as Playwright's `--grep-invert` takes them: the full one has all but the matrix of faults. */
export const LEFT_OUT = { quick: '@full|@matrix', full: '@matrix' };

/**
 * Every spec of Playwright's report, or of a suite in it.
 * @param {{ specs?: any[], suites?: any[] }} suite
 * @returns {any[]}
 */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
