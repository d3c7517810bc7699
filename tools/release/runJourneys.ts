import { runLibrary } from './runProgram';

/** Runs the journeys of packages, tagged as `@journey @checkout`, against a releases folder; true if all pass. */
export function runJourneys(root: string, releases: string, packages: string[], ...options: string[]): boolean {
  const selected = ['--config', 'e2e/playwright.config.ts', '--grep', journeysOf(packages), '--pass-with-no-tests'];
  return runLibrary(root, '@playwright/test/cli', ['test', ...selected, '--reporter', 'line', ...options], {
    JOURNEY_RELEASES: releases,
  });
}

function journeysOf(packages: string[]): string {
  if (packages.includes('shell')) return '@journey';
  return `(?=.*@journey)(?=.*(${packages.map((name) => `@${name}`).join('|')})\\b)`;
}
