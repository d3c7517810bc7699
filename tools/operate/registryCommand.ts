import { parseArgs } from 'node:util';
import { join } from 'node:path';
import type { Config } from '../../server/src/config/config';
import { StartError } from '../../server/src/errors/StartError';
import { packageName } from '../../server/src/releases/releaseSchema';
import { publishLocalBuilds } from '../../server/src/publishing/folderTarget';
import { packageCalled, STORE } from '../../server/src/config/project';
import { readRegistryFile } from '../../server/src/releases/registryFile';
import { describeLog } from '../../server/src/registry/auditLog';
import { acceptBuilds, addTeam } from '../../server/src/registry/publisherKeys';
import { teamName } from '../../server/src/registry/publishersFile';
import { countOf } from './text';

const NAMES = STORE.packages.map(({ name }) => name);
const USAGE = `npm run registry takes one of
  key <team> <packages: ${NAMES.join(', ')}> [--quota <megabytes>]
  accept
  log [--last <entries>]`;
const QUOTA_MB = 1000;
const LAST = 50;

/** Runs `npm run registry` with its arguments; resolves with what it prints, and throws a `StartError` where it refuses. */
export async function registryCommand(args: string[], config: Config): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, name = '', ...packages] = positionals;
  const file = config.publishers ?? join(config.project.root, '.data/publishers.json');
  if (command === 'key' && packages.length > 0 && !values.last) {
    const quota = countOf('quota', values.quota, QUOTA_MB, 1_000_000);
    return makeKey(config, file, { name, packages: packages.map(packageOf), quota });
  }
  if (values.quota || name) throw new StartError(USAGE);
  if (command === 'accept' && !values.last) {
    await publishUnreleased(config);
    return `${acceptedSentence(acceptBuilds(file, readRegistryFile(config.releasesDir)))}`;
  }
  if (command === 'log') return describeLog(config.releasesDir, countOf('last', values.last, LAST, 1_000_000));
  throw new StartError(USAGE);
}

async function makeKey(
  config: Config,
  file: string,
  team: { name: string; packages: string[]; quota: number },
): Promise<string> {
  if (!teamName.safeParse(team.name).success)
    throw new StartError('The name of a team has lower case letters, digits and hyphens.');
  await publishUnreleased(config);
  const { token, keyFile, accepted } = addTeam(file, team, readRegistryFile(config.releasesDir));
  return `${team.name} may release ${team.packages.join(', ')}. ${acceptedSentence(accepted)}
Servers need:
  PUBLISHERS=${file}
The team needs (the token is shown only now; hand over the file and delete it here):
  REGISTRY_URL=${config.siteUrl ?? 'https://<the store>'}
  REGISTRY_TOKEN=${token}
  REGISTRY_KEY=${keyFile}`;
}

/** What is served without a release would have nothing to go back to. */
async function publishUnreleased(config: Config): Promise<void> {
  if (!config.releasesUrl) await publishLocalBuilds(config, NAMES, () => undefined);
}

function acceptedSentence(builds: string[]): string {
  if (builds.length === 0) return 'All listed builds are signed or were accepted before.';
  return `These builds are not signed and are accepted as they are: ${builds.join(', ')}.`;
}

function packageOf(given: string): string {
  const found = packageCalled(STORE, given);
  if (found) return found.name;
  // a remote of another repository
  if (packageName.safeParse(given).success) return given;
  throw new StartError(`"${given}" is not the name of a package.\n${USAGE}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { quota: { type: 'string' }, last: { type: 'string' } },
    });
  } catch {
    throw new StartError(USAGE);
  }
}
