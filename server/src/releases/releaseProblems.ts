import type { StoredRelease } from './buildRepository';
import { problemsOfSet } from './compatibilityProblems';
import { integrityProblems, sizeProblems } from './fileProblems';
import type { BuildFolders, LiveReleases } from './liveReleases';
import { budgetsOf, PACKAGES } from './packages';
import { serverProblems } from './serverContracts';

/** Why builds cannot go live together, as far as their files show it; empty if they can. */
export function releaseProblems(
  candidates: StoredRelease[],
  { packages }: LiveReleases,
  { releasesDir }: BuildFolders,
): string[] {
  return [
    ...candidates.flatMap(integrityProblems),
    ...problemsOfSet(candidates, packages),
    ...candidates.flatMap((candidate) => serverProblems(candidate, releasesDir)),
    // those of another repository have their budgets there
    ...candidates
      .filter(({ name }) => PACKAGES.some((own) => own.name === name))
      .flatMap((candidate) => sizeProblems(candidate, budgetsOf(candidate.name))),
  ];
}
