import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Paths of Debian's Chromium and its cheaper headless shell. */
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
  // an explicitly configured browser takes precedence
  const headlessShell = process.env.PLAYWRIGHT_CHROMIUM ? undefined : firstInstalled(DEBIAN.headlessShell);
  return { whole, headlessShell: headlessShell ?? whole };
}

/** Path of Chromium: `PLAYWRIGHT_CHROMIUM`, Debian's, or Playwright's own; undefined if none is installed. */
export const chromiumPath = installed().whole;

/** Path of the headless shell, about a third cheaper per test; `chromiumPath` if there is none. It records layout shifts differently. */
export const headlessShellPath = installed().headlessShell;

/** Command line flags for Chromium in a sandbox without user namespaces or network. */
export const chromiumArguments = [
  '--disable-gpu',
  // texts are as wide in the headless shell as in Chromium
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Installs Chromium if missing, and on Debian its headless shell; prints instructions and returns false if there is no Chromium then. */
export function provideChromium() {
  const { whole, headlessShell } = installed();
  const lacksShell = whole === DEBIAN.whole && headlessShell === whole && !process.env.PLAYWRIGHT_CHROMIUM;
  if (whole && !(lacksShell && isRootOnDebian())) return true;
  console.log('Installing Chromium for the browser tests …');
  const packages = ['--no-install-recommends', 'chromium', 'chromium-headless-shell'];
  const isDone = isRootOnDebian() && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages);
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  if (isDone || whole || run(process.execPath, playwright, 'install', 'chromium')) return true;
  console.error(
    'No Chromium was found or could be installed. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium), or set PLAYWRIGHT_CHROMIUM to its path.',
  );
  return false;
}
