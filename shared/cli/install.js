// Runs before npm start, dev, build and test, on a clone with nothing installed: no dependency may be imported here.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled } from './installed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockFile = `${root}/package-lock.json`;

const lock = readFileSync(lockFile);

function npm(command, output) {
  const isWindows = process.platform === 'win32';
  return (
    spawnSync(isWindows ? 'npm.cmd' : 'npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', output, output],
      shell: isWindows,
    }).status === 0
  );
}

if (!isInstalled()) {
  console.log('Installing what Glow needs (once, about a minute) …');
  // npm 11's ci rejects lock files when a registry lacks optional binaries of other platforms
  const isComplete = npm('ci', 'ignore') || npm('install', 'inherit');
  writeFileSync(lockFile, lock);
  if (!isComplete) {
    console.error('The dependencies could not be installed: see the lines above, check the network, and try again.');
    process.exit(1);
  }
  markInstalled();
}
