import { fragmentRemote, isPagePath, pathOf, queryOf, readQuery } from './pageAddress';
import { isUnderOne, type RemoteRoutes } from './remoteRoutes';

export * from './pageAddress';
export { isUnder, slotEntries, type RemoteRoutes, type SlotEntry } from './remoteRoutes';

/** The remote of a URL path; undefined for the shell's paths, and for paths that no page can have. */
export function ownerOf<Remote extends RemoteRoutes>(remotes: readonly Remote[], pathname: string): Remote | undefined {
  if (!isPagePath(pathname)) return undefined;
  return remotes.find(({ prefixes }) => isUnderOne(pathname, prefixes));
}

/** The name of the package that owns a URL (path and query) of a page or a fragment: a remote's, or `shell`. */
export function ownerNameOf(remotes: readonly RemoteRoutes[], url: string): string {
  return fragmentRemote(pathOf(url)) ?? ownerOf(remotes, pathOf(url))?.name ?? 'shell';
}

/** Whether a URL path has no header and footer: login, signup, forgot-password and the dashboard (NAV-1, ADM-9). */
export function isWithoutChrome(remotes: readonly RemoteRoutes[], pathname: string): boolean {
  return isUnderOne(pathname, ownerOf(remotes, pathname)?.withoutChrome);
}

/** Whether the page of a URL path brings its own `main`: the dashboard (ADM-9). */
export function hasOwnMain(remotes: readonly RemoteRoutes[], pathname: string): boolean {
  return isUnderOne(pathname, ownerOf(remotes, pathname)?.withOwnMain);
}

/** Whether the header of a URL path draws less attention than the page: checkout. */
export function hasQuietHeader(remotes: readonly RemoteRoutes[], pathname: string): boolean {
  return isUnderOne(pathname, ownerOf(remotes, pathname)?.withQuietHeader);
}

/** Whether a page or a fragment at a URL (path and query) is switched off. */
export function isOff(remotes: readonly RemoteRoutes[], url: string): boolean {
  return remotes.some(({ off }) => isUnderOne(pathOf(url), off));
}

/** The named parameters of a query, in the order of the names, as the query of a URL. */
export function pickParameters(query: URLSearchParams, names: readonly string[]): string {
  const picked = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return picked.length > 0 ? `?${new URLSearchParams(picked)}` : '';
}

/** A URL (path and query) with only the named parameters, in the order of the names. */
export function keepParameters(url: string, names: readonly string[]): string {
  return pathOf(url) + pickParameters(readQuery(queryOf(url)), names);
}

/** Not a point or a hyphen: with these, some ids would look like card numbers, which the API rejects. */
const ID_SEPARATOR = '~';

/** Joins build ids, first the shell's, then the remotes' in listed order; `0` for none. `buildsIn` parses it. */
export function compositionId(builds: readonly (string | null | undefined)[]): string {
  return builds.map((build) => build ?? '0').join(ID_SEPARATOR);
}

/** Parses a composition id into its build ids, in the same order; further elements describe how it was made. */
export function buildsIn(id: string): string[] {
  return id.split(ID_SEPARATOR);
}
