import remotesJson from '../../remotes.json';

/** One federated remote as `shared/remotes.json` lists it. */
export interface RemoteConfig {
  name: string;
  /** Its package's folder. */
  folder: string;
  /** Who builds and releases it. */
  team: string;
  /** Its development server's port. */
  port: number;
  /** The URL prefixes it owns; `/` means the home page alone. */
  prefixes: string[];
  /** The URLs of it that stand without header and footer (NAV-1). */
  withoutChrome: string[];
  /** What it offers the shell besides its routes: name → module. */
  fragments?: Record<string, string | undefined>;
}

/** Every remote of the store. */
export const remotes: readonly RemoteConfig[] = remotesJson;

/** Whether a URL path lies under a prefix, by whole segments; `/` holds only itself. */
function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}

/** The remote that owns a URL path, or none: then the shell answers itself. */
export function ownerOf(pathname: string): RemoteConfig | undefined {
  return remotes.find(({ prefixes }) => prefixes.some((prefix) => isUnder(pathname, prefix)));
}

/** Whether a URL path stands without header and footer: login, signup and forgot-password (NAV-1). */
export function isWithoutChrome(pathname: string): boolean {
  return remotes.some(({ withoutChrome }) => withoutChrome.some((prefix) => isUnder(pathname, prefix)));
}

/** Stands between two builds; with a point or a hyphen some ids would look like card numbers, which the API refuses. */
const ID_SEPARATOR = '~';

/** The id of a composition: each build's name, the shell's first, then the remotes' as they are listed; `0` where nothing is live. So whoever has it has the builds. */
export function compositionId(builds: readonly (string | null | undefined)[]): string {
  return builds.map((build) => build ?? '0').join(ID_SEPARATOR);
}

/** The builds that a composition's id names, in the same order; what follows them says how it was come by. */
export function buildsIn(id: string): string[] {
  return id.split(ID_SEPARATOR);
}
