import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTools } from '@glow/server/operations';
import { runJourneys } from './runJourneys';
import { runLibrary, runScript } from './runProgram';

/** Builds and checks packages before their release, each in a process with its output shown. */
export const sourceTools: SourceTools = {
  build({ root, isStore, packages }, names) {
    if (!isStore)
      return runLibrary(root, 'webpack-cli/bin/cli.js', ['--mode', 'production'], { NODE_ENV: 'production' });
    const missing = packages
      .filter(({ folder }) => !existsSync(join(root, folder, 'dist/release.json')))
      .map(({ name }) => name);
    return runScript(root, 'tools/build/buildPackages.js', [...new Set([...names, ...missing])]);
  },
  contract: ({ root }) => runScript(root, 'tools/glow.js', ['contract']),
  types: ({ root }) => runLibrary(root, 'typescript/bin/tsc', ['--noEmit']),
  /** For the shell, also the tests of the modules that it provides. */
  tests({ root, isStore, packages }, names) {
    const folders = packages
      .filter(({ name }) => names.includes(name))
      .map(({ name, folder }) => (isStore ? folder : name));
    const projects = names.includes('shell') ? [...folders, 'shared'] : folders;
    return runLibrary(root, 'jest/bin/jest', ['--silent', '--passWithNoTests', '--selectProjects', ...projects]);
  },
  journeys: ({ root }, names, releases) => runJourneys(root, releases, names, '--workers', '1', '--max-failures', '1'),
};
