import { packageCalled } from '../../base/config/project';
import type { StoredRelease } from '../repository/buildRepository';
import { ownProblems } from '../repository/compatibility';
import { problemsOfSet } from '../repository/problemsOfSet';
import { integrityProblems, sizeProblems } from './fileProblems';
import type { BuildFolders, LiveReleases } from '../repository/liveReleases';
import type { RegistryFile } from '../repository/registrySchema';
import type { BuildName } from '../repository/releaseSchema';
import { serverProblems } from '../repository/serverContracts';

/** Why builds cannot go live together, as far as their files show it; `isForNobody` leaves out what is live. */
export function releaseProblems(
  candidates: StoredRelease[],
  { packages, repository }: LiveReleases,
  { project, releasesDir }: BuildFolders,
  isForNobody = false,
): string[] {
  const isListed = ({ name, build }: BuildName) => Boolean(repository.registry.packages[name]?.builds[build]);
  return [
    ...candidates.flatMap(integrityProblems),
    ...(isForNobody ? candidates.flatMap(ownProblems) : problemsOfSet(candidates, packages, isListed)),
    ...candidates.flatMap((candidate) => backendProblems(candidate, repository.registry)),
    ...candidates.flatMap((candidate) => serverProblems(candidate, releasesDir)),
    // builds of another repository have their budgets there
    ...candidates
      .filter(({ name }) => packageCalled(project, name))
      .flatMap((candidate) => sizeProblems(candidate, project)),
  ];
}

/** The backends of a build that the store's owner has not allowed. */
function backendProblems({ name, backends = [] }: StoredRelease, { packages }: RegistryFile): string[] {
  const allow = `npm run glow -- allow ${name}`;
  return backends
    .filter((origin) => !packages[name]?.backends?.includes(origin))
    .map((origin) => `GLOW-234 ${name} connects to ${origin}: the owner allows it with \`${allow} ${origin}\`.`);
}
