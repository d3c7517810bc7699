import { spawnSync } from 'node:child_process';
import { provideChromium } from '../../e2e/chromium.js';
import { buildStale } from './build.js';
import { root } from './packages.js';

// every fault of every remote; `npm test` has each fault once
if (!provideChromium()) process.exit(1);
await buildStale();
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'faults'];
process.exit(spawnSync(process.execPath, playwright, { cwd: root, stdio: 'inherit', env: { ...process.env, GLOW_FAULTS: 'all' } }).status ?? 1);
