import { packageCalled } from '../config/project';
import { ReleaseError } from '../errors/ReleaseError';
import type { BuildFolders } from '../releases/liveReleases';
import { retire } from '../releases/pointers';
import { changePointers } from '../releases/registryFile';

/** Takes the remote of another repository out of the store: no build of it is live any more, and all stay published. */
export async function retirePackage(
  { project, releasesDir }: BuildFolders,
  name: string,
  print: (sentence: string) => void,
): Promise<void> {
  if (packageCalled(project, name))
    throw new ReleaseError([`${name} is a package of this repository, which serves it without a release too.`]);
  await changePointers(releasesDir, name, retire);
  print(`${name} is no longer in the store. \`npm run rollback -- ${name}\` brings it back.`);
}
