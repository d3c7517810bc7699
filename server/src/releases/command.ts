import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { StartError } from '../StartError';
import { listReleases } from './listReleases';
import { moveBack } from './moveBack';
import { PACKAGES } from './openOffers';
import { promote } from './pointers';
import { changePointers } from './registryFile';
import { release } from './release';
import { ReleaseRefusal } from './ReleaseRefusal';

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exit(1);
});

/** Carries out `npm run releases`, or `release`, `promote` or `rollback` of a package. */
async function run([command = '', ...rest]: string[]): Promise<void> {
  const config = readConfig();
  const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options: { share: { type: 'string' }, 'skip-journeys': { type: 'boolean' } } });
  if (command === 'releases') return say(listReleases(config));
  if (config.releasesUrl) throw new ReleaseRefusal(['The registry at RELEASES_URL is read here, not written: release into a folder (RELEASES_DIR) and upload that, registry.json last.']);
  const [name = '', build] = positionals;
  if (!PACKAGES.some((found) => found.name === name)) throw new ReleaseRefusal([`There is no package "${name}": choose one of ${PACKAGES.map((found) => found.name).join(', ')}.`]);
  if (command === 'release') return release(config, name, { share: shareOf(values.share), skipsJourneys: values['skip-journeys'] }, say);
  const { live, builds } =
    command === 'promote' ? await changePointers(config.releasesDir, name, (pointers) => promote(pointers, new Date().toISOString())) : await moveBack(config, name, build, say);
  say(`${name} ${builds[live?.build ?? '']?.version} (${live?.build}) is live for all.`);
}

function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (Number.isInteger(share) && share > 0 && share < 100) return share;
  throw new ReleaseRefusal([`--share takes how many of a hundred shoppers see the build at first, from 1 to 99, not "${text}".`]);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function problemOf(error: unknown): string {
  if (error instanceof ReleaseRefusal) return `Not done:\n${error.reasons.map((reason) => `  - ${reason}`).join('\n')}`;
  return error instanceof StartError ? error.message : String(error);
}
