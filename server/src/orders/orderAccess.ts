import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/Database';

const COOKIE = 'glow_receipt';
const DAYS = 30;

/** How long a receipt opens its order, in milliseconds. */
export const ORDER_ACCESS_MS = DAYS * 24 * 60 * 60 * 1000;

/** The receipt token this browser presents, or none. One token opens all its orders. */
export function readAccessToken({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Hands the token to the browser for thirty days, out of reach of scripts, sent back to the orders API alone. */
export function setAccessCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/api/orders; Max-Age=${ORDER_ACCESS_MS / 1000}; HttpOnly; SameSite=Lax${secure}`);
}

/** Lets the holder of a token read an order, from now on for thirty days. */
export async function grantOrderAccess(transaction: Queryable, orderId: string, tokenHash: string): Promise<void> {
  await transaction.query(
    `insert into receipts (order_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (order_id, token_hash) do update set created_at = excluded.created_at`,
    [orderId, tokenHash, Date.now()],
  );
}
