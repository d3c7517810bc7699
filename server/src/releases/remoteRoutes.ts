import type { RemoteRoutes } from '@glow/shared/remotes';
import { STORE } from '../config/project';
import type { Release } from './releaseSchema';

/**
 * The routes of a remote as its build states them. What an earlier build does not state, or where there is no build, is as in the
 * repository's list of remotes.
 */
export function routesOf(name: string, release?: Release): RemoteRoutes {
  const listed = STORE.packages.find((found) => found.name === name);
  const { team, withoutChrome = [], withQuietHeader = [] } = release?.team === undefined ? { ...listed } : release;
  return {
    name,
    team,
    prefixes: release?.prefixes[name] ?? listed?.prefixes ?? [],
    ...(withoutChrome.length > 0 && { withoutChrome }),
    ...(withQuietHeader.length > 0 && { withQuietHeader }),
  };
}

/** The routes of the repository's own remotes. */
export const listedRoutes: readonly RemoteRoutes[] = STORE.packages
  .filter(({ name }) => name !== 'shell')
  .map(({ name }) => routesOf(name));

/** The routes of remotes without their builds, with which the same routes would be different ones to a rendering process. */
export function routesAlone(remotes: readonly RemoteRoutes[]): RemoteRoutes[] {
  return remotes.map(({ name, prefixes, withoutChrome, withQuietHeader }) => ({
    name,
    prefixes,
    withoutChrome,
    withQuietHeader,
  }));
}
