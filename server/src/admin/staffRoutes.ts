import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { ReadAccount } from '../shop/accounts/account';
import { type Action, DownloadedFile, type Shop } from './action';
import { ApiError } from '../base/errors/ApiError';
import { StartError, withoutCodes } from '../base/errors/errors';
import { safeErrorLog } from '../base/errors/toApiError';
import { withoutLimits } from '../base/database/withoutLimits';
import { repeat } from '../base/system/repeat';
import { applyChanges } from '../shop/catalog/catalogChanges';
import { limited } from '../base/http/networkOf';
import { openJsonApi } from '../base/http/readBody';
import { customerActions } from './customers';
import { dashboardActions } from './dashboard';
import { orderActions } from './orders';
import { PRODUCT_BODY_LIMITS, productActions } from './products';
import { requireRole, ROLES, type StaffAction } from './roles';
import { shopActions } from './shop';
import { subscriberActions } from './subscribers';

const PER_MINUTE = 240;
/** Steps of an import wait this long at most if the database is away, or the server that wrote them down. */
const APPLY_MS = 30_000;

const ACTIONS: Record<StaffAction, Action> = {
  ...dashboardActions,
  ...orderActions,
  ...productActions,
  ...customerActions,
  ...subscriberActions,
  ...shopActions,
};

interface StaffOptions {
  shop: Shop;
  readAccount: ReadAccount;
  sameOrigin: onRequestAsyncHookHandler;
}

/** The actions of staff, by the roles of `ROLES`. They call the same functions as the commands of `npm run glow`. */
export async function staffRoutes(api: FastifyInstance, { shop, readAccount, sameOrigin }: StaffOptions) {
  openJsonApi(api);
  api.addHook('onRequest', sameOrigin);
  let isClosing = false;
  const applying = repeat(
    async () => isClosing || applyChanges(withoutLimits(shop.database), () => isClosing),
    APPLY_MS,
    (error) => api.log.error(safeErrorLog(error), 'An import cannot be applied, and is tried again'),
  );
  api.addHook('onClose', async () => {
    isClosing = true;
    applying.close();
    await applying.run();
  });

  for (const action of Object.keys(ROLES) as StaffAction[]) {
    const [method = '', url = ''] = action.split(' /api/admin');
    api.route({
      method,
      url,
      ...limited(PER_MINUTE, { summary: `For ${ROLES[action].join(', ')}.`, ...ACTIONS[action].schema }),
      bodyLimit: PRODUCT_BODY_LIMITS[action],
      // before the body is read
      preParsing: requireRole(readAccount, ROLES[action]),
      handler: async (request, reply) => {
        const result = await ACTIONS[action](shop, request, request.staff ?? '').catch(explain);
        if (method === 'GET' || !('waiting' in result)) return answer(reply, result);
        // a run that is about to end may not have seen what is written down
        void applying.run().then(applying.run);
        return answer(reply.code(202), result);
      },
    });
  }
}

function answer(reply: FastifyReply, result: object): object | string {
  if (!(result instanceof DownloadedFile)) return { success: true, ...result };
  reply.header('content-disposition', `attachment; filename="${result.name}"`).type(result.type);
  return result.content;
}

/** Answers a command's refusal as a conflict, with its sentence. */
function explain(error: unknown): never {
  throw error instanceof StartError ? new ApiError(409, withoutCodes(error.message)) : error;
}
