import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { ReadAccount } from '../accounts/account';
import { ApiError } from '../errors/ApiError';
import { StartError } from '../errors/StartError';
import { openJsonApi } from '../http/readBody';
import { DownloadedFile, type Action, type Shop } from './action';
import { customerActions } from './customers';
import { dashboardActions } from './dashboard';
import { orderActions } from './orders';
import { PRODUCT_BODY_LIMITS, productActions } from './products';
import { releaseActions } from './releases';
import { requireRole, ROLES, type StaffAction } from './roles';
import { shopActions } from './shop';
import { subscriberActions } from './subscribers';

interface StaffOptions extends Shop {
  readAccount: ReadAccount;
  /** Rejects requests from other sites. */
  sameOrigin: onRequestAsyncHookHandler;
}

const PER_MINUTE = 240;

const ACTIONS: Record<StaffAction, Action> = {
  ...dashboardActions,
  ...orderActions,
  ...productActions,
  ...customerActions,
  ...subscriberActions,
  ...shopActions,
  ...releaseActions,
};

/** What staff may do, each by the roles of `ROLES`: by the functions of the commands of `npm run glow`. */
export async function staffRoutes(
  api: FastifyInstance,
  { readAccount, sameOrigin, ...shop }: StaffOptions,
): Promise<void> {
  openJsonApi(api);
  api.addHook('onRequest', sameOrigin);
  for (const action of Object.keys(ROLES) as StaffAction[]) {
    const [method = '', url = ''] = action.split(' /api/admin');
    api.route({
      method,
      url,
      bodyLimit: PRODUCT_BODY_LIMITS[action],
      config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      preValidation: requireRole(readAccount, ROLES[action]),
      handler: async (request, reply) =>
        answer(reply, await ACTIONS[action](shop, request, request.staff ?? '').catch(explain)),
    });
  }
}

function answer(reply: FastifyReply, result: object): object | string {
  if (!(result instanceof DownloadedFile)) return { success: true, ...result };
  reply.header('content-disposition', `attachment; filename="${result.name}"`).type(result.type);
  return result.content;
}

/** Answers what a command refuses as a conflict, with its sentence. */
function explain(error: unknown): never {
  throw error instanceof StartError ? new ApiError(409, error.message) : error;
}
