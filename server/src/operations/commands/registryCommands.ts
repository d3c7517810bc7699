import { join } from 'node:path';
import type { Config } from '../../base/config/config';
import { packageCalled } from '../../base/config/project';
import { StartError } from '../../base/errors/errors';
import { publishLocalBuilds } from '../../releases/publishing/folderTarget';
import { acceptBuilds, addTeam } from '../../registry/publisherKeys';
import { teamName } from '../../registry/publishersFile';
import { readRegistryFile } from '../../releases/repository/registryFile';
import { packageName } from '../../releases/repository/releaseSchema';
import { printProgress } from './program';

/** Makes a team's key and token for releases; resolves with what the servers and the team need. The quota is in MB. */
export async function makeKey(config: Config, name: string, given: string[], { quota }: { quota: number }) {
  const file = publishersFile(config);
  if (!teamName.safeParse(name).success)
    throw new StartError('GLOW-201 The name of a team has lower case letters, digits and hyphens.');
  const packages = given.map((one) => nameOf(config, one));
  await publishUnreleased(config);
  const { token, keyFile, accepted } = addTeam(file, { name, packages, quota }, readRegistryFile(config.releasesDir));
  return `${name} may release ${packages.join(', ')}. ${acceptedSentence(accepted)}
Servers need:
  PUBLISHERS=${file}
The team needs (the token is shown only now; hand over the file and delete it here):
  REGISTRY_URL=${config.siteUrl ?? 'https://<the store>'}
  REGISTRY_TOKEN=${token}
  REGISTRY_KEY=${keyFile}`;
}

export async function acceptUnsigned(config: Config): Promise<string> {
  await publishUnreleased(config);
  return acceptedSentence(acceptBuilds(publishersFile(config), readRegistryFile(config.releasesDir)));
}

function publishersFile({ publishers, project }: Config): string {
  return publishers ?? join(project.root, '.data/publishers.json');
}

/** Publishes builds that are served without a release, so that a rollback can return to them. */
async function publishUnreleased(config: Config): Promise<void> {
  if (config.releasesUrl) return;
  printProgress('Publishing the builds that are served without a release …');
  const names = config.project.packages.map(({ name }) => name);
  await publishLocalBuilds(config, names, () => undefined);
}

function acceptedSentence(builds: string[]): string {
  if (builds.length === 0) return 'All listed builds are signed or were accepted before.';
  return `These builds are not signed and are accepted as they are: ${builds.join(', ')}.`;
}

function nameOf({ project }: Config, given: string): string {
  const found = packageCalled(project, given);
  if (found) return found.name;
  // a remote of another repository
  if (packageName.safeParse(given).success) return given;
  throw new StartError(`GLOW-202 "${given}" is not the name of a package.`);
}
