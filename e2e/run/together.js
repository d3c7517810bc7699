// npm run test:together [-- <arguments of Playwright>]: the browser tests against the store as one bundle
import path from 'node:path';
import { root } from '../../shared/build/packages.js';
import { provideChromium } from '../chromium.js';
import { run } from './command.js';
import { EXCLUDED_TAGS, PLAYWRIGHT } from './runners.js';

/** Tests of what one bundle does not have: builds of single remotes, their releases and their failures. */
const OF_FEDERATION =
  '@federated|/(dev|faults|federation|guest|inspect|new-remote|release|release-checks|release-day|two-majors)\\.spec';

if (!provideChromium()) process.exit(1);
const { isGreen: isBuilt } = await run(['shared/cli/build.js', '--together']);
const { isGreen } = isBuilt
  ? await run([...PLAYWRIGHT, '--grep-invert', `${EXCLUDED_TAGS.full}|${OF_FEDERATION}`, ...process.argv.slice(2)], {
      env: { JOURNEY_RELEASES: path.join(root, 'single-bundle/dist') },
    })
  : { isGreen: false };
process.exitCode = isGreen ? 0 : 1;
