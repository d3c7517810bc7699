import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A build is no file of the shop: it gets the modes that its user wants. */
const usersMask = process.umask();

/** Runs a script of a repository with its output shown; true if it succeeds. `environment` is added to this process's own. */
export function runScript(root: string, file: string, options: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...process.env, ...environment };
  const ownMask = process.umask(usersMask);
  const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, env, stdio: 'inherit' });
  process.umask(ownMask);
  return status === 0;
}

/** Runs a program of a library that the repository has, by its module (`jest/bin/jest`), as `runScript` does. */
export function runLibrary(root: string, module: string, options: string[], environment?: NodeJS.ProcessEnv): boolean {
  const file = createRequire(join(root, 'package.json')).resolve(module);
  return runScript(root, file, options, environment);
}
