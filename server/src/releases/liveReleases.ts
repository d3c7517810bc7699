import { remotes } from '@glow/shared/remotes';
import { compatibilityProblems } from './compatibilityProblems';
import { createBuildRepositoryReader, type StoredRelease, type BuildRepository } from './buildRepository';
import { createLocalBuildReader } from './localBuild';

/** The builds of a package that are served to shoppers. */
export interface PackageReleases {
  name: string;
  live?: StoredRelease;
  /** The build that `share` percent of shoppers get instead. */
  canary?: { release: StoredRelease; share: number };
  /** The last known good build: the latest former live build that is still compatible. */
  previous?: StoredRelease;
}

/** The live builds of every package, and the repository of published builds. */
export interface LiveReleases {
  packages: PackageReleases[];
  repository: BuildRepository;
}

/** Where builds are found. */
export interface BuildFolders {
  /** Root of the repository, with the shell, the remotes and `shared`. */
  root: string;
  /** The releases folder. */
  releasesDir: string;
}

/** The shell and every remote. */
export const PACKAGES = [{ name: 'shell', folder: 'shell' }, ...remotes];

/** Reads the live builds: those of the registry's pointers, or the local build of a package without a pointer. */
export function createLiveReleasesReader(
  { root, releasesDir }: BuildFolders,
  report: (sentence: string) => void,
): () => LiveReleases {
  const readRepository = createBuildRepositoryReader(releasesDir, report);
  const localBuilds = new Map(
    PACKAGES.map(({ name, folder }) => [name, createLocalBuildReader(root, name, folder, report)]),
  );

  return function read() {
    const repository = readRepository();
    const live: PackageReleases[] = PACKAGES.map(({ name }) => {
      const { live: pointer, canary } = repository.registry.packages[name] ?? {};
      const candidate = canary && repository.find(name, canary.build);
      return {
        name,
        live: pointer ? repository.find(name, pointer.build) : localBuilds.get(name)?.(),
        canary: candidate && { release: candidate, share: canary.share },
      };
    });
    const packages = live.map((found) => {
      const past = repository.registry.packages[found.name]?.past ?? [];
      const releases = past.toReversed().map((build) => repository.find(found.name, build));
      return {
        ...found,
        previous: releases.find((release) => release && compatibilityProblems(release, live).length === 0),
      };
    });
    return { packages, repository };
  };
}
