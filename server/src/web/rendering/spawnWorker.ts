import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PROGRAM = readFileSync(new URL('./renderWorker.js', import.meta.url));
const MAX_HEAP_MB = 64;

/** The process may neither read files nor write them, nor start processes or threads, nor load native code. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const NODE_OPTIONS = [PERMISSION, '--no-warnings', `--max-old-space-size=${MAX_HEAP_MB}`];

/** The environment is empty; the fourth stream is a pipe to the server. */
export function spawnWorker(user: number | undefined) {
  return spawn(process.execPath, [...NODE_OPTIONS, '--input-type=module', '--eval', String(PROGRAM)], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    uid: user,
    gid: user,
  });
}
