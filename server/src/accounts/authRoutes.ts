import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from '../errors/ApiError';
import { readBody, openJsonApi } from '../http/readBody';
import type { Endpoint } from './endpoints';
import { createTryLimits } from './limits';
import type { Step, StepParts, Visit } from './steps';

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
