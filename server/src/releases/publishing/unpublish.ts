import type { Tell } from '../../base/errors/errors';
import { compatibilityProblems } from '../repository/compatibility';
import { createLiveReleasesReader, type BuildFolders, type LiveReleases } from '../repository/liveReleases';
import { changePointers } from '../repository/registryFile';
import { deleteUnpublished, prunable, unpublish } from '../repository/retention';

/** Removes a build from the registry and then deletes its files. Throws a `ReleaseError` if it is still needed. */
export async function unpublishBuild(folders: BuildFolders, name: string, build: string, print: Tell) {
  const targets = targetsOf(createLiveReleasesReader(folders, print)(), name);
  await changePointers(folders.releasesDir, name, (pointers) => unpublish(pointers, build, targets, new Date()));
  await deleteFiles(folders.releasesDir, name);
  print(`${name} ${build} is no longer published, and its files are deleted.`);
}

/** Unpublishes every build of every package but those that are served and the last `keep` ones. */
export async function prune(folders: BuildFolders, keep: number, print: Tell): Promise<void> {
  const read = createLiveReleasesReader(folders, print);
  for (const name of Object.keys(read().repository.registry.packages)) {
    const targets = targetsOf(read(), name);
    let removed: string[] = [];
    await changePointers(folders.releasesDir, name, (pointers) => {
      removed = prunable(pointers, keep, targets);
      return removed.reduce((rest, build) => unpublish(rest, build, [], new Date()), pointers);
    });
    await deleteFiles(folders.releasesDir, name);
    print(`${name}: ${removed.length > 0 ? `${removed.join(', ')} unpublished` : 'nothing to unpublish'}.`);
  }
}

/** Deletes files under the registry's lock, because a build may have been published again meanwhile. */
async function deleteFiles(releases: string, name: string): Promise<void> {
  await changePointers(releases, name, (pointers) => {
    deleteUnpublished(releases, name, pointers);
    return pointers;
  });
}

/** Former live builds that fit the present ones, the latest last. */
function targetsOf({ packages, repository }: LiveReleases, name: string): string[] {
  const past = repository.registry.packages[name]?.past ?? [];
  return past.filter((build) => {
    const release = repository.find(name, build);
    return release && compatibilityProblems(release, packages).length === 0;
  });
}
