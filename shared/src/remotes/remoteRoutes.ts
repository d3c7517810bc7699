/** What a remote's build says of its URLs, and who owns it. */
export interface RemoteRoutes {
  name: string;
  team?: string;
  /** URL prefixes it owns; `/` is the home page only. */
  prefixes: readonly string[];
  /** Those of its URL prefixes without header and footer (NAV-1). */
  withoutChrome?: readonly string[];
  /** Those with a header that draws less attention than the page. */
  withQuietHeader?: readonly string[];
  /** URL prefixes of its pages and fragments that are switched off. */
  off?: readonly string[];
  /** What it contributes to slots of pages, by the slot's name. */
  slots?: Readonly<Partial<Record<string, readonly SlotEntry[]>>>;
}

/** What a remote contributes to a slot: the name of a fragment, or a link. */
export interface SlotEntry {
  fragment?: string;
  label?: string;
  /** A path of the store. */
  to?: string;
  /** What shoppers call the page. */
  terms?: string;
  /** Entries are sorted by it, and equal ones by the remotes' order. Default: 50. */
  order?: number;
  /** URL prefixes of the pages that show it. Default: all that have the slot. */
  under?: readonly string[];
}

/** Whether a URL path is under a prefix, by whole segments; `/` matches only itself. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}

/** Whether a URL path is under one of these prefixes. */
export function isUnderOne(pathname: string, prefixes: readonly string[] = []): boolean {
  return prefixes.some((prefix) => isUnder(pathname, prefix));
}

/** What the remotes contribute to a slot of the page at a URL path, in order; a fragment by its full name. */
export function slotEntries(remotes: readonly RemoteRoutes[], slot: string, pathname: string) {
  return remotes
    .flatMap(({ name, slots }) =>
      (slots?.[slot] ?? []).map(({ order = 50, fragment, ...entry }) => ({
        ...entry,
        order,
        fragment: `${name}/${fragment}`,
      })),
    )
    .filter(({ under }) => !under || isUnderOne(pathname, under))
    .sort((one, other) => one.order - other.order);
}
