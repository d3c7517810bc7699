import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compatibilityProblems } from './compatibilityProblems';
import { integrityProblems, sizeProblems } from './fileProblems';
import { openOffers, PACKAGES, type BuildFolders } from './openOffers';
import type { PlacedRelease } from './openPublished';
import { openWorkingBuild } from './openWorkingBuild';
import { goLive, list, startCanary } from './pointers';
import { publishBuild, RELEASE } from './publishBuild';
import { changePointers } from './registryFile';
import { ReleaseRefusal } from './ReleaseRefusal';
import { walkJourneys } from './walkJourneys';

/** How a package is released. */
export interface ReleaseOptions {
  /** How many of a hundred shoppers see it at first; all of them where it is left out. */
  share?: number;
  /** Whether the journeys were walked elsewhere, or are not to be. */
  skipsJourneys?: boolean;
}

/** Builds a package, checks it against what is live, publishes it and moves its pointer. Throws a `ReleaseRefusal` with every reason not to. */
export async function release(folders: BuildFolders, name: string, { share, skipsJourneys = false }: ReleaseOptions, say: (sentence: string) => void): Promise<void> {
  const { root, releasesDir } = folders;
  const first = await keepWorkingBuild(folders, name, say);
  build(root, name);
  const candidate = workingBuild(root, name);
  if (!candidate) throw new ReleaseRefusal([`The build of ${name} left no ${RELEASE}.`]);
  if (first === candidate.build) return say(`${name} ${candidate.version} (${first}) is its first release: nothing has changed since it was built.`);

  const offers = openOffers(folders, say)();
  list(offers.published.registry.packages[name] ?? { past: [], builds: {} }, candidate.build, { version: candidate.version, published: '', integrity: '', journeys: 'skipped' });
  const problems = [...integrityProblems(candidate), ...compatibilityProblems(candidate, offers.offers), ...sizeProblems(root, candidate)];
  if (problems.length > 0) throw new ReleaseRefusal(problems);
  if (!skipsJourneys) {
    say('Walking the journeys (browse, read, buy, sign in) in the store it would make …');
    if (!(await walkJourneys(folders, candidate.dist))) throw new ReleaseRefusal([`With this build of ${name} a journey fails: see above which.`]);
  }

  await publishBuild(releasesDir, candidate.dist, skipsJourneys ? 'skipped' : 'passed');
  const since = new Date().toISOString();
  await changePointers(releasesDir, name, (pointers) => (share ? startCanary(pointers, candidate.build, share, since) : goLive(pointers, candidate.build, since)));
  say(`${name} ${candidate.version} (${candidate.build}) is live${share ? ` for ${share} of 100 shoppers: \`npm run promote -- ${name}\` makes it so for all` : ''}; \`npm run rollback -- ${name}\` takes it back.`);
}

/** Before a package is built for its first release: what is served of it until now becomes a published build, to go back to. */
async function keepWorkingBuild(folders: BuildFolders, name: string, say: (sentence: string) => void): Promise<string | undefined> {
  const { offers, published } = openOffers(folders, say)();
  const working = offers.find((offer) => offer.name === name)?.live;
  if (published.registry.packages[name]?.live || !working || integrityProblems(working).length > 0) return undefined;
  await publishBuild(folders.releasesDir, working.dist, 'skipped');
  await changePointers(folders.releasesDir, name, (pointers) => goLive(pointers, working.build, new Date().toISOString()));
  return working.build;
}

function workingBuild(root: string, name: string): PlacedRelease | undefined {
  const folder = PACKAGES.find((found) => found.name === name)?.folder ?? name;
  return openWorkingBuild(root, name, folder, () => undefined)();
}

/** Builds the package, and those that were never built, since a store is whole or not at all. */
function build(root: string, name: string): void {
  const missing = PACKAGES.filter(({ folder }) => !existsSync(join(root, folder, 'dist', RELEASE))).map((found) => found.name);
  const { status } = spawnSync(process.execPath, ['shared/build/build.js', ...new Set([name, ...missing])], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new ReleaseRefusal([`${name} cannot be built: see above.`]);
}
