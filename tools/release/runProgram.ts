import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Builds are not the shop's files, so they get the modes that the user wants. */
const usersMask = process.umask();

/** Runs a script with its output shown; true if it succeeds. `environment` is added to this process's own. */
export function runScript(root: string, file: string, options: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...process.env, ...environment };
  const ownMask = process.umask(usersMask);
  const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, env, stdio: 'inherit' });
  process.umask(ownMask);
  return status === 0;
}

/** As `runScript`, for a library's program, by its module (`jest/bin/jest`). */
export function runLibrary(root: string, module: string, options: string[], environment?: NodeJS.ProcessEnv): boolean {
  const file = createRequire(join(root, 'package.json')).resolve(module);
  return runScript(root, file, options, environment);
}
