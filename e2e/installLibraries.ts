import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Installs libraries beside the linked packages of a tree (`linkDependencies`); `replaced` ones make way for them. */
export function installLibraries(tree: string, specifications: string[], replaced: string[] = []): void {
  const modules = path.join(tree, 'node_modules');
  const arriving = path.join(tree, 'arriving');
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps', '--no-audit'];
  const { status } = spawnSync('npm', ['install', '--prefix', arriving, ...options, ...specifications], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${specifications.join(', ')} cannot be installed.`);
  for (const name of replaced) rmSync(path.join(modules, name), { recursive: true, force: true });
  for (const name of readdirSync(path.join(arriving, 'node_modules')))
    if (!existsSync(path.join(modules, name)))
      renameSync(path.join(arriving, 'node_modules', name), path.join(modules, name));
  rmSync(arriving, { recursive: true, force: true });
}
