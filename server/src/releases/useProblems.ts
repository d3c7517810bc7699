import { satisfies } from 'semver';
import type { Release } from './releaseSchema';

/** What a build and the live builds of other packages use of each other's fragments and slots, and does not fit; empty if all does. */
export function useProblems(candidate: Release, others: Release[]): string[] {
  const problems = [
    ...others.flatMap((user) => droppedProblems(candidate, user)),
    ...Object.entries(candidate.uses).flatMap(([name, range]) => missingProblems(candidate, name, range, others)),
  ];
  return [...new Set(problems)];
}

/** What a live build uses, and the candidate has not, or not in that version. */
function droppedProblems(candidate: Release, user: Release): string[] {
  return Object.entries(user.uses)
    .filter(([name, range]) => ownerOf(name) === candidate.name && !provides(candidate, name, range))
    .map(
      ([name, range]) =>
        `The live ${user.name} uses ${name} ${range}, and ${candidate.name} has ${candidate.provides[name] ?? 'it no more'}: release ${user.name} without it first, or both together (\`npm run release -- ${candidate.name} ${user.name}\`).`,
    );
}

/** What the candidate uses of a package whose live builds have it not. Without a live build its pages show the fallback. */
function missingProblems({ name: user, slots = {} }: Release, name: string, range: string, others: Release[]): string[] {
  const owner = ownerOf(name);
  const owners = others.filter((other) => other.name === owner);
  if (owners.length === 0 && name in slots)
    return [
      `${user} contributes to the slot ${name}, and no build of ${owner} is live: take it out of "slots", or release ${owner} first.`,
    ];
  return owners
    .filter((other) => !provides(other, name, range))
    .map(
      (other) =>
        `${user} uses ${name} ${range}, and the live ${owner} has ${other.provides[name] ?? 'none'}: release ${owner} first, or both together (\`npm run release -- ${owner} ${user}\`).`,
    );
}

/** The package of a fragment or slot: its name begins with it. */
function ownerOf(name: string): string {
  return name.split('/')[0] ?? '';
}

function provides(release: Release, name: string, range: string): boolean {
  return satisfies(release.provides[name] ?? '', range);
}
