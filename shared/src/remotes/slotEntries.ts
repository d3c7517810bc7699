import { isUnderOne, type RemoteRoutes } from './remoteRoutes';

const DEFAULT_ORDER = 50;

/** What the remotes contribute to a slot of the page at a URL path, in order; a fragment by its full name. */
export function slotEntries(remotes: readonly RemoteRoutes[], slot: string, pathname: string) {
  return remotes
    .flatMap(({ name, slots }) =>
      (slots?.[slot] ?? []).map(({ order = DEFAULT_ORDER, fragment, ...entry }) => ({
        ...entry,
        order,
        fragment: `${name}/${fragment}`,
      })),
    )
    .filter(({ under }) => !under || isUnderOne(pathname, under))
    .sort((one, other) => one.order - other.order);
}
