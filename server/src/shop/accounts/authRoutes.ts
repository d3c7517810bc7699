import { setTimeout } from 'node:timers/promises';
import { emailKey } from '@glow/shared/validation';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from '../../base/errors/ApiError';
import { readBody, openJsonApi } from '../../base/http/readBody';
import type { Endpoint } from './endpoints';
import type { Step, StepParts, Visit } from './sessions';
import { networkOf } from '../../base/http/networkOf';

const MINUTE = 60 * 1000;
const SLOW_MS = 1000;

export interface AuthRouteOptions extends StepParts {
  sameOrigin: onRequestAsyncHookHandler;
  endpoints: Record<string, Endpoint>;
  pause?(ms: number): Promise<unknown>;
}

/** The listed endpoints of better-auth, and no others. */
export async function authRoutes(api: FastifyInstance, options: AuthRouteOptions): Promise<void> {
  const { endpoints, sameOrigin, ...parts } = options;
  openJsonApi(api);
  const limitTries = createTryLimits(api, options);
  api.addHook('onRequest', async function (request, reply) {
    // the link in a mail is opened from another site
    if (request.method !== 'GET') await sameOrigin.call(this, request, reply);
  });
  for (const [path, { method, body: schema, limitedBy, step = askOnly }] of Object.entries(endpoints))
    api.route({
      url: `/${path}`,
      method,
      schema: { summary: `Accounts: ${path}`, ...(schema && { body: schema }) },
      handler: async (request, reply) => {
        if (limitedBy) await limitTries(request, limitedBy);
        const body = schema && readBody(schema, request.body);
        const ask: Visit['ask'] = async (otherBody = body) => {
          const response = await options.sessions.ask(request, path, method, otherBody);
          options.sessions.setCookies(reply, response);
          return resultOf(response);
        };
        return step({ ...parts, request, reply, body, ask });
      },
    });
}

const SENTENCES: Partial<Record<string, string>> = {
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_TOKEN: 'This link was used before or is too old. Ask for a new one.',
  UNAUTHORIZED: 'Your session has ended. Please sign in again.',
};

const askOnly: Step = async ({ ask }) => {
  await ask();
  return { success: true };
};

async function resultOf(response: Response) {
  const result = await response.json();
  if (response.status < 400) return result;
  throw new ApiError(response.status, SENTENCES[result.code] ?? result.message, [], { code: result.code });
}

/** Limits tries by network, and by address or account; after 20 tries from all networks each waits a second. */
function createTryLimits(
  server: FastifyInstance,
  { readAccount, pause = setTimeout }: Pick<AuthRouteOptions, 'readAccount' | 'pause'>,
) {
  const subjects = new WeakMap<FastifyRequest, string>();
  const subjectOf = (request: FastifyRequest) => subjects.get(request) ?? '';

  const limit = (name: string, max: number, minutes: number, keyOf: (request: FastifyRequest) => string) =>
    server.createRateLimit({
      max,
      timeWindow: minutes * MINUTE,
      keyGenerator: (request) => `accounts ${name} ${keyOf(request)}`,
    });
  const ofNetwork = limit('network', 30, 1, networkOf);
  const ofBoth = limit('both', 10, 15, (request) => `${networkOf(request)} ${subjectOf(request)}`);
  const ofSubject = limit('address', 20, 15, subjectOf);
  return async (request: FastifyRequest, limitedBy: Endpoint['limitedBy']): Promise<void> => {
    refuse(await ofNetwork(request));
    const { email = '' } = Object(request.body);
    const subject = limitedBy === 'account' ? (await readAccount(request))?.id : emailKey(String(email));
    if (!subject) return;
    subjects.set(request, subject);
    refuse(await ofBoth(request));
    const tries = await ofSubject(request);
    if (!tries.isAllowed && tries.isExceeded) await pause(SLOW_MS);
  };
}

function refuse({ isExceeded, ttlInSeconds = 0 }: { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }) {
  if (!isExceeded) return;
  const wait = ttlInSeconds < 100 ? `${ttlInSeconds} seconds` : `${Math.ceil(ttlInSeconds / 60)} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  throw new ApiError(429, message, undefined, { code: 'TOO_MANY_TRIES' }, ttlInSeconds);
}
