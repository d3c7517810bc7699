// Runs before anything is installed: no dependency may be imported here.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/node_modules/.glow-lock`;

function stamp() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .update(process.version)
    .digest('hex');
}

/** Whether the current lock file has been installed with this Node version. */
export function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

/** Records that the current lock file is installed. */
export function markInstalled() {
  writeFileSync(stampFile, stamp());
}
