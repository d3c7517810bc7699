// Runs before npm start, dev, build and test, on a clone with nothing installed: no dependency may be imported here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/node_modules/.glow-lock`;
const lockFile = `${root}/package-lock.json`;

const lock = readFileSync(lockFile);
const stamp = createHash('sha256').update(lock).update(process.version).digest('hex');

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

function npm(...args) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

if (!isInstalled()) {
  console.log('Installing what Glow needs (once, about a minute) …');
  // npm 11's ci refuses lock files whose optional foreign binaries a registry does not serve
  const isClean = npm('ci').status === 0 || npm('install').status === 0;
  writeFileSync(lockFile, lock);
  if (!isClean) {
    console.error('The dependencies could not be installed: see the lines above, check the network, and try again.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
