// npm run glow -- test firefox [-- <arguments of Playwright>]: the purchase, the account and the blog in Firefox
import { buildStale } from '../../tools/build/buildPackages.js';
import { firefoxPath, WITHOUT_FIREFOX } from '../../tools/test/programs.js';
import { FIREFOX, run } from '../../tools/test/runners.js';

if (!firefoxPath) {
  console.error(WITHOUT_FIREFOX);
  process.exit(1);
}
await buildStale();
const { isGreen } = await run([...FIREFOX, ...process.argv.slice(2)]);
process.exitCode = isGreen ? 0 : 1;
