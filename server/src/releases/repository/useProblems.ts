import { satisfies } from 'semver';
import type { Release } from './releaseSchema';

/** Fragments and slots that the candidate or other live builds use of each other, and that do not fit. */
export function useProblems(candidate: Release, others: Release[]): string[] {
  const problems = others.flatMap((live) => useProblemsOfTwo(candidate, live));
  // a missing fragment shows its fallback, but a slot that nobody opens shows nothing
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

export function useProblemsOfTwo(candidate: Release, live: Release): string[] {
  return [...misfits(live, candidate, `${live.name} without it`), ...misfits(candidate, live, `${live.name} with it`)];
}

/** `before` names the build that could be released first. */
function misfits(user: Release, owner: Release, before: string): string[] {
  return Object.entries(user.uses)
    .filter(([name, range]) => isOf(owner, name) && !satisfies(owner.provides[name] ?? '', range))
    .map(
      ([name, range]) =>
        `${user.name} uses ${name} ${range}, and ${owner.name} has ${owner.provides[name] ?? 'none'}: release ${before} first, or both together (\`npm run release -- ${owner.name} ${user.name}\`).`,
    );
}

function isOf({ name }: Release, fragment: string): boolean {
  return fragment.startsWith(`${name}/`);
}
