import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { root } from '../build/packages.js';

/** Folder of test reports. */
export const results = path.join(root, 'test-results');

/**
 * Runs a script with Node in the repository or `folder`; resolves with its success and, if it `isQuiet`, its output.
 * `signal` interrupts it, so that a test runner can stop its own child processes.
 * @param {string[]} args
 * @param {{ folder?: string, env?: Record<string, string>, isQuiet?: boolean, signal?: AbortSignal }} [options]
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
export async function run(args, { folder = root, env = {}, isQuiet = false, signal } = {}) {
  const output = isQuiet ? 'pipe' : 'inherit';
  const { failed, all = '' } = await execa(process.execPath, args, {
    cwd: folder,
    env: { FORCE_COLOR: '0', ...env },
    stdio: ['ignore', output, output],
    all: true,
    reject: false,
    cancelSignal: signal,
    killSignal: 'SIGINT',
  });
  return { isGreen: !failed, output: all };
}

/** A command with one result, as it is typed after `node`; its output is printed at its end. */
export async function runAsOne(name, command) {
  const { isGreen, output } = await run(command.split(' '), { isQuiet: true });
  console.log(`${name}: ${isGreen ? 'passed' : 'FAILED'}\n${output}`.trimEnd());
  return { passed: Number(isGreen), failed: Number(!isGreen) };
}

/** A command with a report that counts its tests; a non-zero exit without a failed test counts as one failure. */
export async function runCounted(file, count, args) {
  const report = path.join(results, file);
  rmSync(report, { force: true });
  const { isGreen } = await run(args);
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { ...counts, failed: isGreen ? counts.failed : Math.max(1, counts.failed) };
}
