import { remoteProblems, shellProblems } from './compatibility';
import type { Release } from './releaseSchema';

/** The builds of a package that are served to shoppers. */
interface ServedBuilds {
  live?: Release;
  canary?: { release: Release };
}

/** Incompatibilities of builds that go live together: with each other, and with all builds of the other packages; empty if none. */
export function problemsOfSet(candidates: Release[], live: readonly (ServedBuilds & { name: string })[]): string[] {
  const names = candidates.map(({ name }) => name);
  const served = [...live.filter(({ name }) => !names.includes(name)), ...candidates.map((one) => ({ live: one }))];
  return candidates.flatMap((candidate) => compatibilityProblems(candidate, served));
}

/** Incompatibilities of a build with all live and canary builds; empty if none. */
export function compatibilityProblems(candidate: Release, live: readonly ServedBuilds[]): string[] {
  const visible = live
    .flatMap(({ live: stable, canary }) => [stable, canary?.release])
    .filter((release) => release !== undefined);
  const shells = visible.filter(({ name }) => name === 'shell');
  const remotes = visible.filter(({ name }) => name !== 'shell');
  if (candidate.name === 'shell') return shellProblems(candidate, remotes);
  if (shells.length === 0) return ['There is no shell to release into: run `npm run build` first.'];
  return remoteProblems(candidate, remotes, shells);
}
