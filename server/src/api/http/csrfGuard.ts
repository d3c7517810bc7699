import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from '../../errors/ApiError';

/**
 * CSRF hook: rejects cross-site browser requests (403). Clients other than browsers pass. A page's origin must be the site's
 * (`SITE_URL`, if set), or have the host that the request names.
 */
export function requireSameOrigin(siteUrl: string | undefined): onRequestAsyncHookHandler {
  return async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' || (origin !== undefined && !isSameOrigin(origin, request, siteUrl)))
      throw new ApiError(403, 'Requests from other sites are not accepted.');
  };
}

/** Whether a URL is of the site's origin, or of the host that the request names. */
export function isSameOrigin(url: string, { host }: FastifyRequest, siteUrl: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, host: ofUrl } = new URL(url);
  return origin === siteUrl || ofUrl === host.toLowerCase();
}
