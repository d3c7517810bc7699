/** What a remote's build says of its URLs, and who owns it. */
export interface RemoteRoutes {
  name: string;
  team?: string;
  /** URL prefixes it owns; `/` is the home page only. */
  prefixes: readonly string[];
  /** Prefixes of pages without header and footer (NAV-1). */
  withoutChrome?: readonly string[];
  /** Prefixes of pages whose `main` is their own, with `id="main"`, because a header or footer is beside it. */
  withOwnMain?: readonly string[];
  /** Prefixes of pages with a header that draws less attention than the page. */
  withQuietHeader?: readonly string[];
  /** Prefixes of pages and fragments that are switched off. */
  off?: readonly string[];
  /** Entries by the name of their slot. */
  slots?: Readonly<Partial<Record<string, readonly SlotEntry[]>>>;
}

/** An entry of a slot: the name of a fragment, or a link. */
export interface SlotEntry {
  fragment?: string;
  label?: string;
  /** A path of the store. */
  to?: string;
  /** What shoppers call the page. */
  terms?: string;
  /** Entries are sorted by this, then by the order of remotes. Default: 50. */
  order?: number;
  /** URL prefixes of the pages that show it. Default: all pages with the slot. */
  under?: readonly string[];
}

/** Whether a URL path is under a prefix, by whole segments; `/` matches only itself. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}

export function isUnderOne(pathname: string, prefixes: readonly string[] = []): boolean {
  return prefixes.some((prefix) => isUnder(pathname, prefix));
}

/** The remotes' entries for a slot of the page at a URL path, in order; fragments have their full names. */
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
