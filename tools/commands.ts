import path from 'node:path';
import { STORE } from '@glow/server/base';
import { addCommand, develop, namesOf, operatorProgram, packageIn, runProgram } from '@glow/server/operations';
import { Argument, type Command } from 'commander';
import { remotes, root, store } from './build/packages.js';
import { sourceTools } from './release/sourceTools';

const REMOTES = { ...STORE, packages: remotes };

/** Programs that take arguments of their own, by name. */
const SUITES: Record<string, [description: string, call: string]> = {
  faults: ['crashes, load and hostile input of the order core', 'e2e/faults/runFaults.js'],
  firefox: ['the purchase, the account and the journal in Firefox', 'tools/test/browser.js firefox'],
  image: ['the container image', 'e2e/operations/runOperations.js image'],
  interop: ['hosts and remotes of other bundlers', '--import tsx e2e/interop/runInterop.ts'],
  matrix: ['every fault of every remote, cold and in mid-session', 'tools/test/browser.js chromium --grep @matrix'],
  mutants: ['whether the tests find faults that are put into the sources', '--import tsx e2e/mutants/runMutants.ts'],
  stryker: [
    'which changes of the code of money, stock and access no test finds',
    '--import tsx e2e/mutants/stryker/runStryker.ts',
  ],
  'newest-plugin': ['federation with the newest version of its plugin', '--import tsx e2e/federation/newestPlugin.ts'],
  operations: ['several instances behind the programs of deploy', 'e2e/operations/runOperations.js'],
  skew: ['this release with builds of those before it', '--import tsx e2e/skew/runSkew.ts'],
};

const program = operatorProgram('npm run glow --', { tools: sourceTools }).description(
  'Every command of the Glow store. It ends with 0 when it has done what was asked, 1 when that was refused or has failed, and 2 when it was called wrongly.',
);
addBuildCommands(program);
addTestCommands(program);
await runProgram(program);

/** Each command loads its module when it is called. */
function addBuildCommands(program: Command): void {
  const command = (name: string, description: string) => addCommand(program, name, description);
  command('start', 'build what has changed and serve the store').action(async () =>
    (await import('./run/start.js')).start(),
  );
  command('dev', 'serve the store with hot reload, or one remote inside a store')
    .argument('[remote]', namesOf(REMOTES), packageIn(REMOTES))
    .option(
      '--store <address>',
      'show the remote in this store for an hour, in the browser that opens the printed link',
    )
    .action(async (remote: string | undefined, { store }: { store?: string }) => {
      if (!store) return (await import('./run/dev.js')).dev(remote);
      return develop(STORE, remote ?? '', store);
    });
  command('build', 'build what has changed, the production artefact and its bill of materials')
    .argument('[packages...]', namesOf(STORE))
    .action(async (chosen: string[]) => (await import('./artefact/artefact')).buildStore(chosen));
  command('artefact <folder>', 'make the folder with which the store runs without its sources').action(
    async (folder: string) => (await import('./artefact/artefact')).makeArtefact(path.resolve(folder)),
  );
  command('new-remote', 'make a remote from the template')
    .argument('<name>', 'lower case letters and digits')
    .option('--outside <folder>', 'in a repository of its own')
    .action(async (name: string, { outside }: { outside?: string }) =>
      (await import('./templates/newRemote.js')).newRemote(name, outside),
    );
  command('new-fragment', 'make a fragment of a remote from the template')
    .argument('<remote/Name>', 'as in blog/Teaser')
    .action(async (name: string) => (await import('./templates/newFragment.js')).newFragment(store, name));
  command('packages', 'make the packages that a remote in a repository of its own needs').action(async () =>
    (await (await import('./remote/makePackages.js')).makePackages()).forEach((file) => console.log(file)),
  );
  command('contract', 'compare the public types of the shared modules with their versions')
    .addArgument(new Argument('[change]', 'write new versions').choices(['minor', 'major']))
    .action(async (change?: 'minor' | 'major') => (await import('./checks/contract.js')).compareContract(change));
  command('citations', 'check that rules, decisions and files exist that are named, and that errors have codes')
    .option('--write', 'docs/reference/errors.md, the errors by their codes')
    .action(async (options: { write?: boolean }) => {
      console.log('Reading code and documents …');
      (await import('./checks/citations.js')).checkCitations(options);
    });
  command('size', 'print how large the repository is, beside what it was at a commit')
    .argument('[commit]')
    .action(async (commit?: string) => (await import('./checks/size')).printSize(commit));
  command('sbom', 'write the bill of materials of what the store ships')
    .argument('[file]', '', path.join(root, 'dist/sbom.cdx.json'))
    .option('--with-tools', 'of the tools too')
    .action(async (file: string, options: { withTools?: boolean }) =>
      (await import('./checks/npm.js')).writeBillOfMaterials(file, options),
    );
  command('advisories', 'list known vulnerabilities of what the store ships, by npm audit').action(async () =>
    (await import('./checks/npm.js')).listAdvisories(),
  );
}

function addTestCommands(program: Command): void {
  const test = addCommand(program, 'test', 'types, lint, contract, build, unit tests, faults and browser tests')
    .option('--all', 'with the suites that take long')
    .option('--since <commit>', 'what a change since then can touch')
    .action(async (options: { all?: boolean; since?: string }) => (await import('./test/test.js')).runTests(options));
  for (const [name, [description, call]] of Object.entries(SUITES)) addScript(test, name, description, call);
  addScript(program, 'look', 'picture every screen and state, to review a change', '--import tsx e2e/look/runLook.ts');
  const mail = addCommand(program, 'mail', 'messages that the store sends');
  addScript(mail, 'preview', 'write all of them as pages, to look at', '--import tsx e2e/look/previewMails.ts');
  addScript(program, 'bench', 'measure the production build', '--import tsx e2e/performance/bench.ts');
}

/** Adds a command that hands all its arguments to a program. */
function addScript(program: Command, name: string, description: string, call: string): void {
  addCommand(program, name, description)
    .argument('[arguments...]', 'of its program')
    .allowUnknownOption()
    .action(async (args: string[]) => {
      const { runNode } = await import('./run/runNode.js');
      process.exitCode = (await runNode([...call.split(' '), ...args])).failed ? 1 : 0;
    });
}
