import type { RemoteRoutes } from '@glow/shared/remotes';
import { STORE } from '../config/project';
import type { Release } from './releaseSchema';

/**
 * The routes of a remote as its build states them. Without a build, or for fields that an earlier build does not state, they are those of
 * the repository's list of remotes.
 */
export function routesOf(name: string, release?: Release): RemoteRoutes {
  const listed = STORE.packages.find((found) => found.name === name);
  const { team, withoutChrome = [], withQuietHeader = [] } = release?.team === undefined ? { ...listed } : release;
  const slots = release?.slots ?? linksIn(listed?.slots);
  return {
    name,
    team,
    prefixes: release?.prefixes[name] ?? listed?.prefixes ?? [],
    ...(withoutChrome.length > 0 && { withoutChrome }),
    ...(withQuietHeader.length > 0 && { withQuietHeader }),
    ...(Object.keys(slots).length > 0 && { slots }),
  };
}

/** The links in slots, without fragments, which a build from before there were slots has not. */
function linksIn(slots: RemoteRoutes['slots'] = {}): RemoteRoutes['slots'] & object {
  const links = Object.entries(slots).map(([slot, entries = []]) => [
    slot,
    entries.filter(({ fragment }) => !fragment),
  ]);
  return Object.fromEntries(links);
}

/** The routes of the repository's own remotes. */
export const listedRoutes: readonly RemoteRoutes[] = STORE.packages
  .filter(({ name }) => name !== 'shell')
  .map(({ name }) => routesOf(name));

/** The routes of remotes without their builds, so that equal routes have the same rendering process. */
export function routesAlone(remotes: readonly RemoteRoutes[]): RemoteRoutes[] {
  return remotes.map(({ name, prefixes, withoutChrome, withQuietHeader, slots }) => ({
    name,
    prefixes,
    withoutChrome,
    withQuietHeader,
    slots,
  }));
}
