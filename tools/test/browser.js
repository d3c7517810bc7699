// runs `npm run glow -- test matrix` and `npm run glow -- test firefox`; further arguments go to Playwright
import { buildStale } from '../build/buildPackages.js';
import { runNode } from '../run/runNode.js';
import { provideChromium } from './chromium.js';
import { firefoxPath, WITHOUT_FIREFOX, FIREFOX, PLAYWRIGHT } from './programs.js';

const [browser, ...args] = process.argv.slice(2);
const inFirefox = browser === 'firefox';
if (inFirefox && !firefoxPath) console.error(WITHOUT_FIREFOX);
if (inFirefox ? !firefoxPath : !provideChromium()) process.exit(1);
await buildStale();
process.exitCode = (await runNode([...(inFirefox ? FIREFOX : PLAYWRIGHT), ...args])).failed ? 1 : 0;
