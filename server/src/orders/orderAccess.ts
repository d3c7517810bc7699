import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/Database';

const COOKIE = 'glow_receipt';
const DAYS = 30;

/** Lifetime of an order access token, in milliseconds. */
export const ORDER_ACCESS_MS = DAYS * 24 * 60 * 60 * 1000;

/** The access token from the request's cookie, if any. One token covers all orders of a browser. */
export function readAccessToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Stores the token in a cookie for thirty days, sent to the orders API only. */
export function setAccessCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { path: '/api/orders', maxAge: ORDER_ACCESS_MS / 1000 });
}

/** Grants a token read access to an order for thirty days. */
export async function grantOrderAccess(transaction: Queryable, orderId: string, tokenHash: string): Promise<void> {
  await transaction.query(
    `insert into receipts (order_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (order_id, token_hash) do update set created_at = excluded.created_at`,
    [orderId, tokenHash, Date.now()],
  );
}
