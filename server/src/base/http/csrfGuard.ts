import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { originOf } from '../config/originOf';
import { ApiError } from '../errors/ApiError';

/** Rejects (403) a browser's request from another origin than `SITE_URL` or its own host; other clients pass. */
export function requireSameOrigin(siteUrl: string | undefined): onRequestAsyncHookHandler {
  return async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOurs =
      origin === 'null' ? site === 'same-origin' : origin === undefined || isSameOrigin(origin, request, siteUrl);
    if (site === 'cross-site' || !isOurs) throw new ApiError(403, 'Requests from other sites are not accepted.');
  };
}

/** Whether a URL has the site's origin, or the host of the request, to which a proxy may add port 80 or 443. */
export function isSameOrigin(url: string, { host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const origin = originOf(url);
  if (!origin) return false;
  const [, hostOfUrl] = origin.split('//');
  return (
    origin === siteUrl ||
    ['http', 'https'].some((scheme) => originOf(`${scheme}://${host}`)?.split('//')[1] === hostOfUrl)
  );
}
