import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTools } from '@glow/server/operations';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Builds are not the shop's files, so they get the modes that the user wants. */
const usersMask = process.umask();

/** Runs a script with its output shown; true if it succeeds. `environment` is added to this process's own. */
function runScript(root: string, file: string, options: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const env = { ...process.env, ...environment };
  const ownMask = process.umask(usersMask);
  const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, env, stdio: 'inherit' });
  process.umask(ownMask);
  return status === 0;
}

/** As `runScript`, for a library's program, by its module (`jest/bin/jest`). */
export function runLibrary(root: string, module: string, options: string[], environment?: NodeJS.ProcessEnv): boolean {
  // `@glow/build` has some libraries of its own
  return runScript(root, createRequire(import.meta.url).resolve(module), options, environment);
}

/** Builds and checks packages before their release, each in a process with its output shown. */
export const sourceTools: SourceTools = {
  build({ root, isStore, packages }, names) {
    if (!isStore) console.log(`Building ${names.join()} …`);
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

/** Runs the journeys of packages, tagged as `@journey @checkout`, against a releases folder; true if all pass. */
export function runJourneys(root: string, releases: string, packages: string[], ...options: string[]): boolean {
  const selected = ['--config', 'e2e/playwright.config.ts', '--grep', journeysOf(packages), '--pass-with-no-tests'];
  return runLibrary(root, '@playwright/test/cli', ['test', ...selected, '--reporter', 'line', ...options], {
    JOURNEY_RELEASES: releases,
  });
}

function journeysOf(packages: string[]): string {
  if (packages.includes('shell')) return '@journey';
  return `(?=.*@journey)(?=.*(${packages.map((name) => `@${name}`).join('|')})\\b)`;
}
