import { decodePath, NOT_FOUND_PATH, pathOf, plainQuery, queryOf } from '@glow/shared/remotes';
import { isNoPage } from './pageRoutes';

/**
 * The path and query of a request target; one in absolute form names another origin before them. A page's query is a plain one, and a
 * page's path that cannot be decoded is that of the 404 page (decision 0086).
 */
export function toAddress(target: string): string {
  const [url = '/'] = target
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .replace(/^(?!\/)/, '/')
    .split('#', 1);
  const pathname = pathOf(url);
  if (isNoPage(pathname)) return url;
  return decodePath(pathname) === undefined ? NOT_FOUND_PATH : pathname + plainQuery(queryOf(url));
}
