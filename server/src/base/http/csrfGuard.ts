import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { originOf } from '../config/originOf';
import { ApiError } from '../errors/ApiError';

/**
 * CSRF hook: rejects cross-site browser requests (403). Clients other than browsers pass. A page's origin must be the site's
 * (`SITE_URL`, if set), or have the host that the request names. If the browser hides the origin, it must say that it is the same.
 */
export function requireSameOrigin(siteUrl: string | undefined): onRequestAsyncHookHandler {
  return async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOurs =
      origin === 'null' ? site === 'same-origin' : origin === undefined || isSameOrigin(origin, request, siteUrl);
    if (site === 'cross-site' || !isOurs) throw new ApiError(403, 'Requests from other sites are not accepted.');
  };
}

/** Whether a URL is of the site's origin, or of the host that the request names. The proxy that ends HTTPS may name it with either port. */
export function isSameOrigin(url: string, { host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const origin = originOf(url);
  if (!origin) return false;
  const [, hostOfUrl] = origin.split('//');
  return (
    origin === siteUrl ||
    ['http', 'https'].some((scheme) => originOf(`${scheme}://${host}`)?.split('//')[1] === hostOfUrl)
  );
}
