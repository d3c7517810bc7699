import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from '../errors/ApiError';
import { readBody, openJsonApi } from '../http/readBody';
import type { Endpoint, Step, StepParts, Visit } from './endpoints';
import { networkOf } from '../http/networkOf';

const MINUTE = 60 * 1000;
/** How long a try waits if an address has had many, from wherever, in milliseconds. */
const SLOW_MS = 1000;

export interface AuthRouteOptions extends StepParts {
  sameOrigin: onRequestAsyncHookHandler;
  endpoints: Record<string, Endpoint>;
  /** Waits some milliseconds before a try of a password. */
  pause?(ms: number): Promise<unknown>;
}

/** Sign-in, sign-up, sessions, verification and reset: the listed endpoints of better-auth, and no others. */
export async function authRoutes(api: FastifyInstance, options: AuthRouteOptions): Promise<void> {
  const { endpoints, sameOrigin, pause, ...parts } = options;
  openJsonApi(api);
  const limitTries = createTryLimits(api, pause);
  api.addHook('onRequest', async function (request, reply) {
    // the link of a mail comes from another site
    if (request.method !== 'GET') await sameOrigin.call(this, request, reply);
  });
  for (const [path, endpoint] of Object.entries(endpoints)) {
    const { step = askOnly } = endpoint;
    api.route({
      url: `/${path}`,
      method: endpoint.method,
      handler: async (request, reply) => {
        if (endpoint.isGuarded) await limitTries(request);
        return step(toVisit(path, endpoint, { ...parts, request, reply }));
      },
    });
  }
}

const askOnly: Step = async ({ ask }) => {
  await ask();
  return { success: true };
};

function toVisit(path: string, { method, body: schema, isAtomic }: Endpoint, parts: Omit<Visit, 'ask'>): Visit {
  const { request, reply, database, sessions } = parts;
  const body = schema && readBody(schema, request.body);
  return {
    ...parts,
    async ask(query) {
      const work = () => sessions.ask(request, { path, method, query, body });
      const response = await (isAtomic ? database.transaction(work) : work());
      sessions.setCookies(reply, response);
      const location = response.headers.get('location');
      const result = location ? { location } : await response.json();
      if (response.status >= 400) throw new ApiError(response.status, result.message, [], { code: result.code });
      return result;
    },
  };
}

/**
 * Limits tries of passwords and requests of mails: a network has thirty in a minute, and ten in a quarter of an hour for one address.
 * After twenty from all networks, each try for this address waits a second: that slows who guesses, and its owner signs in all the same.
 */
function createTryLimits(server: FastifyInstance, pause: (ms: number) => Promise<unknown> = setTimeout) {
  const address = ({ body }: FastifyRequest) => String((body as { email?: unknown } | null)?.email ?? '').toLowerCase();
  const limit = (name: string, max: number, minutes: number, keyOf: (request: FastifyRequest) => string) =>
    server.createRateLimit({
      max,
      timeWindow: minutes * MINUTE,
      keyGenerator: (request) => `accounts ${name} ${keyOf(request)}`,
    });
  const ofNetwork = limit('network', 30, 1, networkOf);
  const ofBoth = limit('both', 10, 15, (request) => `${networkOf(request)} ${address(request)}`);
  const ofAddress = limit('address', 20, 15, address);
  return async (request: FastifyRequest): Promise<void> => {
    refuse(await ofNetwork(request));
    if (!address(request)) return;
    refuse(await ofBoth(request));
    const tries = await ofAddress(request);
    if (!tries.isAllowed && tries.isExceeded) await pause(SLOW_MS);
  };
}

function refuse(counted: { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }): void {
  if (!counted.isExceeded) return;
  const message = `Too many attempts. Please try again in ${counted.ttlInSeconds} seconds.`;
  throw new ApiError(429, message, undefined, { code: 'TOO_MANY_TRIES' });
}
