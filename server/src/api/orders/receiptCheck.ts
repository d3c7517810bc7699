import type { FastifyInstance, FastifyRequest } from 'fastify';

const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/**
 * Returns a check whether a cookie may open the order of a request: over plain HTTP somebody on the way could have set it, unless the shop
 * is for this machine only. The first refusal is said on the log.
 */
export function receiptCheck({ log }: FastifyInstance, siteUrl = 'http://localhost') {
  let hasWarned = false;
  return ({ protocol, hostname }: FastifyRequest): boolean => {
    const names = [hostname, new URL(siteUrl).hostname];
    if (protocol === 'https' || names.every((name) => OWN_MACHINE.test(name))) return true;
    if (!hasWarned)
      log.warn('Orders come over plain HTTP, so no cookie opens them: serve the shop over HTTPS, and set TRUST_PROXY.');
    hasWarned = true;
    return false;
  };
}
