import type { Command } from 'commander';
import type { Config } from '../../../base/config/config';
import { glowIn, packageCalled, type Project } from '../../../base/config/project';
import { ReleaseError } from '../../../base/errors/errors';
import type { ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { changePointers } from '../../../releases/repository/registryFile';
import { CHECK_NAMES, registrySchema, type Pointers } from '../../../releases/repository/registrySchema';
import { addCommand, print, wholeNumberArgument, printProgress } from '../program';
import { checksIn, chosenIn, namesOf, packageArgument, packageIn } from './parseArguments';
import type { Chosen, ReleaseOptions, SourceTools } from './release';

type ReleaseFlags = Omit<ReleaseOptions, 'skipped'> & { skip: ReleaseOptions['skipped'] };

export function addReleaseCommands(program: Command, project: Project, configOf: () => Config, tools: SourceTools) {
  const addReleasing = (name: string, description: string) =>
    addCommand(program, name, description)
      .option('--share <percent>', 'make it live for this many of a hundred shoppers first', wholeNumberArgument(1, 99))
      .option('--note <text>', 'say something of the builds in the registry')
      .option('--end-canary', 'end the canary of the package')
      .option('--publish-only', 'make it live for nobody')
      .option('--dry-run', 'build and check only');
  addReleasing('release', 'build packages, check them against what is live, publish them and make them live')
    .argument('<packages...>', `${namesOf(project)}, or any published build as <package>@<build>`, chosenIn(project))
    .option('--skip <checks>', `leave out checks: ${CHECK_NAMES.join(', ')}`, checksIn, [])
    .action(async (chosen: Chosen, { skip: skipped, ...flags }: ReleaseFlags, command: Command) => {
      if (flags.share && chosen.size > 1) command.error('error: a share of shoppers gets one package, not several');
      const target = await targetOf(configOf(), chosen);
      await (await import('./release')).release(target, chosen, { ...flags, skipped }, tools, print);
    });
  addReleasing('publish', 'release what webpack, Rspack or Vite have built with Module Federation, as a remote')
    .argument('<folder>', 'of the build, which has mf-manifest.json')
    .action(async (folder: string, flags: Omit<ReleaseOptions, 'skipped'>) => {
      const targetFor = (own: Project) => targetOf({ ...configOf(), project: own }, new Map([[folder, undefined]]));
      await (await import('./publish')).publish(folder, targetFor, { ...flags, glow: glowIn(project) }, print);
    });
  addCommand(program, 'budget', 'write a budget for each screen of a built package that has none')
    .argument('<package>', namesOf(project), packageIn(project))
    .action(async (name: string) => (await import('./giveBudgets')).giveBudgets(project, name, print));
}

export function addRolloutCommands(program: Command, project: Project, configOf: () => Config): void {
  const printLive = (name: string, { live, canary, builds }: Pointers, share?: number) => {
    const build = (share ? canary : live)?.build;
    const extent = share ? `${share} of 100 shoppers` : 'all';
    print(`${name} ${builds[build ?? '']?.version} (${build}) is live for ${extent}.`);
  };
  addCommand(program, 'promote', 'make the canary of a package live for all, or for more shoppers')
    .addArgument(packageArgument(project, configOf))
    .option('--share <percent>', 'for this many of a hundred', wholeNumberArgument(1, 99))
    .action(async (name: string, { share }: { share?: number }) =>
      printLive(name, await (await targetOf(configOf())).promote(name, share), share),
    );
  addCommand(program, 'rollback', 'go back to the build that was live before, or to a published one')
    .addArgument(packageArgument(project, configOf))
    .argument('[build]')
    .action(async (name: string, build?: string) =>
      printLive(name, await (await targetOf(configOf())).rollBack(name, build)),
    );
  addCommand(program, 'retire', 'take the remote of a repository of its own out of the store')
    .addArgument(packageArgument(project, configOf))
    .action(async (name: string) => {
      const config = configOf();
      if (config.project.isStore && packageCalled(project, name))
        throw new ReleaseError([`GLOW-214 ${name} is of this repository, which serves it without a release too.`]);
      await (await targetOf(config)).retire(name);
      print(`${name} is no longer in the store. \`npm run rollback -- ${name}\` brings it back.`);
    });
  const description = 'list what is live of each package, since when, and what there is to go back to';
  addCommand(program, 'releases', description).action(async () => {
    const config = configOf();
    const { listReleases } = await import('./listReleases');
    print(listReleases(config, config.registry ? (await targetOf(config)).packages() : undefined));
  });
}

export function addPublishedCommands(program: Command, project: Project, configOf: () => Config): void {
  const unpublishing = () => import('../../../releases/publishing/unpublish');
  for (const state of ['off', 'on'])
    addCommand(program, state, `switch a remote, or one of its fragments, ${state} for all shoppers`)
      .argument('<remote>', '<remote> or <remote>/<Fragment>')
      .action(async (what: string) => {
        const { switchPackage } = await import('../../../releases/publishing/folderTarget');
        print(await switchPackage(requireFolder(configOf()), what, state === 'off'));
      });
  addCommand(program, 'unpublish', 'remove a published build that nothing needs any more')
    .addArgument(packageArgument(project, configOf))
    .argument('<build>')
    .action(async (name: string, build: string) =>
      (await unpublishing()).unpublishBuild(requireFolder(configOf()), name, build, print),
    );
  const allowing = 'let pages connect to the backend of a package, such as https://gifts.example';
  addCommand(program, 'allow <package> <origin>', allowing).action(async (name: string, origin: string) => {
    if (!registrySchema.safeParse({ packages: { [name]: { backends: [origin] } } }).success)
      throw new ReleaseError(['GLOW-215 Name a package, and an origin such as https://gifts.example, without path.']);
    const { releasesDir: folder } = requireFolder(configOf());
    await changePointers(folder, name, (one) => ({ ...one, backends: [...new Set(one.backends).add(origin)] }));
    print(`${name} may connect to ${origin}.`);
  });
  addCommand(program, 'prune', 'remove old builds that nothing needs any more')
    .option('--keep <builds>', 'how many of each package stay', wholeNumberArgument(1, 1000), 5)
    .action(async ({ keep }: { keep: number }) => (await unpublishing()).prune(requireFolder(configOf()), keep, print));
}

/** The target is the service at `REGISTRY_URL`, else the releases folder, where `chosen` is to be released. */
async function targetOf(config: Config, chosen?: Chosen): Promise<ReleaseTarget> {
  if (config.registry) {
    printProgress(`Asking ${config.registry.url} …`);
    const { registryTarget } = await import('../../../registry/registryTarget');
    return registryTarget(config.project, config.registry, print);
  }
  requireFolder(config);
  if (config.publishers && chosen && [...chosen.values()].includes(undefined))
    throw new ReleaseError([
      'GLOW-216 With PUBLISHERS the servers accept signed builds only: publish through the service, with REGISTRY_URL; published builds are released here as <package>@<build>.',
    ]);
  const { folderTarget } = await import('../../../releases/publishing/folderTarget');
  return folderTarget(config, print, chosen ? (await import('./renderSamples')).renderSamples(config) : undefined);
}

function requireFolder(config: Config): Config {
  if (config.registry)
    throw new ReleaseError([
      'GLOW-217 Builds are unpublished, and remotes switched off, where the registry is: run this command there, without REGISTRY_URL.',
    ]);
  if (config.releasesUrl)
    throw new ReleaseError([
      'GLOW-218 The registry at RELEASES_URL is read here, not written: release into a folder (RELEASES_DIR) and upload that, registry.json last.',
    ]);
  return config;
}
