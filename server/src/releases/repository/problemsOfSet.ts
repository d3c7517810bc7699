import { intersects } from 'semver';
import { packageCalled, STORE } from '../../base/config/project';
import { buildsOf, compatibilityProblems, type ServedBuilds } from './compatibility';
import type { Release } from './releaseSchema';

/**
 * Why candidates do not fit each other, or the builds of all other packages, and the command that releases together what
 * needs one major of a library. A candidate that `isPublished` is named there by its build.
 */
export function problemsOfSet(
  candidates: Release[],
  live: readonly (ServedBuilds & { name: string })[],
  isPublished: (candidate: Release) => boolean = () => true,
): string[] {
  const names = candidates.map(({ name }) => name);
  const others = live.filter(({ name }) => !names.includes(name));
  const served = [...others, ...candidates.map((one) => ({ live: one }))];
  const problems = candidates.flatMap((candidate) => compatibilityProblems(candidate, served));
  const apart = buildsOf(others.filter(({ isOff }) => !isOff)).filter((other) =>
    candidates.some((candidate) => needAnotherMajor(candidate, other)),
  );
  if (problems.length === 0 || apart.length === 0) return problems;
  const own = candidates.map((one) => (isPublished(one) || isForeign(one) ? `${one.name}@${one.build}` : one.name));
  const following = apart.map((one) => (isForeign(one) ? `${one.name}@<build>` : one.name));
  const command = `npm run release -- ${[...new Set([...own, ...following])].join(' ')}`;
  const absent = [...new Set(apart.filter(isForeign).map(({ name }) => name))].join(' and ');
  const first = absent && `, once ${absent} is published (\`npm run release -- --publish-only\` there) or switched off`;
  return [...problems, `Release all of them together: \`${command}\`${first}.`];
}

/** Whether two builds need different majors of a library of the page. */
function needAnotherMajor(one: Release, other: Release): boolean {
  const theirs = { ...other.needs, ...other.offers };
  return Object.entries({ ...one.needs, ...one.offers }).some(
    ([request, range]) => !request.startsWith('@glow/') && theirs[request] && !intersects(range, theirs[request]),
  );
}

function isForeign({ name }: Release): boolean {
  return !packageCalled(STORE, name);
}
