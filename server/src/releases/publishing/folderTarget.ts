import type { Config } from '../../base/config/config';
import { findSigningKey } from '../../base/config/signingKey';
import type { Tell } from '../../base/errors/Tell';
import { integrityProblems } from './fileProblems';
import { createLiveReleasesReader, type BuildFolders } from '../repository/liveReleases';
import { goLive, promote, retire, startCanary, withChanged } from '../repository/pointers';
import { previewLink } from './previewLink';
import { publishBuild } from './publishBuild';
import { changePointers, changeRegistry, readRegistryFile } from '../repository/registryFile';
import type { Packages } from '../repository/registrySchema';
import type { BuildName } from '../repository/releaseSchema';
import type { ReleaseTarget } from './releaseTarget';
import { rollBackPackage } from './rollBackPackage';

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
