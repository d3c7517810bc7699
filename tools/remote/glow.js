#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The command `glow` of a remote in a repository of its own: called in its folder, it needs no other. */

const USAGE = `glow start                    run the remote alone, with hot reload
glow dev --store <address>    run it inside a store, for an hour, in the browser that opens the printed link
glow test [jest's options]    run its unit tests
glow build                    build it into dist
glow release [options]        build, check, publish and make live in the store of RELEASES_DIR or REGISTRY_URL
glow promote                  make its canary live for all
glow rollback [build]         go back to what was live before, or to a build
glow status [address]         what is live in the store at an address, and how it does`;

const [command = '', ...args] = process.argv.slice(2);

/** Runs a script in the remote's folder and ends with its exit code. */
function run(script, options, environment = {}) {
  const { status } = spawnSync(process.execPath, [script, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.exit(status ?? 1);
}

/** A program of a library that the remote has, by its module (`jest/bin/jest`). */
function program(module) {
  return createRequire(path.resolve('package.json')).resolve(module);
}

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a release command with the remote's name, where it is not given. */
function runReleases(name) {
  const { RELEASES_DIR: folder, REGISTRY_URL: url } = process.env;
  if (!url && (!folder || !existsSync(folder)))
    fail(
      'Set RELEASES_DIR to the releases folder of the store, which its server makes when it is started, or REGISTRY_URL to its address where it has a registry service.',
    );
  const options = args[0] === name ? args.slice(1) : args;
  run(beside('releases.js'), [command, name, ...options]);
}

const COMMANDS = {
  start: () =>
    run(program('webpack-cli/bin/cli.js'), ['serve', '--mode', 'development', '--env', 'standalone', ...args]),
  dev: (name) => run(beside('releases.js'), ['dev', name, ...args]),
  test: () => run(program('jest/bin/jest'), args),
  build: () => run(program('webpack-cli/bin/cli.js'), ['--mode', 'production', ...args], { NODE_ENV: 'production' }),
  release: runReleases,
  promote: runReleases,
  rollback: runReleases,
  status: () => run(beside('status.js'), args),
};

if (!Object.hasOwn(COMMANDS, command))
  fail(`${command ? `There is no command '${command}'. ` : ''}The commands are:\n\n${USAGE}`);
try {
  const { remotes } = await import('../build/packages.js');
  COMMANDS[command](remotes[0].name);
} catch (error) {
  fail(error.message);
}
