import { fragmentUrl, pathOf, type RemoteRoutes, type SlotEntry } from '@glow/shared/remotes';
import { STORE } from '../../base/config/project';
import type { Release } from './releaseSchema';

/** Without a build, or for fields that an earlier build lacks, routes come from the repository's list of remotes. */
export function routesOf(name: string, release?: Release): RemoteRoutes {
  const listed = STORE.packages.find((found) => found.name === name);
  const said = release?.team === undefined ? { ...listed } : release;
  const { team, withoutChrome = [], withOwnMain = [], withQuietHeader = [] } = said;
  const slots = release?.slots ?? slotsWith(listed?.slots, ({ fragment }) => !fragment);
  return {
    name,
    team,
    prefixes: release?.prefixes[name] ?? listed?.prefixes ?? [],
    ...(withoutChrome.length > 0 && { withoutChrome }),
    ...(withOwnMain.length > 0 && { withOwnMain }),
    ...(withQuietHeader.length > 0 && { withQuietHeader }),
    ...(Object.keys(slots).length > 0 && { slots }),
  };
}

/** A build from before there were slots has no fragments for them. */
function slotsWith(slots: RemoteRoutes['slots'] = {}, isKept: (entry: SlotEntry) => boolean) {
  return Object.fromEntries(Object.entries(slots).map(([slot, entries = []]) => [slot, entries.filter(isKept)]));
}

/** `off` names the remote, or fragments as `remote/Name`. */
export function withoutOff(routes: RemoteRoutes, off: readonly string[]): RemoteRoutes {
  const { name, team, prefixes, slots } = routes;
  const fragments = off.map((what) => pathOf(fragmentUrl(what, {})));
  if (off.includes(name)) return { name, team, prefixes, off: [...prefixes, ...fragments] };
  if (off.length === 0) return routes;
  return { ...routes, slots: slotsWith(slots, ({ fragment }) => !off.includes(`${name}/${fragment}`)), off: fragments };
}

/** Sentences about the fragments that a build puts into a slot twice. */
export function repeatedFragments({ name, slots = {} }: Release): string[] {
  return Object.entries(slots).flatMap(([slot, entries]) => {
    const shown = entries.flatMap(({ fragment, to }) => (to ? [] : (fragment ?? [])));
    const repeated = shown.filter((one, at) => shown.indexOf(one) < at);
    return repeated.map((one) => `${name} puts ${one} into ${slot} twice: a page with both entries shows the first.`);
  });
}

export const listedRoutes: readonly RemoteRoutes[] = STORE.packages
  .filter(({ name }) => name !== 'shell')
  .map(({ name }) => routesOf(name));

/** Without their builds, so that equal routes have the same rendering process. */
export function routesAlone(remotes: readonly RemoteRoutes[]): RemoteRoutes[] {
  return remotes.map(({ name, prefixes, withoutChrome, withOwnMain, withQuietHeader, slots, off }) => {
    return { name, prefixes, withoutChrome, withOwnMain, withQuietHeader, slots, off };
  });
}
