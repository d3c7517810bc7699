import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

function run(command, ...args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installed() {
  return [process.env.PLAYWRIGHT_CHROMIUM, DEBIAN_CHROMIUM, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** The Chromium to test with: the one `PLAYWRIGHT_CHROMIUM` names, Debian's, or Playwright's own; undefined where there is none. */
export const chromiumPath = installed();

/** What a Chromium without a user's rights or network needs to be told. */
export const chromiumArguments = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** Installs a Chromium where there is none; says what to do and returns false where that fails. */
export function provideChromium() {
  if (installed()) return true;
  console.log('Installing Chromium for the browser tests …');
  if (isRootOnDebian() && run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')) return true;
  if (run(process.execPath, new URL(import.meta.resolve('@playwright/test/cli')).pathname, 'install', 'chromium')) return true;
  console.error('No Chromium was found or could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set PLAYWRIGHT_CHROMIUM to its path.');
  return false;
}
