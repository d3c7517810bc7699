import { isUnderOne, type RemoteRoutes } from './remoteRoutes';

const DEFAULT_ORDER = 50;

/** What the remotes contribute to a slot of the page at a URL path, in order. */
export function slotEntries(remotes: readonly RemoteRoutes[], slot: string, pathname: string) {
  return remotes
    .flatMap(({ name, slots }) =>
      (slots?.[slot] ?? []).map((entry) => ({ order: DEFAULT_ORDER, ...entry, remote: name })),
    )
    .filter(({ under }) => !under || isUnderOne(pathname, under))
    .sort((one, other) => one.order - other.order);
}
