import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/Database';

/** Cookie over plain HTTP; over HTTPS it was used before `SECURE_COOKIE` and is still read. */
const COOKIE = 'glow_receipt';
/** Cookie over HTTPS: browsers take it from this host over HTTPS only, so no other site can set it. */
const SECURE_COOKIE = '__Host-glow_receipt';
const DAYS = 30;

/** Lifetime of an order access token, in milliseconds. */
export const ORDER_ACCESS_MS = DAYS * 24 * 60 * 60 * 1000;

/** The access tokens of the request's cookies, which open the orders that they were granted. */
export function readAccessTokens({ cookies }: FastifyRequest): string[] {
  return [cookies[SECURE_COOKIE], cookies[COOKIE]].filter(isToken);
}

/**
 * The access token of this browser's earlier orders, which a new order may join; undefined where it has none.
 * Over HTTPS only a cookie that no other site can set counts.
 */
export function readOwnToken({ cookies, protocol }: FastifyRequest): string | undefined {
  const token = cookies[cookieName(protocol)];
  return isToken(token) ? token : undefined;
}

/** Whether the server has granted an order to this token, and it has not expired. */
export async function isGranted(database: Queryable, tokenHash: string): Promise<boolean> {
  const [known] = await database.query(
    'select order_id from receipts where token_hash = $1 and created_at > $2 limit 1',
    [tokenHash, Date.now() - ORDER_ACCESS_MS],
  );
  return known !== undefined;
}

/** Stores the token in a cookie for thirty days. */
export function setAccessCookie(reply: FastifyReply, token: string): void {
  const { protocol } = reply.request;
  // a `__Host-` cookie must have the path `/`
  const path = protocol === 'https' ? '/' : '/api/orders';
  reply.setCookie(cookieName(protocol), token, { path, maxAge: ORDER_ACCESS_MS / 1000 });
}

/** Grants a token read access to an order for thirty days. */
export async function grantOrderAccess(transaction: Queryable, orderId: string, tokenHash: string): Promise<void> {
  await transaction.query(
    `insert into receipts (order_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (order_id, token_hash) do update set created_at = excluded.created_at`,
    [orderId, tokenHash, Date.now()],
  );
}

function cookieName(protocol: string): string {
  return protocol === 'https' ? SECURE_COOKIE : COOKIE;
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token);
}
