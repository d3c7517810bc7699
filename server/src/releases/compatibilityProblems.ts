import type { Release } from '../site/releaseSchema';
import { remoteProblems, shellProblems } from './compatibility';
import type { Offer } from './openOffers';

/** Why a build cannot be met beside everything that shoppers meet; empty where it can. */
export function compatibilityProblems(candidate: Release, offers: readonly Pick<Offer, 'live' | 'canary'>[]): string[] {
  const met = offers.flatMap(({ live, canary }) => [live, canary?.release]).filter((release) => release !== undefined);
  const shells = met.filter(({ name }) => name === 'shell');
  const remotes = met.filter(({ name }) => name !== 'shell');
  if (candidate.name === 'shell') return shellProblems(candidate, remotes);
  if (shells.length === 0) return ['There is no shell to release into: run `npm run build` first.'];
  return remoteProblems(candidate, remotes, shells);
}
