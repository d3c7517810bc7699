import remotesJson from '../../remotes.json';

/** What the store knows of a federated remote: a part of `shared/remotes.json` (`REMOTE_FIELDS` of the build). */
export interface RemoteConfig {
  name: string;
  /** Package folder. */
  folder: string;
  /** The team that owns it. */
  team: string;
  /** URL prefixes it owns; `/` is the home page only. */
  prefixes: string[];
  /** URL prefixes without header and footer (NAV-1). */
  withoutChrome: string[];
  /** URL prefixes with a header that draws less attention than the page. */
  withQuietHeader?: string[];
}

/** All remotes of the store. */
export const remotes: readonly RemoteConfig[] = remotesJson;

/** Whether a URL path is under a prefix, by whole segments; `/` matches only itself. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}

/** The remote that owns a URL path; undefined when the shell does. */
export function ownerOf(pathname: string): RemoteConfig | undefined {
  return remotes.find(({ prefixes }) => prefixes.some((prefix) => isUnder(pathname, prefix)));
}

/** The path of a URL (path and query). */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The name of the package that owns a URL (path and query): a remote's, or `shell`. */
export function ownerNameOf(url: string): string {
  return ownerOf(pathOf(url))?.name ?? 'shell';
}

/** Whether a URL path has no header and footer: login, signup, forgot-password and the dashboard (NAV-1, ADM-9). */
export function isWithoutChrome(pathname: string): boolean {
  return remotes.some(({ withoutChrome }) => withoutChrome.some((prefix) => isUnder(pathname, prefix)));
}

/** Whether the header of a URL path draws less attention than the page: checkout. */
export function hasQuietHeader(pathname: string): boolean {
  return remotes.some(({ withQuietHeader = [] }) => withQuietHeader.some((prefix) => isUnder(pathname, prefix)));
}

/** A URL (path and query) with only the named parameters, in the order of the names. */
export function keepParameters(url: string, names: readonly string[]): string {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  ).toString();
  return kept ? `${pathname}?${kept}` : pathname;
}

/** Not a point or a hyphen: with those some ids would look like card numbers, which the API rejects. */
const ID_SEPARATOR = '~';

/** A composition's id: the joined build ids, the shell's first, then the remotes' in listed order; `0` for none. It can be parsed with `buildsIn`. */
export function compositionId(builds: readonly (string | null | undefined)[]): string {
  return builds.map((build) => build ?? '0').join(ID_SEPARATOR);
}

/** Parses a composition id into its build ids, in the same order; further elements describe how it was made. */
export function buildsIn(id: string): string[] {
  return id.split(ID_SEPARATOR);
}
