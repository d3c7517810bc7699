import { orderStatuses } from '@glow/shared/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changePolicy, selectPolicy } from '../catalog/storePolicy';
import { setStock } from '../catalog/setStock';
import { readAuditLog } from '../database/auditLog';
import { ApiError } from '../errors/ApiError';
import { StartError } from '../errors/StartError';
import { readBody, openJsonApi } from '../http/readBody';
import { changeOrder } from '../orders/changeOrder';
import { listOrders, showOrder } from '../orders/listOrders';
import { DownloadedFile } from '../staff/action';
import { PRODUCT_BODY_LIMITS, productActions } from '../staff/products';
import { EMAIL_ADDRESS, text } from '../validation/fields';
import type { AccountRouteOptions } from './data/accountRoutes';
import { changeRole } from './makeOwner';
import { requireRole, ROLES, type StaffAction } from './roles';

/** Rows of a list. */
const MOST_ROWS = 100;
const PER_MINUTE = 240;

const statusChange = z.object({ status: z.enum(orderStatuses), note: z.string().max(500).optional() });
const stockChange = z.object({
  id: text({ label: 'Item', longest: 100 }),
  pieces: z.number().int().min(0).max(1_000_000),
});
const cents = z.number().int().min(0).max(1_000_000_00);
const policyChange = z
  .object({
    tax: cents.max(100_000),
    shipping: cents,
    freeFrom: cents,
    maxPieces: cents.min(1).max(999),
    maxSubtotal: cents,
  })
  .partial();
const roleChange = z.object({
  email: text(EMAIL_ADDRESS).transform((email) => email.toLowerCase()),
  role: z.enum(['customer', 'support', 'catalogue', 'owner']),
});

/** What staff may do, each by the roles of `ROLES`: the same functions as the commands of `npm run glow`. */
export async function adminRoutes(
  api: FastifyInstance,
  { database, readAccount, sameOrigin }: AccountRouteOptions,
): Promise<void> {
  openJsonApi(api);
  api.addHook('onRequest', sameOrigin);

  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;
  const work: Partial<Record<StaffAction, (request: FastifyRequest, operator: string) => Promise<unknown>>> = {
    'GET /api/admin/orders': async () => ({ orders: await listOrders(database, MOST_ROWS) }),
    'GET /api/admin/orders/:id': (request) => showOrder(database, idOf(request)),
    'POST /api/admin/orders/:id/status': (request, operator) =>
      changeOrder(database, { id: idOf(request), operator, ...readBody(statusChange, request.body) }),
    'POST /api/admin/stock': (request, operator) =>
      setStock(database, { operator, ...readBody(stockChange, request.body) }),
    'GET /api/admin/policy': async () => ({ policy: await selectPolicy(database) }),
    'POST /api/admin/policy': (request, operator) =>
      changePolicy(database, { operator, ...readBody(policyChange, request.body) }),
    'POST /api/admin/accounts/role': (request, operator) =>
      changeRole(database, { operator, ...readBody(roleChange, request.body) }),
    'GET /api/admin/audit-log': async () => ({ entries: await readAuditLog(database, MOST_ROWS) }),
  };
  for (const [action, run] of Object.entries(productActions))
    work[action as StaffAction] = (request, operator) => run({ database, kind: 'local' }, request, operator);
  for (const [action, run] of Object.entries(work)) {
    const [method = '', url = ''] = action.split(' /api/admin');
    api.route({
      method,
      url,
      bodyLimit: PRODUCT_BODY_LIMITS[action],
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      preValidation: requireRole(readAccount, ROLES[action as StaffAction]),
      handler: async (request, reply) => {
        const answer = await run(request, request.staff ?? '').catch(explain);
        if (!(answer instanceof DownloadedFile)) return { success: true, ...(answer as object | undefined) };
        reply.header('content-disposition', `attachment; filename="${answer.name}"`).type(answer.type);
        return answer.content;
      },
    });
  }
}

/** Answers what a command refuses as a conflict, with its sentence. */
function explain(error: unknown): never {
  throw error instanceof StartError ? new ApiError(409, error.message) : error;
}
