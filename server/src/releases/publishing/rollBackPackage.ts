import { compatibilityProblems } from '../repository/compatibility';
import { serverProblems } from '../repository/serverContracts';
import { createLiveReleasesReader, type BuildFolders, type LiveReleases } from '../repository/liveReleases';
import { rollBack } from '../repository/pointers';
import { changePointers } from '../repository/registryFile';
import type { Pointers } from '../repository/registrySchema';
import type { Tell } from '../../base/errors/Tell';
import { ReleaseError } from '../../base/errors/ReleaseError';

/** Rolls back to the previous or named build. Throws a `ReleaseError` if it is incompatible with the live builds. */
export async function rollBackPackage(folders: BuildFolders, name: string, build: string | undefined, report: Tell) {
  const live = createLiveReleasesReader(folders, report)();
  return changePointers(folders.releasesDir, name, (pointers) =>
    rollBackPointers(pointers, { name, build }, live, folders.releasesDir),
  );
}

/** Throws a `ReleaseError` if the build is incompatible with the live builds. */
export function rollBackPointers(
  pointers: Pointers,
  { name, build }: { name: string; build?: string },
  { packages, repository }: LiveReleases,
  releasesDir: string,
): Pointers {
  const changed = rollBack(pointers, build, new Date().toISOString());
  const target = changed.live?.build ?? '';
  if (target === pointers.live?.build) return changed;
  const release = repository.find(name, target);
  if (!release) throw new ReleaseError([`The build ${target} of ${name} cannot be read.`]);
  const problems = [...compatibilityProblems(release, packages), ...serverProblems(release, releasesDir)];
  if (problems.length > 0) throw new ReleaseError(problems);
  return changed;
}
