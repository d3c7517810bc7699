import { spawnSync } from 'node:child_process';
import { provideChromium } from '../../e2e/chromium.js';
import { buildStale } from './build.js';
import { root } from './packages.js';

// every fault of every remote and every composition of two generations; `npm test` has each fault once and some of the compositions
if (!provideChromium()) process.exit(1);
await buildStale();

function isGreen(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, GLOW_FAULTS: 'all' } }).status === 0;
}

const faults = isGreen('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', 'faults');
const skew = isGreen('--import', 'tsx', 'e2e/skew/run.ts');
process.exit(faults && skew ? 0 : 1);
