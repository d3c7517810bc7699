// npm run test:matrix: every fault of every remote, cold and in mid-session, then every composition of two releases; --shard 1/3 runs a part of the faults alone
import { provideChromium } from '../chromium.js';
import { buildStale } from '../../shared/cli/build.js';
import { run } from './command.js';
import { PLAYWRIGHT } from './runners.js';

const options = process.argv.slice(2);

if (!provideChromium()) process.exit(1);
await buildStale();
const faults = await run([...PLAYWRIGHT, 'faults', ...options]);
const skew = options.length > 0 || (await run(['--import', 'tsx', 'e2e/skew/run.ts'])).isGreen;
process.exitCode = faults.isGreen && skew ? 0 : 1;
