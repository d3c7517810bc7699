import { intersects } from 'semver';
import { buildsOf, compatibilityProblems, isForeign, releaseCommand, type ServedBuilds } from './compatibility';
import type { BuildName, Release } from './releaseSchema';

/** Why candidates do not fit each other, or all other builds; at last the command for what needs one new library. */
export function problemsOfSet(
  candidates: Release[],
  live: readonly (ServedBuilds & { name: string })[],
  isListed: (candidate: BuildName) => boolean = () => true,
): string[] {
  const names = candidates.map(({ name }) => name);
  const others = live.filter(({ name }) => !names.includes(name));
  const served = [...others, ...candidates.map((one) => ({ live: one }))];
  const problems = candidates.flatMap((candidate) => compatibilityProblems(candidate, served));
  const apart = buildsOf(others.filter(({ isOff }) => !isOff)).filter((other) =>
    candidates.some((candidate) => needAnotherMajor(candidate, other)),
  );
  if (problems.length === 0 || apart.length === 0) return problems;
  const named = candidates.map((one) => ({ ...one, isPublished: isForeign(one) || isListed(one) }));
  const absent = [...candidates.filter((one) => !isListed(one)), ...apart].filter(isForeign).map(({ name }) => name);
  const first = `, once ${absent.join(' and ')} is published (\`npm run release -- --publish-only\` there) or switched off`;
  const command = releaseCommand([...named, ...apart]);
  return [...problems, `GLOW-253 In the store's repository, release all: ${command}${absent.length > 0 ? first : ''}.`];
}

/** Whether two builds need different majors of a library of the page. */
function needAnotherMajor(one: Release, other: Release): boolean {
  const theirs = { ...other.needs, ...other.offers };
  return Object.entries({ ...one.needs, ...one.offers }).some(
    ([request, range]) => !request.startsWith('@glow/') && theirs[request] && !intersects(range, theirs[request]),
  );
}
