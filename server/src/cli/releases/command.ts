import { readConfig } from '../../config/config';
import { StartError } from '../../errors/StartError';
import { listReleases } from './listReleases';
import { rollBackPackage } from './rollback';
import { promote } from '../../releases/pointers';
import { parseArguments } from './parseArguments';
import { previewLink } from './previewLink';
import { changePointers, readRegistryFile } from '../../releases/registryFile';
import { release } from './release';
import { prune, unpublishBuild } from './unpublish';
import { ReleaseError } from '../../errors/ReleaseError';

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});

/** Runs a command of `parseArguments`. */
async function run(args: string[]): Promise<void> {
  const config = readConfig();
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
  if (command === 'releases') return print(listReleases(config));
  if (command === 'preview' && builds) {
    const valid = countOf('hours', hours, 24, 720);
    return print(
      `${previewLink(config, builds, valid)}\nThis link is valid for ${valid} hours, on any page of the store.`,
    );
  }
  if (config.releasesUrl)
    throw new ReleaseError([
      'The registry at RELEASES_URL is read here, not written: release into a folder (RELEASES_DIR) and upload that, registry.json last.',
    ]);
  if (command === 'release' && names)
    return release(config, names, { share: shareOf(share), skipped, ...options }, print);
  if (command === 'unpublish' && build) return unpublishBuild(config, name, build, print);
  if (command === 'prune') return prune(config, countOf('keep', keep, 5, 1000), print);
  const { live, builds: listed } =
    command === 'promote'
      ? await changePointers(config.releasesDir, name, (pointers) => promote(pointers, new Date().toISOString()))
      : await rollBackPackage(config, name, build, print);
  print(`${name} ${listed[live?.build ?? '']?.version} (${live?.build}) is live for all.`);
}

function countOf(option: string, text: string | undefined, fallback: number, max: number): number {
  const count = Number(text ?? fallback);
  if (Number.isInteger(count) && count > 0 && count <= max) return count;
  throw new ReleaseError([`--${option} takes a whole number from 1 to ${max}, not "${text}".`]);
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
  process.stdout.write(`${sentence}\n`);
}

function messageOf(error: unknown): string {
  if (error instanceof ReleaseError) return `Not done:\n${error.reasons.map((reason) => `  - ${reason}`).join('\n')}`;
  return error instanceof StartError ? error.message : String(error);
}
