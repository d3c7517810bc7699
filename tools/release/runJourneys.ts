import { runLibrary } from './runProgram';

/**
 * Runs the browser tests tagged `@journey` against the live builds of a releases folder; true if all pass. Those that cross the
 * routes of one of the packages, which are tagged with its name (`@checkout`); for the shell all. `options` are passed to Playwright.
 */
export function runJourneys(root: string, releases: string, packages: string[], ...options: string[]): boolean {
  const selected = ['--config', 'e2e/playwright.config.ts', '--grep', journeysOf(packages), '--pass-with-no-tests'];
  return runLibrary(root, '@playwright/test/cli', ['test', ...selected, '--reporter', 'line', ...options], {
    JOURNEY_RELEASES: releases,
  });
}

/** A pattern of the titles and tags of a package's journeys. */
function journeysOf(packages: string[]): string {
  if (packages.includes('shell')) return '@journey';
  return `(?=.*@journey)(?=.*(${packages.map((name) => `@${name}`).join('|')})\\b)`;
}
