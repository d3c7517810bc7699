import { ApiError } from '../base/errors/ApiError';
import { compatibilityProblems } from '../releases/repository/compatibility';
import { LOCAL_REMOTE_MS, type LocalRemotes } from '../releases/repository/localRemotes';
import type { Release } from '../releases/repository/releaseSchema';
import type { PublishedOnly } from '../releases/publishing/releaseTarget';
import { serverProblems } from '../releases/repository/serverContracts';
import { requireNone, requireRights } from './applyStatement';
import type { RegistryParts } from './registryParts';
import { appendToLog } from './publicationLog';
import type { Team } from './publishersFile';
import type { LocalStatement, SignedStatement } from './statement';

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
  if (release.name !== name) throw new ApiError(422, `This is a build of ${release.name}, not of ${name}.`);
  const { packages } = readLive();
  const live = packages.find((one) => one.name === name)?.live;
  if (name === 'shell' || !live) throw new ApiError(422, `${name} is no remote with a live build: release it first.`);
  requireNone([...compatibilityProblems(release, packages), ...serverProblems(release, config.releasesDir)]);
  if (!localRemotes.claimOnce(signed.statement))
    throw new ApiError(409, 'This was sent before: run the command again.');
  appendToLog(config.releasesDir, team.name, statement, 'accepted');
  // the team's clock may be ahead
  const until = new Date(Math.min(Date.parse(statement.until), Date.now() + LOCAL_REMOTE_MS));
  const text = localRemotes.sign({ name, base: statement.base, until });
  return { preview: `${config.siteUrl}${live.prefixes[name]?.[0] ?? '/'}?preview=${text}` };
}
