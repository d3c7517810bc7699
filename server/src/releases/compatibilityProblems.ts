import type { Release } from './releaseSchema';
import { remoteProblems, shellProblems } from './compatibility';
import type { PackageReleases } from './liveReleases';

/** Incompatibilities of a build with all live and canary builds; empty if none. */
export function compatibilityProblems(
  candidate: Release,
  live: readonly Pick<PackageReleases, 'live' | 'canary'>[],
): string[] {
  const visible = live
    .flatMap(({ live: stable, canary }) => [stable, canary?.release])
    .filter((release) => release !== undefined);
  const shells = visible.filter(({ name }) => name === 'shell');
  const remotes = visible.filter(({ name }) => name !== 'shell');
  if (candidate.name === 'shell') return shellProblems(candidate, remotes);
  if (shells.length === 0) return ['There is no shell to release into: run `npm run build` first.'];
  return remoteProblems(candidate, remotes, shells);
}
