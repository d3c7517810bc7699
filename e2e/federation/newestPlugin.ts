// node --import tsx e2e/federation/newestPlugin.ts: tests federation with the plugin's newest version, in a copy
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from '../../tools/test/chromium.js';
import { installLibraries } from '../installLibraries';
import { PLAYWRIGHT } from '../../tools/test/programs.js';
import { copyRepository, repository } from '../store';

const PLUGIN = '@module-federation/enhanced';

const COMMANDS = [
  ['tools/build/buildPackages.js'],
  ['node_modules/jest/bin/jest.js', 'shell/src/federation', 'shell/src/sharedInstances'],
  [...PLAYWRIGHT, 'federation.spec.ts', 'cart.spec.ts'],
];

if (!provideChromium()) process.exit(1);
const tree = copyRepository();
try {
  installLibraries(tree, [`${PLUGIN}@latest`], ['@module-federation']);
  // pictures of unchanged originals are not made again
  cpSync(path.join(repository, 'shared/dist/images'), path.join(tree, 'shared/dist/images'), { recursive: true });
  const failed = COMMANDS.find(
    (command) => spawnSync(process.execPath, command, { cwd: tree, stdio: 'inherit' }).status !== 0,
  );
  const tested = `${PLUGIN} ${versionIn(tree)} (installed: ${versionIn(repository)})`;
  console.log(failed ? `${tested} fails: ${failed.join(' ')}` : `${tested} passes.`);
  process.exitCode = failed ? 1 : 0;
} finally {
  rmSync(tree, { recursive: true, force: true });
}

function versionIn(root: string): string {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', PLUGIN, 'package.json'), 'utf8')).version;
}
