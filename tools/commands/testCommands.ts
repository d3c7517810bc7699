import type { Command } from 'commander';

/** Programs that take arguments of their own, by name: what they do, and how Node is called. */
const SUITES: Record<string, [description: string, call: string]> = {
  faults: ['crashes, load and hostile input of the order core', 'e2e/faults/run.js'],
  firefox: ['the purchase, the account and the journal in Firefox', 'e2e/firefox/run.js'],
  image: ['the container image', 'e2e/operations/run.js image'],
  matrix: ['every fault of every remote, cold and in mid-session', 'tools/test/matrix.js'],
  mutants: ['whether the tests find faults that are put into the sources', '--import tsx e2e/mutants/run.ts'],
  'newest-plugin': ['federation with the newest version of its plugin', '--import tsx e2e/federation/newestPlugin.ts'],
  operations: ['several instances behind the programs of deploy', 'e2e/operations/run.js'],
  skew: ['this release with builds of those before it', '--import tsx e2e/skew/run.ts'],
};

/** Adds the command that tests the store, and those of the suites that take long. */
export function addTestCommands(program: Command): void {
  const test = program
    .command('test')
    .description('types, lint, contract, build, unit tests, faults and browser tests')
    .option('--all', 'with the suites that take long')
    .option('--since <commit>', 'what a change since then can touch')
    .action(async (options: { all?: boolean; since?: string }) => (await import('../test/test.js')).runTests(options));
  for (const [name, [description, call]] of Object.entries(SUITES)) addScript(test, name, description, call);
  addScript(program, 'look', 'picture every screen and state, to review a change', '--import tsx e2e/look/run.ts');
  addScript(program, 'bench', 'measure the production build', '--import tsx e2e/performance/bench.ts');
}

/** Adds a command that hands all its arguments to a program. */
function addScript(program: Command, name: string, description: string, call: string): void {
  program
    .command(name)
    .description(description)
    .argument('[arguments...]', 'of its program')
    .allowUnknownOption()
    .action(async (args: string[]) => {
      const { run } = await import('../test/command.js');
      process.exitCode = (await run([...call.split(' '), ...args])).isGreen ? 0 : 1;
    });
}
