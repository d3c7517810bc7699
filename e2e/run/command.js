import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/build/packages.js';

/** The folder of what a test run leaves to be read. */
export const results = path.join(root, 'test-results');

/** How many tests a command counted. @typedef {{ passed: number, failed: number, problems?: string[] }} Counts */

/** Runs a script of this repository with Node; resolves with whether it ended well and, where `isQuiet`, what it printed. */
export function run(args, { env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...env }, stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });
}

/** A command that passes or fails as one; what it printed is shown when it has ended. */
export async function asOne(name, ...args) {
  const { isGreen, output } = await run(args, { isQuiet: true });
  console.log(`${name}: ${isGreen ? 'passed' : 'FAILED'}\n${output}`.trimEnd());
  return { passed: Number(isGreen), failed: Number(!isGreen) };
}

/** A command whose report counts its tests; one that ends badly without a failed test counts as one failure. */
export async function counted(file, count, args, env) {
  const report = path.join(results, file);
  rmSync(report, { force: true });
  const { isGreen } = await run(args, { env });
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { ...counts, failed: isGreen ? counts.failed : Math.max(1, counts.failed) };
}
