import { isUnder } from '@glow/shared/remotes';
import { satisfies, subset } from 'semver';
import { packageCalled, STORE } from '../../base/config/project';
import type { BuildName, Release } from './releaseSchema';

export interface ServedBuilds {
  live?: Release;
  canary?: { release: Release };
  /** Nobody gets the builds of a remote that is off, so they need not fit others. */
  isOff?: boolean;
}

/** The shell of a pair of builds in sentences. */
const LIVE_SHELL = 'the live shell';
const CANDIDATE_SHELL = 'this shell';

export const isForeign = ({ name }: { name: string }) => !packageCalled(STORE, name);

/** The command that releases packages together; one of another repository is released as a published build. */
export function releaseCommand(builds: (BuildName & { isPublished?: boolean })[]): string {
  const words = builds.map(({ name, build, isPublished }) =>
    isPublished ? `${name}@${build}` : isForeign({ name }) ? `${name}@<build>` : name,
  );
  return `\`npm run release -- ${[...new Set(words)].join(' ')}\``;
}

export function buildsOf(served: readonly ServedBuilds[]): Release[] {
  return served.flatMap(({ live, canary }) => [live, canary?.release]).filter((release) => release !== undefined);
}

/** Why a build does not fit all live and canary builds. */
export function compatibilityProblems(candidate: Release, live: readonly ServedBuilds[]): string[] {
  const visible = buildsOf(live.filter(({ isOff }) => !isOff));
  const shells = visible.filter(({ name }) => name === 'shell');
  const remotes = visible.filter(({ name }) => name !== 'shell');
  const others = visible.filter(({ name }) => name !== candidate.name);
  const uses = useProblems(candidate, others, buildsOf(live));
  if (candidate.name === 'shell') return [...shellProblems(candidate, remotes), ...uses];
  if (shells.length === 0) return ['GLOW-235 There is no shell to release into: run `npm run build` first.'];
  return [...remoteProblems(candidate, remotes, shells), ...uses];
}

/** `others` and `shells` are live and canary builds. */
export function remoteProblems(candidate: Release, others: Release[], shells: Release[]): string[] {
  return unique([
    ...ownProblems(candidate),
    ...shells.flatMap((shell) => [
      ...moduleProblems(candidate, shell, LIVE_SHELL),
      ...ownershipProblems(candidate, shell, LIVE_SHELL),
      ...prefixCollisions(candidate, shell),
    ]),
    ...others.filter(({ name }) => name !== candidate.name).flatMap((other) => prefixCollisions(candidate, other)),
  ]);
}

export function shellProblems(candidate: Release, remotes: Release[]): string[] {
  return unique([
    ...containerProblems(candidate),
    ...remotes.flatMap((remote) => [
      ...moduleProblems(remote, candidate, CANDIDATE_SHELL),
      ...ownershipProblems(remote, candidate, CANDIDATE_SHELL),
      ...prefixCollisions(candidate, remote),
    ]),
  ]);
}

/** Why a build fits no composition. */
export function ownProblems(candidate: Release): string[] {
  return [...containerProblems(candidate), ...pathProblems(candidate)];
}

function containerProblems({ name, container }: Release): string[] {
  return container === `glow_${name}`
    ? []
    : [`GLOW-236 ${name} is built as the container "${container}", and the shell looks for "glow_${name}".`];
}

/** Modules of which the remote gets the shell's former major: it needs that major, in `formerSince` or later. */
export function formerModules({ needs }: Release, { formerOffers, formerSince }: Release): string[] {
  return Object.entries(formerOffers)
    .filter(([request, version]) => satisfies(version, needs[request] ?? 'none'))
    .filter(([request]) => subset(needs[request] ?? 'none', `>=${formerSince[request] ?? '0.0.0'}`))
    .map(([request]) => request);
}

/** Contracts and singletons that the shell does not offer, or offers with other types. */
function moduleProblems(remote: Release, shell: Release, role: string): string[] {
  const former = formerModules(remote, shell);
  return Object.entries(remote.needs).flatMap(([request, range]) => {
    if (former.includes(request)) return [];
    const offered = shell.offers[request];
    if (offered && satisfies(offered, range)) {
      const [built, present] = [remote.types[request], shell.types[request]];
      if (range !== `^${offered}` || !built || !present || built === present) return [];
      return `GLOW-241 ${remote.name} and ${role} were built with different types of ${request} ${offered}: say \`npm run glow -- contract\` where they changed.`;
    }
    if (satisfies(shell.formerOffers[request] ?? '', range))
      return `GLOW-237 ${remote.name} was built with ${request} ${range.slice(1)}, and ${role} serves builds of ${shell.formerSince[request]} or later: build and release ${remote.name} again.`;
    if (!offered)
      return `GLOW-238 ${remote.name} needs ${request} ${range}, which ${role} does not offer${role === LIVE_SHELL ? ': release the shell first' : ''}.`;
    const back = `\`npm run rollback -- ${remote.name}\` first`;
    const wayOn = satisfies(range.slice(1), `^${offered}`) ? back : 'let the shell offer both majors for a while';
    const first = role === LIVE_SHELL ? 'release the shell first' : wayOn;
    if (request.startsWith('@glow/'))
      return `GLOW-239 ${remote.name} needs the contract ${request} ${range}, and ${role} offers ${offered}: ${first}, or both together (${releaseCommand([shell, remote])}).`;
    return `GLOW-240 ${remote.name} is built for ${request} ${range}, and ${role} brings ${offered}: a page has one copy of it.`;
  });
}

const SERVER_PATHS = ['/api', '/assets', '/fragments', '/healthz', '/images', '/page-data', '/readyz', '/releases'];

const PREFIX = /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/;

/** URL prefixes that are no paths, or belong to the server. */
function pathProblems(remote: Release): string[] {
  return prefixesOf(remote).flatMap((prefix) => {
    if (!PREFIX.test(prefix))
      return `GLOW-242 ${remote.name} answers ${JSON.stringify(prefix)}, which is no path of lower case letters, digits and hyphens.`;
    const taken = SERVER_PATHS.find((path) => isUnder(prefix, path));
    return taken ? [`GLOW-243 ${remote.name} answers ${prefix}, and the server answers ${taken} itself.`] : [];
  });
}

/** The URL prefixes of all remotes are compiled into an earlier shell. */
function ownershipProblems(remote: Release, shell: Release, role: string): string[] {
  if (shell.prefixes.shell) return [];
  const routed = shell.prefixes[remote.name] ?? [];
  const missing = (remote.prefixes[remote.name] ?? []).filter((prefix) => !routed.includes(prefix));
  return missing.map((prefix) => `GLOW-244 ${remote.name} answers ${prefix}, which ${role} does not send to it.`);
}

function prefixCollisions(candidate: Release, other: Release): string[] {
  return prefixesOf(candidate).flatMap((prefix) =>
    prefixesOf(other)
      .filter((otherPrefix) => isUnder(prefix, otherPrefix) || isUnder(otherPrefix, prefix))
      .map((taken) => `GLOW-261 ${candidate.name} answers ${prefix}, and ${other.name} answers ${taken}: change one.`),
  );
}

const prefixesOf = ({ name, prefixes }: Release): string[] => prefixes[name] ?? [];

const unique = (sentences: string[]): string[] => [...new Set(sentences)];

/** Fragments and slots that the candidate or other live builds use of each other, and that do not fit. */
export function useProblems(candidate: Release, others: Release[], owners = others): string[] {
  // a missing fragment shows its fallback, but a slot that nobody opens shows nothing
  const unopened = Object.keys(candidate.slots ?? {}).filter(
    (slot) => ![candidate, ...owners].some((owner) => isOf(owner, slot)),
  );
  return [
    ...unique(others.flatMap((live) => useProblemsOfTwo(candidate, live))),
    ...unopened.map(
      (slot) =>
        `GLOW-245 ${candidate.name} contributes to the slot ${slot}, and no live build opens it: take it out of "slots", or release its page first.`,
    ),
  ];
}

export function useProblemsOfTwo(candidate: Release, live: Release): string[] {
  return [...misfits(live, candidate, `${live.name} without it`), ...misfits(candidate, live, `${live.name} with it`)];
}

/** `before` names the build that could be released first. */
function misfits(user: Release, owner: Release, before: string): string[] {
  return Object.entries(user.uses)
    .filter(([name, range]) => isOf(owner, name) && !satisfies(owner.provides[name] ?? '', range))
    .map(
      ([name, range]) =>
        `GLOW-262 ${user.name} uses ${name} ${range}, and ${owner.name} has ${owner.provides[name] ?? 'none'}: release ${before} first, or both together (${releaseCommand([owner, user])}).`,
    );
}

const isOf = ({ name }: Release, fragment: string): boolean => fragment.startsWith(`${name}/`);
