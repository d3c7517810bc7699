import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Runs the browser tests tagged `@journey` against the live builds of a releases folder; true if all pass. `options` are passed to Playwright. */
export function runJourneys(root: string, releases: string, ...options: string[]): boolean {
  const cli = createRequire(join(root, 'package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@journey', '--reporter', 'line', ...options],
    {
      cwd: root,
      env: { ...process.env, JOURNEY_RELEASES: releases },
      stdio: 'inherit',
    },
  );
  return status === 0;
}
