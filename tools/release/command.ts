import { printable } from '@glow/shared/text';
import type { Config } from '../../server/src/config/config';
import { STORE } from '../../server/src/config/project';
import { startProgram } from '../../server/src/config/startProgram';
import { StartError } from '../../server/src/errors/StartError';
import { countOf } from '../operate/text';
import { listReleases } from './listReleases';
import { folderTarget } from '../../server/src/publishing/folderTarget';
import { previewLink } from '../../server/src/publishing/previewLink';
import type { ReleaseTarget } from '../../server/src/publishing/releaseTarget';
import { parseArguments } from './parseArguments';
import { readRegistryFile } from '../../server/src/releases/registryFile';
import { release } from './release';
import { prune, unpublishBuild } from '../../server/src/publishing/unpublish';
import { ReleaseError } from '../../server/src/errors/ReleaseError';

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${printable(messageOf(error))}\n`);
  process.exit(1);
});

/** Runs a command of `parseArguments`, or `dev`. */
async function run(args: string[]): Promise<void> {
  if (args[0] === 'dev') return (await import('./develop')).develop(STORE, args.slice(1), print);
  const config = startProgram();
  const {
    command,
    name,
    names,
    build,
    builds,
    share,
    hours,
    keep,
    skipped = [],
    ...options
  } = parseArguments(args, Object.keys(readRegistryFile(config.releasesDir).packages));
  if (command === 'preview' && builds) {
    const valid = countOf('hours', hours, 24, 720);
    return print(
      `${previewLink(config, builds, valid)}\nThis link is valid for ${valid} hours, on any page of the store.`,
    );
  }
  if (command === 'releases' && !config.registry) return print(listReleases(config));
  if (command === 'unpublish' || command === 'prune') {
    requireFolder(config);
    if (command === 'prune') return prune(config, countOf('keep', keep, 5, 1000), print);
    return unpublishBuild(config, name, build ?? '', print);
  }
  const target = await targetOf(config, command);
  if (command === 'releases') return print(listReleases(config, target.packages()));
  if (command === 'release' && names)
    return release(target, names, { share: shareOf(share), skipped, ...options }, print);
  const { live, builds: listed } = await (command === 'promote' ? target.promote(name) : target.rollBack(name, build));
  print(`${name} ${listed[live?.build ?? '']?.version} (${live?.build}) is live for all.`);
}

/** Where a command releases to: the service at `REGISTRY_URL`, or the releases folder. */
async function targetOf(config: Config, command: string): Promise<ReleaseTarget> {
  if (config.registry) {
    const { registryTarget } = await import('../../server/src/registry/registryTarget');
    return registryTarget(config.project, config.registry, print);
  }
  requireFolder(config);
  if (command === 'release' && config.publishers)
    throw new ReleaseError([
      'With PUBLISHERS the servers accept signed builds only: release through the service, with REGISTRY_URL.',
    ]);
  return folderTarget(config, print);
}

function requireFolder({ registry, releasesUrl }: Config): void {
  if (registry)
    throw new ReleaseError([
      'Builds are unpublished where the registry is: run this command there, without REGISTRY_URL.',
    ]);
  if (releasesUrl)
    throw new ReleaseError([
      'The registry at RELEASES_URL is read here, not written: release into a folder (RELEASES_DIR) and upload that, registry.json last.',
    ]);
}

function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (Number.isInteger(share) && share > 0 && share < 100) return share;
  throw new ReleaseError([
    `--share takes how many of a hundred shoppers see the build at first, from 1 to 99, not "${text}".`,
  ]);
}

function print(sentence: string): void {
  process.stdout.write(`${printable(sentence)}\n`);
}

function messageOf(error: unknown): string {
  if (error instanceof ReleaseError) return `Not done:\n${error.reasons.map((reason) => `  - ${reason}`).join('\n')}`;
  return error instanceof StartError ? error.message : String(error);
}
