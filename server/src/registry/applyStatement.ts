import { ApiError } from '../base/errors/ApiError';
import { ReleaseError } from '../base/errors/errors';
import { RELEASE } from '../releases/repository/buildFolder';
import { toApiError } from '../base/errors/toApiError';
import { idsByName, PREVIEW_HOURS, rollBackPointers, previewLink } from '../releases/publishing/folderTarget';
import { publishedBuild, type StoredRelease } from '../releases/repository/buildRepository';
import type { LiveReleases } from '../releases/repository/liveReleases';
import { noPointers, promote, requireUnlisted, retire, rollBack, withChanged } from '../releases/repository/pointers';
import { changeRegistry, readRegistryFile } from '../releases/repository/registryFile';
import type { Packages } from '../releases/repository/registrySchema';
import { keptFiles, type Release } from '../releases/repository/releaseSchema';
import { releaseProblems } from '../releases/publishing/releaseProblems';
import type { PublishedOnly } from '../releases/publishing/releaseTarget';
import { appendToLog } from './publicationLog';
import type { Team } from './publishersFile';
import { listBuilds, readManifest, stageBuilds } from './publishStatement';
import type { RegistryParts } from './registryParts';
import {
  isPublishing,
  isSignedBy,
  isTimely,
  type Said,
  type SignedStatement,
  type Statement,
  type LocalStatement,
} from './statement';
import type { Uploads } from './uploads';
import { renderProblems } from '../web/pages/renderProblems';
import { compatibilityProblems } from '../releases/repository/compatibility';
import { LOCAL_REMOTE_MS, type LocalRemotes } from '../releases/repository/localRemotes';
import { problemsOfSet } from '../releases/repository/problemsOfSet';
import { serverProblems } from '../releases/repository/serverContracts';

/** Refusals of a team within a minute that are written into the audit log. */
const MAX_REFUSALS = 10;

/**
 * Does a signed statement wholly or not at all, and writes it into the audit log, also if it is refused. Throws an
 * `ApiError`: 403 if the team has no right, 409 if the registry has changed since, 422 if a check fails.
 */
export async function applyStatement(
  parts: RegistryParts,
  uploads: Uploads,
  team: Team,
  statement: Statement,
  signed: SignedStatement,
): Promise<PublishedOnly> {
  await logRefusal(parts, team, statement, async () => {
    requireRights(statement, signed, team);
    requireSequences(statement, readRegistryFile(parts.config.releasesDir).packages);
    if (isPublishing(statement)) await publish(parts, uploads, statement, signed);
    else await change(parts, statement, (packages) => movePointers(parts, statement, packages));
  });
  if (statement.action !== 'publish') return {};
  return { preview: previewLink(parts.config, idsByName(statement.packages), PREVIEW_HOURS) };
}

/** If `work` is refused, this writes it into the audit log, ten times a minute at most, and throws an `ApiError`. */
export async function logRefusal<Result>(
  { config, refusals }: RegistryParts,
  team: Team,
  statement: Said,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof ReleaseError ? refused(409, error.reasons) : toApiError(error);
    const before = refusals.get(team.name) ?? 0;
    refusals.set(team.name, before + 1);
    if (before < MAX_REFUSALS)
      appendToLog(config.releasesDir, team.name, statement, `refused with ${refusal.status}: ${refusal.message}`);
    throw refusal.status < 500 ? refusal : error;
  }
}

/** Throws an `ApiError` 403 if the team has no right to say this, or has not just signed it. */
export function requireRights(statement: Said, signed: SignedStatement, team: Team): void {
  if (statement.team !== team.name || !isSignedBy(signed, team.key))
    throw new ApiError(403, `GLOW-401 This is not signed with the key of ${team.name}.`);
  if (statement.registry !== team.registry) throw new ApiError(403, 'GLOW-402 This is signed for another registry.');
  const foreign = statement.packages.find(({ name }) => !team.packages.includes(name));
  if (foreign) throw new ApiError(403, `GLOW-403 ${foreign.name} is not a package of ${team.name}.`);
  if (!isTimely(statement.time))
    throw new ApiError(403, `GLOW-404 Signed at ${statement.time}, and it is ${new Date().toISOString()} here.`);
}

/** Each statement is accepted once, and only if its packages have not changed meanwhile. */
function requireSequences({ packages: named }: Statement, packages: Packages): void {
  const moved = named.find(({ name, sequence }) => sequence !== (packages[name]?.sequence ?? 0));
  if (moved)
    throw new ApiError(409, `GLOW-405 ${moved.name} was changed meanwhile, or this was sent before: try again.`);
}

/** Changes the registry under its lock. The log has an entry for each change. */
async function change(
  { config, readLive }: RegistryParts,
  statement: Statement,
  update: (packages: Packages, live: LiveReleases) => Packages,
): Promise<void> {
  await changeRegistry(config.releasesDir, (packages) => {
    requireSequences(statement, packages);
    const changed = update(packages, readLive());
    appendToLog(config.releasesDir, statement.team, statement, 'accepted');
    return withChanged(changed, statement.packages, (pointers) => {
      const sequence = (pointers.sequence ?? 0) + 1;
      return { ...pointers, sequence };
    });
  });
}

async function publish(parts: RegistryParts, uploads: Uploads, statement: Statement, signed: SignedStatement) {
  const { config, readLive } = parts;
  const { packages } = readRegistryFile(config.releasesDir);
  const isForNobody = statement.action === 'publish';
  const isListed = ({ name, build, integrity }: Statement['packages'][number]) =>
    packages[name]?.builds[build]?.integrity === integrity;
  const published = statement.packages.filter(isListed).map((one) => publishedBuild(readLive().repository, one));
  const arriving = statement.packages.filter((one) => !isListed(one));
  for (const { name, build } of arriving) requireUnlisted(packages[name] ?? noPointers, build);
  const builds = arriving.map((one) => ({ release: readManifest(uploads, one), integrity: one.integrity }));

  async function install(staged: StoredRelease[], moves: (() => void)[]): Promise<void> {
    const candidates = [...staged, ...published];
    requireNone(releaseProblems(candidates, readLive(), config, isForNobody));
    if (!isForNobody || problemsOfSet(candidates, readLive().packages).length === 0)
      requireNone(await renderProblems(candidates, readLive(), { ...parts, methods: config.reads }));
    await change(parts, statement, (current, live) => {
      // another team may have released since
      requireNone(releaseProblems(candidates, live, config, isForNobody));
      const changed = listBuilds(current, candidates, statement, signed);
      for (const move of moves) move();
      return changed;
    });
  }

  await uploads.publish(
    builds.map(({ release }) => release),
    () => stageBuilds(config.releasesDir, uploads, builds, install),
  );
  uploads.remove(builds.flatMap(({ release, integrity }) => [integrity, ...Object.values(keptFiles(release))]));
}

function movePointers(
  { config, readLive }: RegistryParts,
  { action, share, packages: named }: Statement,
  packages: Packages,
): Packages {
  const now = new Date().toISOString();
  return withChanged(packages, named, (pointers, { name, build, integrity }) => {
    if (pointers.builds[build]?.integrity !== integrity)
      throw new ReleaseError([`GLOW-406 There is no published build ${build} of ${name} with this ${RELEASE}.`]);
    if (action === 'rollback') return rollBackPointers(pointers, { name, build }, readLive(), config.releasesDir);
    if (action === 'retire') return retire(pointers);
    if (pointers.canary?.build !== build) throw new ReleaseError([`GLOW-407 ${build} is at no share of shoppers.`]);
    return action === 'end-canary' ? rollBack(pointers, undefined, '') : promote(pointers, now, share);
  });
}

/** Throws an `ApiError` 422 if there are problems. */
export function requireNone(problems: string[]): void {
  if (problems.length > 0) throw refused(422, problems);
}

function refused(status: number, reasons: string[]): ApiError {
  const errors = reasons.map((message) => ({ message }));
  return new ApiError(status, reasons.join(' '), errors);
}

/**
 * Returns a link to a team's local remote, whose needs are in `release`. Throws an `ApiError`: 403 if the team has no
 * right, 409 if the statement was sent before, 422 if the build could not be released, or the remote has no live build.
 */
export function showLocalRemote(
  { config, readLive }: RegistryParts,
  localRemotes: LocalRemotes,
  team: Team,
  { statement, signed, release }: { statement: LocalStatement; signed: SignedStatement; release: Release },
): PublishedOnly {
  requireRights(statement, signed, team);
  const name = statement.packages[0]?.name ?? '';
  if (release.name !== name) throw new ApiError(422, `GLOW-408 This is a build of ${release.name}, not of ${name}.`);
  const { packages } = readLive();
  const live = packages.find((one) => one.name === name)?.live;
  if (name === 'shell' || !live) throw new ApiError(422, `GLOW-409 ${name} is no live remote: release it first.`);
  requireNone([...compatibilityProblems(release, packages), ...serverProblems(release, config.releasesDir)]);
  if (!localRemotes.claimOnce(signed.statement)) throw new ApiError(409, 'GLOW-410 This was sent before: try again.');
  appendToLog(config.releasesDir, team.name, statement, 'accepted');
  // the team's clock may be ahead
  const until = new Date(Math.min(Date.parse(statement.until), Date.now() + LOCAL_REMOTE_MS));
  const text = localRemotes.sign({ name, base: statement.base, until });
  return { preview: `${config.siteUrl}${live.prefixes[name]?.[0] ?? '/'}?preview=${text}` };
}
