import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath, headlessShellPath } from '../tools/test/chromium.js';

/** Layout shift tests need full Chromium instead of the headless shell. */
const LAYOUT = /@layout/;

/** Specs that build packages, and other long ones, start first, so that no worker waits for them at the end. */
const LONG =
  /(dev|mistakes|new-remote|own-backend|own-repository|release|release-day|reviews|two-majors|two-people|staff|late-pages|checkout|purchase)\.spec/;

/** Skips animations for speed; the layout tests cover motion. */
const REDUCED_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

function chromium(executablePath: string | undefined) {
  return { launchOptions: { executablePath, args: chromiumArguments } };
}

const withoutMotion = { ...chromium(headlessShellPath), ...REDUCED_MOTION };

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  globalSetup: './openCommonStore.ts',
  fullyParallel: true,
  // one for each core: the start of one costs three processor seconds; all visit the same store
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // these end hangs only: no test may fail because a processor was busy
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
  },
  projects: [
    { name: 'long', testMatch: LONG, timeout: 1_800_000, use: withoutMotion },
    // one worker, because the whole Chromium takes seconds to start
    { name: 'layout', grep: LAYOUT, workers: 1, use: chromium(chromiumPath) },
    { name: 'browser', testIgnore: LONG, grepInvert: LAYOUT, use: withoutMotion },
  ],
});
