import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compatibilityProblems } from '../../releases/compatibilityProblems';
import { serverProblems } from '../../releases/serverContracts';
import { integrityProblems, sizeProblems } from './fileProblems';
import { createLiveReleasesReader, PACKAGES, type BuildFolders } from '../../releases/liveReleases';
import type { StoredRelease } from '../../releases/buildRepository';
import { createLocalBuildReader } from '../../releases/localBuild';
import { goLive, noPointers, requireUnlisted, startCanary } from '../../releases/pointers';
import { RELEASE } from '../../releases/buildFolder';
import { publishBuild } from './publishBuild';
import { changePointers } from '../../releases/registryFile';
import { ReleaseError } from '../../errors/ReleaseError';
import { checkJourneys } from './checkJourneys';

/** Options of a release. */
export interface ReleaseOptions {
  /** Percentage of shoppers who get the build at first; all where omitted. */
  share?: number;
  /** Skips the journey tests. */
  skipsJourneys?: boolean;
}

/** Builds a package, checks it against the live builds, publishes it and moves its pointer. Throws a `ReleaseError` with all problems found. */
export async function release(
  folders: BuildFolders,
  name: string,
  { share, skipsJourneys = false }: ReleaseOptions,
  print: (sentence: string) => void,
): Promise<void> {
  const { root, releasesDir } = folders;
  const first = await publishLocalBuild(folders, name, print);
  build(root, name);
  const candidate = localBuild(root, name);
  if (!candidate) throw new ReleaseError([`The build of ${name} left no ${RELEASE}.`]);
  if (first === candidate.build)
    return print(
      `${name} ${candidate.version} (${first}) is its first release: nothing has changed since it was built.`,
    );

  const live = createLiveReleasesReader(folders, print)();
  requireUnlisted(live.repository.registry.packages[name] ?? noPointers, candidate.build);
  const problems = [
    ...integrityProblems(candidate),
    ...compatibilityProblems(candidate, live.packages),
    ...serverProblems(candidate, releasesDir),
    ...sizeProblems(root, candidate),
  ];
  if (problems.length > 0) throw new ReleaseError(problems);
  if (!skipsJourneys) {
    print('Running the journeys (browse, read, buy, sign in) with this build …');
    if (!(await checkJourneys(folders, candidate.dist)))
      throw new ReleaseError([`With this build of ${name} a journey fails: see above which.`]);
  }

  await publishBuild(releasesDir, candidate.dist, skipsJourneys ? 'skipped' : 'passed');
  const since = new Date().toISOString();
  await changePointers(releasesDir, name, (pointers) =>
    share ? startCanary(pointers, candidate.build, share, since) : goLive(pointers, candidate.build, since),
  );
  print(
    `${name} ${candidate.version} (${candidate.build}) is live${share ? ` for ${share} of 100 shoppers: \`npm run promote -- ${name}\` makes it so for all` : ''}; \`npm run rollback -- ${name}\` takes it back.`,
  );
}

/** Before a package's first release, publishes the local build served until now, as the rollback target. */
async function publishLocalBuild(
  folders: BuildFolders,
  name: string,
  print: (sentence: string) => void,
): Promise<string | undefined> {
  const { packages, repository } = createLiveReleasesReader(folders, print)();
  const localRelease = packages.find((found) => found.name === name)?.live;
  if (repository.registry.packages[name]?.live || !localRelease || integrityProblems(localRelease).length > 0)
    return undefined;
  await publishBuild(folders.releasesDir, localRelease.dist, 'skipped');
  await changePointers(folders.releasesDir, name, (pointers) =>
    goLive(pointers, localRelease.build, new Date().toISOString()),
  );
  return localRelease.build;
}

function localBuild(root: string, name: string): StoredRelease | undefined {
  const folder = PACKAGES.find((found) => found.name === name)?.folder ?? name;
  return createLocalBuildReader(root, name, folder, () => undefined)();
}

/** Builds the package and every package without a build, because a site needs all of them. */
function build(root: string, name: string): void {
  const missing = PACKAGES.filter(({ folder }) => !existsSync(join(root, folder, 'dist', RELEASE))).map(
    (found) => found.name,
  );
  const { status } = spawnSync(process.execPath, ['shared/cli/build.js', ...new Set([name, ...missing])], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new ReleaseError([`${name} cannot be built: see above.`]);
}
