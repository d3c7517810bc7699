import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OWN_MACHINE } from '../../base/config/originOf';
import { ORDER_ACCESS_MS } from './orderRepository';

/** The cookie over plain HTTP. Before `SECURE_COOKIE` it was also used over HTTPS, and is still read there. */
const COOKIE = 'glow_receipt';
/** Browsers accept this cookie only over HTTPS from this host, so no other site can set it. */
const SECURE_COOKIE = '__Host-glow_receipt';

/** The access tokens of a request; each opens the orders that it was granted. */
export function readAccessTokens({ cookies }: FastifyRequest): string[] {
  return [cookies[SECURE_COOKIE], cookies[COOKIE]].filter(isToken);
}

/** The token of the browser's earlier orders; undefined if it has none. Over HTTPS only `SECURE_COOKIE` counts. */
export function readOwnToken({ cookies, protocol }: FastifyRequest): string | undefined {
  const token = cookies[cookieName(protocol)];
  return isToken(token) ? token : undefined;
}

export function setAccessCookie(reply: FastifyReply, token: string): void {
  const { protocol } = reply.request;
  // a `__Host-` cookie must have the path `/`
  const path = protocol === 'https' ? '/' : '/api/orders';
  reply.setCookie(cookieName(protocol), token, { path, maxAge: ORDER_ACCESS_MS / 1000 });
}

/** Returns a function that says if a cookie may open an order: not over plain HTTP, unless the shop is local. */
export function createCookieCheck({ log }: FastifyInstance, siteUrl = 'http://localhost') {
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

const cookieName = (protocol: string): string => (protocol === 'https' ? SECURE_COOKIE : COOKIE);

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token);
}
