import { isUnder, ownerOf, pathOf } from '@glow/shared/remotes';
import type { FastifyRequest } from 'fastify';
import { listedRoutes } from '../../releases/remoteRoutes';

/** The route of all pages. */
const PAGES = '/*';

/**
 * What served a request, for logs and figures: the pattern of its route, and of a page the prefix of its owner (`/product/*`), where the repository lists it.
 * Never the path, which may hold an order's number or whatever somebody has typed.
 */
export function routeOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  if (routeOptions.url !== PAGES) return routeOptions.url ?? PAGES;
  return routeOfPage(url);
}

/** The route of a page at a URL. */
export function routeOfPage(url: string): string {
  const pathname = pathOf(url);
  const prefix = ownerOf(listedRoutes, pathname)?.prefixes.find((owned) => isUnder(pathname, owned));
  return prefix === '/' ? prefix : `${prefix ?? ''}${PAGES}`;
}
