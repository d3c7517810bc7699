import { isUnder, ownerOf, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyRequest } from 'fastify';

/** The route of all pages. */
const PAGES = '/*';

/**
 * The route of a request for logs and figures: the pattern of its route, or for a page the prefix of its owner (`/product/*`).
 * It is never the path, which may hold an order's number or anything that somebody has typed.
 */
export function routeOf({ routeOptions, url }: FastifyRequest, remotes: () => readonly RemoteRoutes[]): string {
  return routeOptions.url === PAGES ? routeOfPage(url, remotes()) : (routeOptions.url ?? PAGES);
}

export function routeOfPage(url: string, remotes: readonly RemoteRoutes[]): string {
  const pathname = pathOf(url);
  const prefix = ownerOf(remotes, pathname)?.prefixes.find((owned) => isUnder(pathname, owned));
  return prefix === '/' ? prefix : `${prefix ?? ''}${PAGES}`;
}
