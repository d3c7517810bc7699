import { satisfies } from 'semver';
import type { Release } from './releaseSchema';

/** What a build and the live builds of other packages use of each other's fragments and slots, and does not fit; empty if all does. */
export function useProblems(candidate: Release, others: Release[]): string[] {
  const problems = others.flatMap((live) => useProblemsOfTwo(candidate, live));
  // a fragment without a live provider is its fallback, but what nobody opens shows nothing
  const unopened = Object.keys(candidate.slots ?? {}).filter(
    (slot) => ![candidate, ...others].some((owner) => isOf(owner, slot)),
  );
  return [
    ...new Set(problems),
    ...unopened.map(
      (slot) =>
        `${candidate.name} contributes to the slot ${slot}, and no live build opens it: take it out of "slots", or release its page first.`,
    ),
  ];
}

/** What a build and a live one use of each other's fragments and slots, and does not fit; empty if all does. */
export function useProblemsOfTwo(candidate: Release, live: Release): string[] {
  return [...misfits(live, candidate, `${live.name} without it`), ...misfits(candidate, live, `${live.name} with it`)];
}

/** What one build uses of another that has it not, or in a version that does not fit; `before` could be released first. */
function misfits(user: Release, owner: Release, before: string): string[] {
  return Object.entries(user.uses)
    .filter(([name, range]) => isOf(owner, name) && !satisfies(owner.provides[name] ?? '', range))
    .map(
      ([name, range]) =>
        `${user.name} uses ${name} ${range}, and ${owner.name} has ${owner.provides[name] ?? 'none'}: release ${before} first, or both together (\`npm run release -- ${owner.name} ${user.name}\`).`,
    );
}

/** Whether a fragment or slot is a package's: its name begins with the package's. */
function isOf({ name }: Release, fragment: string): boolean {
  return fragment.startsWith(`${name}/`);
}
