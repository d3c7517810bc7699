import type { Config } from '../../base/config/config';
import { findSigningKey } from '../../base/config/signingKey';
import type { Tell } from '../../base/errors/Tell';
import { integrityProblems } from './fileProblems';
import { createLiveReleasesReader, type BuildFolders, type LiveReleases } from '../repository/liveReleases';
import { goLive, promote, retire, startCanary, withChanged, rollBack } from '../repository/pointers';
import { previewLink } from './previewLink';
import { publishBuild } from './publishBuild';
import { changePointers, changeRegistry, readRegistryFile } from '../repository/registryFile';
import type { Packages, Pointers } from '../repository/registrySchema';
import type { BuildName } from '../repository/releaseSchema';
import type { ReleaseTarget } from './releaseTarget';
import { compatibilityProblems } from '../repository/compatibility';
import { serverProblems } from '../repository/serverContracts';
import { ReleaseError } from '../../base/errors/ReleaseError';

/** Validity of a published build's preview. */
export const PREVIEW_HOURS = 24;

/** Releases into the releases folder of this machine. */
export function folderTarget(config: Config, print: Tell): ReleaseTarget {
  const { releasesDir } = config;
  return {
    folders: config,
    packages: () => readRegistryFile(releasesDir).packages,
    prepare: (names) => publishLocalBuilds(config, names, print),
    async publish(candidates, { share, skipped, provenance, publishOnly }) {
      for (const { dist } of candidates) await publishBuild(releasesDir, dist, { skipped, ...provenance });
      if (publishOnly)
        return findSigningKey(config) ? { preview: previewLink(config, idsByName(candidates), PREVIEW_HOURS) } : {};
      await changeRegistry(releasesDir, (packages) => pointTo(packages, candidates, share));
      return {};
    },
    promote: (name, share) =>
      changePointers(releasesDir, name, (pointers) => promote(pointers, new Date().toISOString(), share)),
    rollBack: (name, build) => rollBackPackage(config, name, build, print),
    retire: (name) => changePointers(releasesDir, name, retire),
  };
}

/** Makes listed builds live for all, or for `share` percent of shoppers. */
export function pointTo(packages: Packages, candidates: BuildName[], share?: number): Packages {
  const since = new Date().toISOString();
  return withChanged(packages, candidates, (pointers, { build }) =>
    share ? startCanary(pointers, build, share, since) : goLive(pointers, build, since),
  );
}

/** Publishes the local builds that are served because their packages were never released. */
export async function publishLocalBuilds(folders: BuildFolders, names: string[], print: Tell): Promise<void> {
  const { packages, repository } = createLiveReleasesReader(folders, print)();
  for (const { name, live } of packages.filter((found) => names.includes(found.name))) {
    if (repository.registry.packages[name]?.live || !live || integrityProblems(live).length > 0) continue;
    await publishBuild(folders.releasesDir, live.dist);
    await changePointers(folders.releasesDir, name, (pointers) =>
      goLive(pointers, live.build, new Date().toISOString()),
    );
  }
}

export function idsByName(builds: BuildName[]): ReadonlyMap<string, string> {
  return new Map(builds.map(({ name, build }) => [name, build]));
}

/** Rolls back to the previous or the named build. Throws a `ReleaseError` if it is incompatible with the live builds. */
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
