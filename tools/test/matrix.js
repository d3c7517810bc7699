// npm run glow -- test matrix: every fault of every remote, cold and in mid-session; --shard 1/3 runs a part
import { provideChromium } from './chromium.js';
import { buildStale } from '../build/buildPackages.js';
import { PLAYWRIGHT, run } from './runners.js';

if (!provideChromium()) process.exit(1);
await buildStale();
const { isGreen } = await run([...PLAYWRIGHT, 'faults', ...process.argv.slice(2)]);
process.exitCode = isGreen ? 0 : 1;
