import { isUnder, ownerOf, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyRequest } from 'fastify';

const PAGES = '/*';

/** The pattern of a route, or the prefix of a page's owner (`/product/*`). A path may hold an order's number. */
export function routeOf({ routeOptions, url }: FastifyRequest, remotes: () => readonly RemoteRoutes[]): string {
  return routeOptions.url === PAGES ? routeOfPage(url, remotes()) : (routeOptions.url ?? PAGES);
}

export function routeOfPage(url: string, remotes: readonly RemoteRoutes[]): string {
  const pathname = pathOf(url);
  const prefix = ownerOf(remotes, pathname)?.prefixes.find((owned) => isUnder(pathname, owned));
  return prefix === '/' ? prefix : `${prefix ?? ''}${PAGES}`;
}

/** The name of the fragment at an address, as `remote/Name`. */
export const fragmentName = (url: string) => pathOf(url).split('/').slice(2).join('/');
