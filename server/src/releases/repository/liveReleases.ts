import { compatibilityProblems } from './compatibility';
import {
  createBuildRepositoryReader,
  type BuildRepository,
  type BuildVerifier,
  type StoredRelease,
} from './buildRepository';
import { createLocalBuildReader } from './localBuild';
import type { Tell } from '../../base/errors/errors';
import { packageNames, type Project } from '../../base/config/project';
import type { Packages } from './registrySchema';
import { readServerFile } from './serverContracts';
import { withoutWithdrawn, type Withdrawal } from './withdrawnBuilds';

export interface PackageReleases {
  name: string;
  live?: StoredRelease;
  /** `share` percent of shoppers get this build. */
  canary?: { release: StoredRelease; share: number };
  /** The last known good build: the latest former live build that is still compatible. */
  previous?: StoredRelease;
  isOff?: boolean;
}

export interface LiveReleases {
  packages: PackageReleases[];
  repository: BuildRepository;
}

export interface BuildFolders {
  project: Project;
  releasesDir: string;
  /** Decides which published builds are accepted; all if omitted. */
  verifier?: BuildVerifier;
}

/** Whether a build is listed, or is a live local build. */
export function isKnownBuild({ packages, repository }: LiveReleases, remote: string, build: string): boolean {
  if (Object.hasOwn(repository.registry.packages[remote]?.builds ?? {}, build)) return true;
  return packages.some(({ name, live }) => name === remote && live?.build === build);
}

/** Reads the builds of the registry's pointers, or local builds of packages without one; omits withdrawn builds. */
export function createLiveReleasesReader(
  { project, releasesDir, verifier }: BuildFolders,
  report: Tell,
  withdrawals: () => readonly Withdrawal[] = () => [],
): () => LiveReleases {
  const readRepository = createBuildRepositoryReader(releasesDir, report, verifier);
  const localBuilds = project.isStore
    ? new Map(
        project.packages.map(({ name, folder }) => [name, createLocalBuildReader(project.root, name, folder, report)]),
      )
    : // builds of packages that the store's repository has never released, from the file of its server
      new Map(readServerFile(releasesDir).unreleased.map((one) => [one.name, () => ({ ...one, dist: '' })]));

  function packagesOf({ find }: BuildRepository, pointersByName: Packages): PackageReleases[] {
    const live: PackageReleases[] = packageNames(project, {
      ...pointersByName,
      ...Object.fromEntries(localBuilds),
    }).map((name) => {
      const { live: pointer, canary, off } = pointersByName[name] ?? {};
      const candidate = canary && find(name, canary.build);
      return {
        name,
        live: pointer ? find(name, pointer.build) : localBuilds.get(name)?.(),
        canary: candidate && { release: candidate, share: canary.share },
        isOff: off?.includes(name),
      };
    });
    return live.map((found) => {
      const releases = (pointersByName[found.name]?.past ?? []).toReversed().map((build) => find(found.name, build));
      return {
        ...found,
        previous: releases.find((release) => release && compatibilityProblems(release, live).length === 0),
      };
    });
  }

  return function read() {
    const repository = readRepository();
    const pointers = withoutWithdrawn(
      repository.registry.packages,
      withdrawals(),
      (name, current) => packagesOf(repository, current).find((found) => found.name === name)?.previous?.build,
    );
    return {
      packages: packagesOf(repository, pointers),
      repository: { ...repository, registry: { packages: pointers } },
    };
  };
}
