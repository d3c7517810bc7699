import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Database, Queryable } from '../../../base/database/Database';
import { ApiError, signedOut } from '../../../base/errors/ApiError';
import { limited } from '../../../base/http/networkOf';
import { readBody, openJsonApi } from '../../../base/http/readBody';
import { hashOf } from '../../../base/http/token';
import { readAccessTokens } from '../../orders/orderAccess';
import { readOrdersOfAccount } from '../../orders/orderRepository';
import type { Account, ReadAccount } from '../account';
import { PARTS, readParts, writePart, writeSchema } from './accountParts';

interface AccountRouteOptions {
  database: Database;
  readAccount: ReadAccount;
  lockSession?(transaction: Queryable, request: FastifyRequest): Promise<void>;
  sameOrigin: onRequestAsyncHookHandler;
}

/** The orders in `GET /api/account`; an export has all of them. */
const NEWEST_ORDERS = 50;
const REQUESTS_PER_MINUTE = 120;
/** Low, because an export reads every order. */
const EXPORTS_PER_MINUTE = 10;

/** The account of the session: `GET`, `PUT /:part` for a part, `GET /export` for a file. Without a session: 401. */
export async function accountRoutes(
  api: FastifyInstance,
  { database, readAccount, lockSession, sameOrigin }: AccountRouteOptions,
): Promise<void> {
  openJsonApi(api);
  api.addHook('onRequest', sameOrigin);
  const accountOf = async (request: FastifyRequest) => {
    const account = await readAccount(request);
    if (!account) throw signedOut();
    return account;
  };

  api.get('', limited(REQUESTS_PER_MINUTE, { summary: 'Returns the account.' }), async (request) =>
    readAll(database, request, await accountOf(request), NEWEST_ORDERS),
  );

  api.get('/export', limited(EXPORTS_PER_MINUTE, { summary: 'Returns it as a file.' }), async (request, reply) => {
    const all = await readAll(database, request, await accountOf(request));
    reply.header('content-disposition', 'attachment; filename="glow-account.json"');
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ exportedAt: new Date().toISOString(), ...all }, undefined, 2));
  });

  const writing = { summary: 'Replaces a part of it.', body: z.union(PARTS.map(writeSchema)) };
  api.put<{ Params: { part: string } }>('/:part', limited(REQUESTS_PER_MINUTE, writing), async (request) => {
    const account = await accountOf(request);
    const part = PARTS.find((one) => one === request.params.part);
    if (!part) throw new ApiError(404, 'There is nothing at this address.');
    const write = readBody(writeSchema(part), request.body);
    const written = await database.transaction(async (transaction) => {
      await lockSession?.(transaction, request);
      return writePart(transaction, account.id, part, write);
    });
    if ('version' in written) return written;
    throw new ApiError(409, 'This was changed elsewhere.', undefined, { code: 'changed', ...written });
  });
}

/** The account, its parts and its newest orders; without `limit` all of them. */
async function readAll(database: Database, request: FastifyRequest, account: Account, limit?: number) {
  const tokens = readAccessTokens(request).map(hashOf);
  const [orders, parts] = await Promise.all([
    readOrdersOfAccount(database, account.id, tokens, limit),
    readParts(database, account.id),
  ]);
  return { account, orders, ...parts };
}
