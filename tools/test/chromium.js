import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathOf, PLAYWRIGHT } from './programs.js';

function run(command, ...args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const { PLAYWRIGHT_CHROMIUM } = process.env;
const ofPlaywright = chromium.executablePath();

/** Path of Chromium: `PLAYWRIGHT_CHROMIUM`, Debian's, or Playwright's own; undefined if none is installed. */
export const chromiumPath =
  PLAYWRIGHT_CHROMIUM || pathOf('chromium') || (existsSync(ofPlaywright) ? ofPlaywright : undefined);

/** The headless shell is a third cheaper per test, but records layout shifts differently. Default: `chromiumPath`. */
export const headlessShellPath = PLAYWRIGHT_CHROMIUM || pathOf('chromium-headless-shell') || chromiumPath;

export const chromiumArguments = [
  '--disable-gpu',
  // texts are as wide in the headless shell as in Chromium
  '--font-render-hinting=none',
  '--disable-quic',
];

/** Installs Chromium if it is missing; if that fails, prints instructions and returns false. */
export function provideChromium() {
  if (chromiumPath) return true;
  console.log('Installing Chromium for the browser tests …');
  const packages = ['--no-install-recommends', 'chromium', 'chromium-headless-shell'];
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages)) return true;
  if (run(process.execPath, PLAYWRIGHT[0], 'install', 'chromium')) return true;
  console.error(
    'GLOW-121 No Chromium was found or could be installed. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium), or set PLAYWRIGHT_CHROMIUM to its path.',
  );
  return false;
}
