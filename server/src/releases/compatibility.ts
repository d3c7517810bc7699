import { isUnder } from '@glow/shared/remotes';
import { satisfies, subset } from 'semver';
import type { Release } from './releaseSchema';

/** Incompatibilities of a remote's build with the live and canary builds (`others`: remotes, `shells`); empty if none. */
export function remoteProblems(candidate: Release, others: Release[], shells: Release[]): string[] {
  return unique([
    ...containerProblems(candidate),
    ...pathProblems(candidate),
    ...shells.flatMap((shell) => [
      ...termProblems(candidate, shell, 'the live shell'),
      ...ownershipProblems(candidate, shell, 'the live shell'),
      ...prefixCollisions(candidate, shell),
    ]),
    ...others.filter(({ name }) => name !== candidate.name).flatMap((other) => prefixCollisions(candidate, other)),
  ]);
}

/** Incompatibilities of a shell's build with the live remotes; empty if none. */
export function shellProblems(candidate: Release, remotes: Release[]): string[] {
  return unique([
    ...containerProblems(candidate),
    ...remotes.flatMap((remote) => [
      ...termProblems(remote, candidate, 'this shell'),
      ...ownershipProblems(remote, candidate, 'this shell'),
      ...prefixCollisions(candidate, remote),
    ]),
  ]);
}

function containerProblems({ name, container }: Release): string[] {
  return container === `glow_${name}`
    ? []
    : [`${name} is built as the container "${container}", and the shell looks for "glow_${name}".`];
}

/** Shared modules of which a remote gets the shell's former major, because it needs no other version, and not an earlier one. */
export function formerModules({ needs }: Release, { formerOffers, formerSince }: Release): string[] {
  return Object.entries(formerOffers)
    .filter(([request, version]) => satisfies(version, needs[request] ?? 'none'))
    .filter(([request]) => subset(needs[request] ?? 'none', `>=${formerSince[request] ?? '0.0.0'}`))
    .map(([request]) => request);
}

/** Contracts and singletons that a remote needs and the shell does not offer, or offers with other types. */
function termProblems(remote: Release, shell: Release, shellName: string): string[] {
  const former = formerModules(remote, shell);
  return Object.entries(remote.needs).flatMap(([request, range]) => {
    if (former.includes(request)) return [];
    const offered = shell.offers[request];
    if (offered && satisfies(offered, range)) return typeProblems(remote, shell, shellName, request);
    if (satisfies(shell.formerOffers[request] ?? '', range))
      return [
        `${remote.name} was built with ${request} ${range.slice(1)}, and ${shellName} serves builds of ${shell.formerSince[request]} or later: build and release ${remote.name} again.`,
      ];
    const isContract = request.startsWith('@glow/');
    if (!offered)
      return [
        `${remote.name} needs ${request} ${range}, which ${shellName} does not offer${shellName === 'this shell' ? '' : ': release the shell first'}.`,
      ];
    if (isContract)
      return [
        `${remote.name} needs the contract ${request} ${range}, and ${shellName} offers ${offered}: ${shellName === 'this shell' ? `let the shell offer both majors for a while, or release shell and ${remote.name} together` : `release the shell first, or both together (\`npm run release -- shell ${remote.name}\`)`}.`,
      ];
    return [
      `${remote.name} is built for ${request} ${range}, and ${shellName} brings ${offered}: a page has one copy of it.`,
    ];
  });
}

/** One version of a contract with two meanings: the shell and the remote were built with different types of it. */
function typeProblems(remote: Release, shell: Release, shellName: string, request: string): string[] {
  const [needed, offered] = [remote.types[request], shell.types[request]];
  const isSameVersion = remote.needs[request] === `^${shell.offers[request]}`;
  if (!isSameVersion || !needed || !offered || needed === offered) return [];
  return [
    `${remote.name} and ${shellName} were built with different types of ${request} ${shell.offers[request]}: say \`npm run contract\` where they changed.`,
  ];
}

/** Paths that the server answers itself. */
const SERVER_PATHS = ['/api', '/assets', '/healthz', '/images', '/page-data', '/readyz', '/releases'];

const PREFIX = /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/;

/** URL prefixes of a remote that are no paths, or are the server's. */
function pathProblems(remote: Release): string[] {
  return prefixesOf(remote).flatMap((prefix) => {
    if (!PREFIX.test(prefix))
      return [
        `${remote.name} answers ${JSON.stringify(prefix)}, which is no path of lower case letters, digits and hyphens.`,
      ];
    const taken = SERVER_PATHS.find((path) => isUnder(prefix, path));
    return taken ? [`${remote.name} answers ${prefix}, and the server answers ${taken} itself.`] : [];
  });
}

/** URL prefixes that differ from those of an earlier shell, which are compiled into it. */
function ownershipProblems(remote: Release, shell: Release, shellName: string): string[] {
  if (shell.prefixes.shell) return [];
  const routed = shell.prefixes[remote.name] ?? [];
  const missing = (remote.prefixes[remote.name] ?? []).filter((prefix) => !routed.includes(prefix));
  return missing.map((prefix) => `${remote.name} answers ${prefix}, which ${shellName} does not send to it.`);
}

/** Overlapping URL prefixes of two packages. */
function prefixCollisions(candidate: Release, other: Release): string[] {
  return prefixesOf(candidate).flatMap((prefix) =>
    prefixesOf(other)
      .filter((otherPrefix) => isUnder(prefix, otherPrefix) || isUnder(otherPrefix, prefix))
      .map((otherPrefix) => `${candidate.name} answers ${prefix}, where ${other.name} answers ${otherPrefix} already.`),
  );
}

function prefixesOf({ name, prefixes }: Release): string[] {
  return prefixes[name] ?? [];
}

function unique(sentences: string[]): string[] {
  return [...new Set(sentences)];
}
