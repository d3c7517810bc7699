import type { Config } from '../../config/config';
import { createLiveReleasesReader } from '../../releases/liveReleases';
import { integrityProblems } from '../../releases/fileProblems';
import type { Finding } from './doctor';

/** Whether every listed build is there, and what is served has all its files as they were built. */
export function checkReleases({ root, releasesDir }: Config): Finding {
  const problems: string[] = [];
  const { packages, repository } = createLiveReleasesReader({ root, releasesDir }, (problem) =>
    problems.push(problem),
  )();
  const listed = Object.entries(repository.registry.packages).flatMap(([name, { builds }]) =>
    Object.keys(builds).map((build) => repository.find(name, build)),
  );
  for (const { name, live, canary, previous } of packages) {
    if (!live) problems.push(`Nothing is live of ${name}.`);
    for (const release of [live, canary?.release, previous]) if (release) problems.push(...integrityProblems(release));
  }
  if (problems.length > 0) return { isOk: false, text: firstOf(problems) };
  return { isOk: true, text: `${packages.length} packages live, ${listed.length} published builds in ${releasesDir}` };
}

function firstOf([first = '', ...more]: string[]): string {
  return more.length > 0 ? `${first} (and ${more.length} more)` : first;
}
