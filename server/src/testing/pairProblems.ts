import { remoteProblems, useProblemsOfTwo } from '../releases/repository/compatibility';
import type { Release } from '../releases/repository/releaseSchema';
import { serverProblems } from '../releases/repository/serverContracts';

/** Why two builds of different packages cannot be live together; empty if they can. */
export function pairProblems(one: Release, other: Release, releasesDir: string): string[] {
  return [
    ...compatibilityOfTwo(one, other),
    ...useProblemsOfTwo(one, other),
    ...[one, other].flatMap((release) => serverProblems(release, releasesDir)),
  ];
}

function compatibilityOfTwo(one: Release, other: Release): string[] {
  if (one.name === 'shell') return remoteProblems(other, [], [one]);
  if (other.name === 'shell') return remoteProblems(one, [], [other]);
  return remoteProblems(one, [other], []);
}
