import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config';
import { ReleaseError } from '../../errors/ReleaseError';
import { RELEASE } from '../../releases/buildFolder';
import type { StoredRelease } from '../../releases/buildRepository';
import { problemsOfSet } from '../../releases/compatibilityProblems';
import { createLiveReleasesReader, type LiveReleases } from '../../releases/liveReleases';
import { createLocalBuildReader } from '../../releases/localBuild';
import { budgetsOf, isRepository, PACKAGES } from '../../releases/packages';
import { goLive, noPointers, requireUnlisted, startCanary } from '../../releases/pointers';
import { changePointers, changeRegistry } from '../../releases/registryFile';
import { CHECK_NAMES, type CheckName, type Pointers } from '../../releases/registrySchema';
import { serverProblems } from '../../releases/serverContracts';
import { runChecks } from './checks';
import { integrityProblems, sizeProblems } from './fileProblems';
import { previewLink } from './previewLink';
import { provenanceOf } from './provenance';
import { publishBuild } from './publishBuild';
import { runLibrary, runScript } from './runProgram';

/** Options of a release. */
export interface ReleaseOptions {
  /** Percentage of shoppers who get the build at first; all where omitted. */
  share?: number;
  /** Checks that are not run. */
  skipped: CheckName[];
  /** What is said of the builds in the registry. */
  note?: string;
  /** Whether a running canary of the package may be ended. */
  endsCanary?: boolean;
  /** Publishes the builds without making them live. */
  publishesOnly?: boolean;
  /** Builds and checks, and changes nothing that is served. */
  isTrial?: boolean;
}

/** Hours for which the preview of a published build is valid. */
const PREVIEW_HOURS = 24;

type Print = (sentence: string) => void;

/**
 * Builds packages, checks them against each other and the live builds, publishes them and moves their pointers in one change.
 * Throws a `ReleaseError` with all problems found.
 */
export async function release(config: Config, names: string[], options: ReleaseOptions, print: Print): Promise<void> {
  const { root, releasesDir } = config;
  const { share, note, endsCanary, publishesOnly, isTrial } = options;
  // they need the store's repository
  const skipped = isRepository
    ? options.skipped
    : CHECK_NAMES.filter((name) => [...options.skipped, 'journeys'].includes(name));
  // also for a trial, whose build would be served otherwise
  await publishLocalBuilds(config, names, print);
  build(root, names);
  const live = createLiveReleasesReader(config, print)();
  const candidates = names.map((name) => localBuild(root, name)).filter((candidate) => !isLive(live, candidate, print));
  if (candidates.length === 0) return;

  for (const { name, build: id } of candidates) {
    const pointers = pointersOf(live, name);
    requireUnlisted(pointers, id);
    if (!publishesOnly && !endsCanary) requireNoCanary(name, pointers);
  }
  const problems = [
    ...candidates.flatMap(integrityProblems),
    ...problemsOfSet(candidates, live.packages),
    ...candidates.flatMap((candidate) => [
      ...serverProblems(candidate, releasesDir),
      ...sizeProblems(candidate, budgetsOf(candidate.name)),
    ]),
  ];
  if (problems.length > 0) throw new ReleaseError(problems);
  await runChecks(config, candidates, skipped, print);
  if (isTrial) return print(`${describe(...candidates)} would be released: nothing has changed.`);

  const provenance = provenanceOf(root, note);
  for (const { dist } of candidates) await publishBuild(releasesDir, dist, { skipped, ...provenance });
  if (publishesOnly) {
    if (!isRepository && !config.signingKey)
      return print(
        `${describe(...candidates)} is published, and live for nobody. Where the store's server runs, \`npm run releases -- preview ${candidates.map(({ name, build: id }) => `${name}@${id}`).join()}\` prints a link to it.`,
      );
    const link = previewLink(config, new Map(candidates.map(({ name, build: id }) => [name, id])), PREVIEW_HOURS);
    return print(
      `${describe(...candidates)} is published, and live for nobody. \`npm run rollback\` with package and build makes it so. To see it for ${PREVIEW_HOURS} hours:\n${link}`,
    );
  }
  const since = new Date().toISOString();
  await changeRegistry(releasesDir, (packages) => ({
    ...packages,
    ...Object.fromEntries(
      candidates.map(({ name, build: id }) => {
        const pointers = packages[name] ?? noPointers;
        return [name, share ? startCanary(pointers, id, share, since) : goLive(pointers, id, since)];
      }),
    ),
  }));
  for (const candidate of candidates) {
    const { name } = candidate;
    print(
      `${describe(candidate)} is live${share ? ` for ${share} of 100 shoppers: \`npm run promote -- ${name}\` makes it so for all` : ''}; \`npm run rollback -- ${name}\` takes it back.`,
    );
  }
}

/** Before a package's first release, publishes the local build served until now, as the rollback target. */
async function publishLocalBuilds(config: Config, names: string[], print: Print): Promise<void> {
  const { packages, repository } = createLiveReleasesReader(config, print)();
  for (const { name, live } of packages.filter((found) => names.includes(found.name))) {
    if (repository.registry.packages[name]?.live || !live || integrityProblems(live).length > 0) continue;
    await publishBuild(config.releasesDir, live.dist);
    await changePointers(config.releasesDir, name, (pointers) =>
      goLive(pointers, live.build, new Date().toISOString()),
    );
  }
}

/** Whether a build is live for all already, which is then said. */
function isLive(live: LiveReleases, candidate: StoredRelease, print: Print): boolean {
  const { live: pointer, canary } = pointersOf(live, candidate.name);
  if (pointer?.build !== candidate.build || canary) return false;
  print(`${describe(candidate)} is live already: nothing has changed since it was built.`);
  return true;
}

function requireNoCanary(name: string, { canary }: Pointers): void {
  if (canary)
    throw new ReleaseError([
      `${name} has the build ${canary.build} at ${canary.share} of 100 shoppers since ${canary.since}, and this release would end it. Ask whose it is; --end-canary releases all the same.`,
    ]);
}

function pointersOf({ repository }: LiveReleases, name: string): Pointers {
  return repository.registry.packages[name] ?? noPointers;
}

/** Names of builds with their versions, as people read them. */
function describe(...builds: StoredRelease[]): string {
  return builds.map(({ name, version, build: id }) => `${name} ${version} (${id})`).join(', ');
}

function localBuild(root: string, name: string): StoredRelease {
  const folder = PACKAGES.find((found) => found.name === name)?.folder ?? name;
  const found = createLocalBuildReader(root, name, folder, () => undefined)();
  if (!found) throw new ReleaseError([`The build of ${name} left no ${RELEASE}.`]);
  return found;
}

/** Builds the packages and every package without a build, because a site needs all of them. */
function build(root: string, names: string[]): void {
  const missing = PACKAGES.filter(({ folder }) => !existsSync(join(root, folder, 'dist', RELEASE))).map(
    (found) => found.name,
  );
  const isBuilt = isRepository
    ? runScript(root, 'shared/cli/build.js', [...new Set([...names, ...missing])])
    : runLibrary(root, 'webpack-cli/bin/cli.js', ['--mode', 'production'], { NODE_ENV: 'production' });
  if (!isBuilt) throw new ReleaseError([`${names.join(' and ')} cannot be built: see above.`]);
}
