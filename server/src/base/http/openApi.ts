import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';

/** The body of every error response. */
const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ message: z.string(), field: z.string().optional() })),
});

export const BODY_ERRORS = {
  400: 'The body does not match its schema.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  422: 'The body contains card data.',
};

/** The errors of every route, and the described ones, for the `schema` of a route. */
export function failures(descriptions: Record<number, string> = {}): Record<string, object> {
  const busy = { 429: 'Too many requests; see Retry-After.', 503: 'The store is busy; see Retry-After.' };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const described = Object.entries({ ...busy, ...descriptions });
  return Object.fromEntries(described.map(([status, description]) => [status, { description, content }]));
}

/**
 * Serves `/openapi.json`, made from the `schema` of each later route. Schemas validate nothing: `readBody` does. Throws
 * on a route without a summary, so that no route is undocumented.
 */
export async function describeApi(api: FastifyInstance, description: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Glow', version: '1.0.0', description },
      components: { schemas: { Failure: toJsonSchemas(failure) } },
    },
    transform: ({ schema, url }) => ({ schema: toJsonSchemas(schema), url }),
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  api.setValidatorCompiler(() => () => true);
  api.setSerializerCompiler(() => JSON.stringify);
  api.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && !schema?.summary) throw new Error(`${String(method)} ${url} has no summary.`);
  });
}

/** Converts a route's schemas to JSON Schema; bodies are described before trimming and defaults. */
function toJsonSchemas(schema: object): FastifySchema {
  const toJson = (_key: string, value: unknown) =>
    value instanceof z.ZodType ? z.toJSONSchema(value, { io: 'input' }) : value;
  return JSON.parse(JSON.stringify(schema, toJson));
}
