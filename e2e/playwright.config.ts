import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath, headlessShellPath } from './chromium.js';

/** Tests that look at what moves on a page need the whole Chromium. */
const LAYOUT = /@layout/;

/** Tests that build and release packages take longest: they begin first, so that nobody waits for them in the end. */
const RELEASING = /(dev|new-remote|release|release-day)\.spec/;

/** Nobody waits for a drawer to slide: most tests ask for less motion, as some shoppers do; what moves is looked at by the layout tests. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

function chromium(executablePath: string | undefined) {
  return { launchOptions: { executablePath, args: chromiumArguments } };
}

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  globalSetup: './openCommonStore.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
  projects: [
    { name: 'releasing', testMatch: RELEASING, use: chromium(headlessShellPath) },
    { name: 'browser', testIgnore: RELEASING, grepInvert: LAYOUT, use: { ...chromium(headlessShellPath), ...STILL } },
    { name: 'layout', grep: LAYOUT, use: chromium(chromiumPath) },
  ],
});
