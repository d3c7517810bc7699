#!/usr/bin/env node
// the command `glow` in a remote's own repository
import { addCommand, addTeamCommands, createProgram, develop, runProgram } from '@glow/server/operations';
import { Option } from 'commander';
import { remoteProject } from '../build/project.js';
import { runLibrary, sourceTools } from '../release/sourceTools';
import { newFragment } from '../templates/newFragment.js';

const RELEASING = ['release', 'promote', 'rollback', 'retire', 'budget', 'errors'];
/** What another bundler has built needs no project of this store's. */
const NO_PROJECT = { root: process.cwd(), isStore: false, packages: [], budgets: {} };
const project = await Promise.resolve()
  .then(() => (process.argv[2] === 'publish' ? NO_PROJECT : remoteProject()))
  .catch(({ message }: Error) => {
    console.error(message);
    process.exit(1);
  });
const [remote = ''] = project.packages.map(({ name }) => name);
const program = createProgram('glow', `Builds, tests and releases ${remote}.`);

/** Adds a command that runs a library's program, given by its module. */
function addLibrary(name: string, description: string, module: string, args: string, env?: NodeJS.ProcessEnv) {
  addCommand(program, name, description)
    .argument('[arguments...]', 'of its program')
    .allowUnknownOption()
    .action((more: string[]) => {
      process.exitCode = runLibrary(process.cwd(), module, [...args.split(' ').filter(Boolean), ...more], env) ? 0 : 1;
    });
}

/** Adds the remote's name, so that nobody needs to type it in its own repository. */
function withRemote(args: string[]): string[] {
  const [name = '', ...more] = args;
  const isNamed = more[0]?.split('@')[0] === remote || more.includes('--help') || more.includes('-h');
  return RELEASING.includes(name) && !isNamed ? [name, remote, ...more] : args;
}

const webpack = 'webpack-cli/bin/cli.js';
addLibrary('start', 'run the remote alone, with hot reload', webpack, 'serve --mode development --env standalone');
addCommand(program, 'dev', 'run it inside a store, for an hour, in the browser that opens the printed link')
  .addOption(new Option('--store <address>', 'of the store').env('REGISTRY_URL').makeOptionMandatory())
  .action(async ({ store }: { store: string }) => develop(project, remote, store));
addLibrary('test', 'run its unit tests', 'jest/bin/jest', '');
addLibrary('build', 'build it into dist', webpack, '--mode production', { NODE_ENV: 'production' });
addCommand(program, 'new-fragment', 'make a fragment from the template')
  .argument('<Name>', 'as in Teaser')
  .action((name: string) => newFragment(project, name.includes('/') ? name : `${remote}/${name}`));
addTeamCommands(program, project, sourceTools);
for (const command of program.commands.filter((found) => RELEASING.includes(found.name())))
  command.usage(command.usage().replace(/<(packages?[.]*)>/, '[$1]'));
await runProgram(program, withRemote(process.argv.slice(2)));
