import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Chromium as Debian installs it: whole, and as the headless shell, which has no window and costs less. */
const DEBIAN = { whole: '/usr/bin/chromium', headlessShell: '/usr/bin/chromium-headless-shell' };

function run(command, ...args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function firstInstalled(...files) {
  return files.find((file) => file && existsSync(file));
}

function installed() {
  const whole = firstInstalled(process.env.PLAYWRIGHT_CHROMIUM, DEBIAN.whole, chromium.executablePath());
  // a browser that was named is the one to test with
  const headlessShell = process.env.PLAYWRIGHT_CHROMIUM ? undefined : firstInstalled(DEBIAN.headlessShell);
  return { whole, headlessShell: headlessShell ?? whole };
}

/** The Chromium to test with: the one `PLAYWRIGHT_CHROMIUM` names, Debian's, or Playwright's own; undefined where there is none. */
export const chromiumPath = installed().whole;

/** Its headless shell, about a third cheaper a test; the same as `chromiumPath` where there is none. It records layout shifts in another way. */
export const headlessShellPath = installed().headlessShell;

/** What a Chromium without a user's rights or network needs to be told. */
export const chromiumArguments = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** Installs a Chromium where there is none; says what to do and returns false where that fails. */
export function provideChromium() {
  if (installed().whole) return true;
  console.log('Installing Chromium for the browser tests …');
  if (isRootOnDebian() && run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell')) return true;
  if (run(process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium')) return true;
  console.error('No Chromium was found or could be installed. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium), or set PLAYWRIGHT_CHROMIUM to its path.');
  return false;
}
