import path from 'node:path';
import { Argument, type Command } from 'commander';
import { STORE } from '../../server/src/config/project';
import { packages, remotes, root } from '../build/packages.js';

const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ');

/** Adds the commands that run and build the store and check its sources. What they need is loaded when one is called. */
export function addBuildCommands(program: Command): void {
  const command = (name: string, description: string) => program.command(name).description(description);
  command('start', 'build what has changed and serve the store').action(async () =>
    (await import('../run/start.js')).start(),
  );
  command('dev', 'serve the store with hot reload, or one remote inside a store')
    .argument('[remote]', names(remotes))
    .option(
      '--store <address>',
      'show the remote in this store for an hour, in the browser that opens the printed link',
    )
    .action(async (remote: string | undefined, { store }: { store?: string }) => {
      if (!store) return (await import('../run/dev.js')).dev(remote);
      const { develop } = await import('../release/develop');
      return develop(STORE, remote ?? '', store);
    });
  command('build', 'build what has changed, the production artefact and its bill of materials')
    .argument('[packages...]', names(packages))
    .action(async (chosen: string[]) => (await import('../build/build')).build(chosen));
  command('artefact <folder>', 'make the folder with which the store runs without its sources').action(
    async (folder: string) => (await import('../artefact/artefact')).makeArtefact(path.resolve(folder)),
  );
  command('new-remote', 'make a remote from the template')
    .argument('<name>', 'lower case letters and digits')
    .option('--outside <folder>', 'in a repository of its own')
    .action(async (name: string, { outside }: { outside?: string }) =>
      (await import('../templates/newRemote.js')).newRemote(name, outside),
    );
  command('new-fragment', 'make a fragment of a remote from the template')
    .argument('<remote/Name>', 'as in blog/Teaser')
    .action(async (name: string) => (await import('../templates/newFragment.js')).newFragment(name));
  command('packages', 'make the packages that a remote in a repository of its own needs').action(async () =>
    (await (await import('../remote/packages.js')).makePackages()).forEach((file) => console.log(file)),
  );
  command('contract', 'compare the public types of the shared modules with their versions')
    .addArgument(new Argument('[change]', 'write new versions').choices(['minor', 'major']))
    .action(async (change?: 'minor' | 'major') => (await import('../checks/contract.js')).compareContract(change));
  command('citations', 'check that the rules, decisions and files exist that code and documents name').action(
    async () => (await import('../checks/citations.js')).checkCitations(),
  );
  command('sbom', 'write the bill of materials of what the store ships')
    .argument('[file]', '', path.join(root, 'dist/sbom.cdx.json'))
    .option('--with-tools', 'of the tools too')
    .action(async (file: string, options: { withTools?: boolean }) =>
      (await import('../checks/npm.js')).writeBillOfMaterials(file, options),
    );
  command(
    'advisories',
    'list known vulnerabilities of what the store ships; ends with 2 if the registry of npm does not answer',
  ).action(async () => (await import('../checks/npm.js')).listAdvisories());
}
