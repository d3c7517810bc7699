import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/Database';

const COOKIE = 'glow_receipt';
const DAYS = 30;

/** Lifetime of an order access token, in milliseconds. */
export const ORDER_ACCESS_MS = DAYS * 24 * 60 * 60 * 1000;

/** The access token from the request's cookie, if any. One token covers all orders of a browser. */
export function readAccessToken({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Sets the token as an HttpOnly cookie for thirty days, sent to the orders API only. */
export function setAccessCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/api/orders; Max-Age=${ORDER_ACCESS_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Grants a token read access to an order for thirty days. */
export async function grantOrderAccess(transaction: Queryable, orderId: string, tokenHash: string): Promise<void> {
  await transaction.query(
    `insert into receipts (order_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (order_id, token_hash) do update set created_at = excluded.created_at`,
    [orderId, tokenHash, Date.now()],
  );
}
