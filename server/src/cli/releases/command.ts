import { readConfig } from '../../config/config';
import { StartError } from '../../errors/StartError';
import { listReleases } from './listReleases';
import { rollBackPackage } from './rollback';
import { promote } from '../../releases/pointers';
import { parseArguments } from './parseArguments';
import { changePointers } from '../../releases/registryFile';
import { release } from './release';
import { ReleaseError } from '../../errors/ReleaseError';

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});

/** Runs `releases`, or `release`, `promote` or `rollback` of a package. */
async function run(args: string[]): Promise<void> {
  const { command, name, build, share, skipsJourneys } = parseArguments(args);
  const config = readConfig();
  if (command === 'releases') return print(listReleases(config));
  if (config.releasesUrl)
    throw new ReleaseError([
      'The registry at RELEASES_URL is read here, not written: release into a folder (RELEASES_DIR) and upload that, registry.json last.',
    ]);
  if (command === 'release') return release(config, name, { share: shareOf(share), skipsJourneys }, print);
  const { live, builds } =
    command === 'promote'
      ? await changePointers(config.releasesDir, name, (pointers) => promote(pointers, new Date().toISOString()))
      : await rollBackPackage(config, name, build, print);
  print(`${name} ${builds[live?.build ?? '']?.version} (${live?.build}) is live for all.`);
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
