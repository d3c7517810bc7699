import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../build/packages.js';

export { whenToldToStop } from '../build/dev/whenToldToStop.js';

/** Time to exit before a process is killed. */
const KILL_TIMEOUT_MS = 30_000;

const ON_WINDOWS = process.platform === 'win32';
const endWithParent = new URL('./endWithParent.js', import.meta.url).href;
const running = new Set();
let ending;

/** Sends a signal to a process and its children; false when none is running. */
function signalAll({ pid }, signal) {
  try {
    return process.kill(ON_WINDOWS ? pid : -pid, signal);
  } catch {
    return false;
  }
}

/**
 * Starts a Node process that ends with this one, however this one ends, together with its children. Throws after `end` was called.
 * @returns {import('node:child_process').ChildProcess}
 */
export function startProcess(args, { folder = '.', env = {}, output = 'inherit' } = {}) {
  if (ending) throw new Error('Nothing is started any more.');
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: path.resolve(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // its own process group, so that it can be ended together with its children
    detached: !ON_WINDOWS,
  });
  running.add(child);
  child.on('error', (error) => {
    // an error while disconnecting is expected
    if (!ending) throw error;
  });
  child.once('close', () => {
    if (!signalAll(child, 'SIGTERM')) running.delete(child);
  });
  return child;
}

/** Runs a Node process until it exits; throws `problem` when it fails. */
export async function runProcess(args, problem) {
  const [code] = await once(startProcess(args), 'close');
  if (code !== 0) throw new Error(problem);
}

/** Ends all started processes and then this one; `reason` is the error message of an abnormal end. Never resolves. */
export function end(reason) {
  ending ??= endAll(reason);
  return ending;
}

async function endAll(reason) {
  if (reason) console.error(reason);
  for (const child of running) if (child.connected) child.disconnect();
  const started = Date.now();
  const isRunning = () => [...running].some((child) => signalAll(child, 0));
  while (isRunning() && Date.now() - started < KILL_TIMEOUT_MS) await wait(50);
  running.forEach((child) => signalAll(child, 'SIGKILL'));
  process.exit(reason ? 1 : 0);
}
