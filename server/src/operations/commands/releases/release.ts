import { spawnSync } from 'node:child_process';
import { cutText } from '@glow/shared/text';
import { glowIn, packageCalled, type Project } from '../../../base/config/project';
import { ReleaseError, requireNone, type Tell } from '../../../base/errors/errors';
import { PREVIEW_HOURS } from '../../../releases/publishing/folderTarget';
import { problemsOfSet } from '../../../releases/repository/problemsOfSet';
import { releaseProblems } from '../../../releases/publishing/releaseProblems';
import type { Publication, ReleaseTarget } from '../../../releases/publishing/releaseTarget';
import { withStage } from '../../../releases/publishing/publishBuild';
import { RELEASE } from '../../../releases/repository/buildFolder';
import { publishedBuild, type StoredRelease } from '../../../releases/repository/buildRepository';
import { type BuildFolders, createLiveReleasesReader } from '../../../releases/repository/liveReleases';
import { createLocalBuildReader } from '../../../releases/repository/localBuild';
import { noPointers, requireNoCanary, requireUnlisted } from '../../../releases/repository/pointers';
import { repeatedFragments } from '../../../releases/repository/remoteRoutes';
import { CHECK_NAMES, type CheckName, type Pointers } from '../../../releases/repository/registrySchema';

const SUBJECTS: Record<CheckName, string> = {
  types: 'the types of all packages',
  tests: 'its unit tests',
  journeys: 'the journeys that cross its routes',
};

/** Works on the sources of packages; true if it succeeds. For journeys they are live in the folder `releases`. */
type SourceTool = (project: Project, names: string[], releases: string) => boolean;

/** `build` also builds every package without a build; `contract` compares the contracts with their versions. */
export type SourceTools = Record<'build' | 'contract' | CheckName, SourceTool>;

export interface ReleaseOptions extends Omit<Publication, 'provenance'> {
  note?: string;
  dryRun?: boolean;
  /** How the commands are called that are told; scripts of npm if omitted. */
  glow?: string;
}

/** The published builds that are to go live, by package; a package without a build is built here. */
export type Chosen = ReadonlyMap<string, string | undefined>;

/** Builds, checks and publishes packages and moves their pointers at once. Throws a `ReleaseError` with its reasons. */
export async function release(
  target: ReleaseTarget,
  chosen: Chosen,
  options: ReleaseOptions,
  tools: SourceTools,
  print: Tell,
): Promise<void> {
  const { folders } = target;
  const { project } = folders;
  const { note, dryRun, glow, ...publication } = options;
  const commandOf = (name: string) => (glow ? `${glow} ${name}` : `npm run ${name} --`);
  const { share, endCanary, publishOnly } = publication;
  const names = [...chosen.keys()].filter((name) => !chosen.get(name));
  // also for a dry run, because its build would be served otherwise
  const builds = [...chosen.values()].flatMap((build) => build ?? []);
  await target.prepare([...chosen.keys()], builds);
  if (names.length > 0 && !tools.build(project, names, folders.releasesDir))
    throw new ReleaseError([`GLOW-210 ${names.join(' and ')} cannot be built: see above.`]);
  const packages = target.packages();
  const pointersOf = (name: string) => packages[name] ?? noPointers;
  const live = createLiveReleasesReader(folders, print)();
  const candidates = [...chosen]
    .map(([name, build]) => (build ? publishedBuild(live.repository, { name, build }) : localBuild(project, name)))
    .filter((candidate) => !isLive(pointersOf(candidate.name), candidate, print));
  if (candidates.length === 0) return;

  for (const { name, build: id } of candidates) {
    if (publishOnly || names.includes(name)) requireUnlisted(pointersOf(name), id, name);
    if (!publishOnly && !endCanary) requireNoCanary(name, pointersOf(name));
  }
  requireNone(releaseProblems(candidates, live, folders, publishOnly));
  const misfits = publishOnly ? problemsOfSet(candidates, live.packages) : [];
  if (misfits.length === 0) requireNone(await target.renderProblems(candidates, live));
  for (const sentence of candidates.flatMap(repeatedFragments)) print(sentence);
  // journeys need the store's repository, and builds that fit
  const isWalked = project.isStore && misfits.length === 0;
  const skipped = CHECK_NAMES.filter((one) => options.skipped.includes(one) || (one === 'journeys' && !isWalked));
  await runChecks(folders, candidates, names, skipped, tools, print);
  if (dryRun) return print(`${describe(...candidates)} would be released. Nothing was published.`);

  const provenance = provenanceOf(project.root, note);
  if (names.length > 0 && provenance.commit?.includes(' '))
    print(`Not all is committed: the registry will say ${provenance.commit}.`);
  const { preview } = await target.publish(candidates, { ...publication, skipped, provenance });
  if (publishOnly) {
    const named = candidates.map(({ name, build: id }) => `${name}@${id}`);
    const wayOn = preview
      ? `To see it for ${PREVIEW_HOURS} hours:\n${preview}`
      : `Where the store's server runs, \`npm run glow -- preview ${named.join()}\` prints a link to it.`;
    print(`${describe(...candidates)} is published, and live for nobody. ${wayOn}`);
    if (misfits.length === 0) return print(`\`${commandOf('release')} ${named.join(' ')}\` makes it live.`);
    return print(['It does not fit what is live:', ...misfits].join('\n  - '));
  }
  for (const candidate of candidates) {
    const { name } = candidate;
    const extent = share
      ? ` for ${share} of 100 shoppers: \`${commandOf('promote')} ${name}\` makes it so for all`
      : '';
    const retire = `${glow ?? glowIn(project)} retire ${name}`;
    const wayBack = pointersOf(name).live ? `${commandOf('rollback')} ${name}` : retire;
    print(`${describe(candidate)} is live${extent}; \`${wayBack}\` takes it back.`);
    for (const origin of candidate.backends ?? []) print(`${name} may connect to ${origin}.`);
  }
  const before = candidates.map(({ name }) => `${name}@${pointersOf(name).live?.build}`).join(' ');
  if (candidates.length > 1 && !before.includes('@undefined'))
    print(`\`npm run release -- ${before}\` takes all back together.`);
}

/** Whether a build is live for all; if so, this is printed. */
function isLive({ live, canary }: Pointers, candidate: StoredRelease, print: Tell): boolean {
  if (live?.build !== candidate.build || canary) return false;
  print(`${describe(candidate)} is live already: nothing has changed since it was built.`);
  return true;
}

function describe(...builds: StoredRelease[]): string {
  return builds.map(({ name, version, build: id }) => `${name} ${version} (${id})`).join(', ');
}

function localBuild(project: Project, name: string): StoredRelease {
  const folder = packageCalled(project, name)?.folder ?? name;
  const found = createLocalBuildReader(project.root, name, folder, () => undefined)();
  if (!found) throw new ReleaseError([`GLOW-211 The build of ${name} left no ${RELEASE}.`]);
  return found;
}

const MAX_LENGTH = 200;

/** The commit of a repository, the user's name in git, and their note; a field is undefined if git does not tell it. */
export function provenanceOf(root: string, note?: string) {
  const git = (...args: string[]) =>
    cutText(spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '', MAX_LENGTH) || undefined;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const hasChanges = commit && git('status', '--porcelain');
  return { commit: hasChanges ? `${commit} with changes` : commit, by: git('config', 'user.name'), note };
}

/** Runs the checks that are not skipped, of those that are `built` here; throws a `ReleaseError` at the first failure. */
async function runChecks(
  { project, releasesDir }: BuildFolders,
  candidates: StoredRelease[],
  built: string[],
  skipped: CheckName[],
  tools: SourceTools,
  print: Tell,
): Promise<void> {
  // a build has the hashes of contract.json, so nobody can skip this
  if (built.length > 0 && project.isStore && !tools.contract(project, [], releasesDir))
    throw new ReleaseError(['GLOW-212 The contracts differ from shared/contract.json. Nothing is released.']);
  const names = candidates.map(({ name }) => name);
  const run = (check: CheckName, releases: string) => {
    print(`Checking ${SUBJECTS[check]} …`);
    if (!tools[check](project, names, releases))
      throw new ReleaseError([`GLOW-213 The ${check} of ${names.join(' and ')} fail: see above. Nothing is released.`]);
  };
  for (const check of CHECK_NAMES.filter((name) => !skipped.includes(name))) {
    if (check === 'journeys') await withStage(releasesDir, candidates, (stage) => run(check, stage));
    else if (built.length > 0) run(check, releasesDir);
  }
}
