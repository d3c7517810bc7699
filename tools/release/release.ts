import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { cutText } from '@glow/shared/text';
import { ReleaseError } from '../../server/src/base/errors/ReleaseError';
import { RELEASE } from '../../server/src/releases/repository/buildFolder';
import type { StoredRelease } from '../../server/src/releases/repository/buildRepository';
import { PREVIEW_HOURS } from '../../server/src/releases/publishing/folderTarget';
import { type BuildFolders, createLiveReleasesReader } from '../../server/src/releases/repository/liveReleases';
import { createLocalBuildReader } from '../../server/src/releases/repository/localBuild';
import { packageCalled, type Project } from '../../server/src/base/config/project';
import {
  goLiveAlone,
  noPointers,
  requireNoCanary,
  requireUnlisted,
} from '../../server/src/releases/repository/pointers';
import {
  CHECK_NAMES,
  type CheckName,
  type Pointers,
  type Provenance,
} from '../../server/src/releases/repository/registrySchema';
import { releaseProblems } from '../../server/src/releases/publishing/releaseProblems';
import type { Publication, ReleaseTarget } from '../../server/src/releases/publishing/releaseTarget';
import { runLibrary, runScript } from './runProgram';
import { publishBuild } from '../../server/src/releases/publishing/publishBuild';
import {
  changePointers,
  readRegistryFile,
  REGISTRY,
  writeRegistryFile,
} from '../../server/src/releases/repository/registryFile';
import { runJourneys } from './runJourneys';

/** What each check is about. */
const SUBJECTS: Record<CheckName, string> = {
  types: 'the types of all packages',
  tests: 'its unit tests',
  journeys: 'the journeys that cross its routes',
};

/** Options of a release. */
export interface ReleaseOptions extends Omit<Publication, 'provenance'> {
  /** What is said of the builds in the registry. */
  note?: string;
  /** Builds and checks, and changes nothing that is served. */
  dryRun?: boolean;
}

type Print = (sentence: string) => void;

/**
 * Builds packages, checks them against each other and the live builds, publishes them and moves their pointers in one change.
 * Throws a `ReleaseError` with all problems found.
 */
export async function release(
  target: ReleaseTarget,
  names: string[],
  options: ReleaseOptions,
  print: Print,
): Promise<void> {
  const { folders } = target;
  const { project } = folders;
  const { note, dryRun, ...publication } = options;
  const { share, endCanary, publishOnly } = publication;
  // they need the store's repository
  const skipped = project.isStore
    ? options.skipped
    : CHECK_NAMES.filter((name) => [...options.skipped, 'journeys'].includes(name));
  // also for a trial, whose build would be served otherwise
  await target.prepare(names);
  build(project, names);
  const packages = target.packages();
  const pointersOf = (name: string) => packages[name] ?? noPointers;
  const candidates = names
    .map((name) => localBuild(project, name))
    .filter((candidate) => !isLive(pointersOf(candidate.name), candidate, print));
  if (candidates.length === 0) return;

  for (const { name, build: id } of candidates) {
    requireUnlisted(pointersOf(name), id);
    if (!publishOnly && !endCanary) requireNoCanary(name, pointersOf(name));
  }
  const problems = releaseProblems(candidates, createLiveReleasesReader(folders, print)(), folders);
  if (problems.length > 0) throw new ReleaseError(problems);
  await runChecks(folders, candidates, skipped, print);
  if (dryRun) return print(`${describe(...candidates)} would be released: nothing has changed.`);

  const provenance = provenanceOf(project.root, note);
  if (provenance.commit?.includes(' ')) print(`Not all is committed: the registry will say ${provenance.commit}.`);
  const { preview } = await target.publish(candidates, { ...publication, skipped, provenance });
  if (publishOnly) {
    const builds = candidates.map(({ name, build: id }) => `${name}@${id}`).join();
    const wayOn = preview
      ? `\`npm run rollback\` with package and build makes it so. To see it for ${PREVIEW_HOURS} hours:\n${preview}`
      : `Where the store's server runs, \`npm run glow -- preview ${builds}\` prints a link to it.`;
    return print(`${describe(...candidates)} is published, and live for nobody. ${wayOn}`);
  }
  for (const candidate of candidates) {
    const { name } = candidate;
    const extent = share ? ` for ${share} of 100 shoppers: \`npm run promote -- ${name}\` makes it so for all` : '';
    const retire = `${project.isStore ? 'npm run glow --' : 'npx glow'} retire ${name}`;
    const wayBack = pointersOf(name).live ? `npm run rollback -- ${name}` : retire;
    print(`${describe(candidate)} is live${extent}; \`${wayBack}\` takes it back.`);
    for (const origin of candidate.backends ?? []) print(`${name} may connect to ${origin}.`);
  }
}

/** Whether a build is live for all already, which is then said. */
function isLive({ live, canary }: Pointers, candidate: StoredRelease, print: Print): boolean {
  if (live?.build !== candidate.build || canary) return false;
  print(`${describe(candidate)} is live already: nothing has changed since it was built.`);
  return true;
}

/** Names of builds with their versions, as people read them. */
function describe(...builds: StoredRelease[]): string {
  return builds.map(({ name, version, build: id }) => `${name} ${version} (${id})`).join(', ');
}

function localBuild(project: Project, name: string): StoredRelease {
  const folder = packageCalled(project, name)?.folder ?? name;
  const found = createLocalBuildReader(project.root, name, folder, () => undefined)();
  if (!found) throw new ReleaseError([`The build of ${name} left no ${RELEASE}.`]);
  return found;
}

/** Builds the packages and every package without a build, because a site needs all of them. */
function build({ root, isStore, packages }: Project, names: string[]): void {
  const missing = packages
    .filter(({ folder }) => !existsSync(join(root, folder, 'dist', RELEASE)))
    .map((found) => found.name);
  const isBuilt = isStore
    ? runScript(root, 'tools/build/buildPackages.js', [...new Set([...names, ...missing])])
    : runLibrary(root, 'webpack-cli/bin/cli.js', ['--mode', 'production'], { NODE_ENV: 'production' });
  if (!isBuilt) throw new ReleaseError([`${names.join(' and ')} cannot be built: see above.`]);
}

const MAX_LENGTH = 200;

/** The commit of a repository, whoever releases it, and what they say of it; without what git does not tell. */
export function provenanceOf(root: string, note?: string): Provenance {
  const git = (...args: string[]) =>
    cutText(spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '', MAX_LENGTH) || undefined;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const hasChanges = commit && git('status', '--porcelain');
  return { commit: hasChanges ? `${commit} with changes` : commit, by: git('config', 'user.name'), note };
}

/** Compares the contracts with their versions and runs all checks but the skipped ones; throws a `ReleaseError` at the first that fails. */
async function runChecks(
  folders: BuildFolders,
  candidates: StoredRelease[],
  skipped: CheckName[],
  print: (sentence: string) => void,
): Promise<void> {
  const { root, isStore } = folders.project;
  // a build has the hashes of contract.json, so nobody can leave this out
  if (isStore && !runScript(root, 'tools/glow.js', ['contract']))
    throw new ReleaseError(['The contracts have other types than shared/contract.json says. Nothing is released.']);
  const names = candidates.map(({ name }) => name);
  const run: Record<CheckName, () => boolean | Promise<boolean>> = {
    types: () => runLibrary(root, 'typescript/bin/tsc', ['--noEmit']),
    tests: () => runUnitTests(folders.project, names),
    journeys: () => checkJourneys(folders, candidates),
  };
  for (const check of CHECK_NAMES.filter((name) => !skipped.includes(name))) {
    print(`Checking ${SUBJECTS[check]} …`);
    if (!(await run[check]()))
      throw new ReleaseError([`The ${check} of ${names.join(' and ')} fail: see above which. Nothing is released.`]);
  }
}

/** The packages' own unit tests; for the shell those of the modules that it provides too. */
function runUnitTests({ root, isStore, packages }: Project, names: string[]): boolean {
  const folders = packages
    .filter(({ name }) => names.includes(name))
    .map(({ name, folder }) => (isStore ? folder : name));
  const projects = names.includes('shell') ? [...folders, 'shared'] : folders;
  return runLibrary(root, 'jest/bin/jest', ['--silent', '--passWithNoTests', '--selectProjects', ...projects]);
}

/** Runs the journeys that cross the candidates' routes against a temporary server with these builds; true if all pass. */
async function checkJourneys({ project, releasesDir }: BuildFolders, candidates: StoredRelease[]): Promise<boolean> {
  const staging = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, staging);
    for (const { name, build, dist } of candidates) {
      await publishBuild(staging, dist);
      await changePointers(staging, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
    }
    const names = candidates.map(({ name }) => name);
    return runJourneys(project.root, staging, names, '--workers', '1', '--max-failures', '1');
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies the registry to another folder, with everything switched on, and links its builds, which are immutable. */
function copyRegistry(releasesDir: string, staging: string): void {
  if (!existsSync(join(releasesDir, REGISTRY))) return;
  const { packages } = readRegistryFile(releasesDir);
  for (const pointers of Object.values(packages)) delete pointers.off;
  writeRegistryFile(staging, { packages });
  for (const [name, { builds }] of Object.entries(packages)) {
    mkdirSync(join(staging, name));
    for (const build of Object.keys(builds))
      symlinkSync(join(releasesDir, name, build), join(staging, name, build), 'junction');
  }
}
