import { defineConfig, devices } from '@playwright/test';
import path from 'node:path';
import chromium from '../playwright.config';

export default defineConfig({
  ...chromium,
  testDir: '..',
  testMatch: /(specs|firefox)\/[^/]+\.spec\.ts$/,
  grep: /@firefox/,
  globalSetup: '../openCommonStore.ts',
  outputDir: '../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  workers: 2,
  projects: undefined,
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 900 },
    actionTimeout: chromium.use?.actionTimeout,
    navigationTimeout: chromium.use?.navigationTimeout,
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'firefox.js'),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
