import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { isApi } from './requestGuards';

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ message: z.string(), field: z.string().optional() })),
});

const ERRORS = { 429: 'Too many requests; see Retry-After.', 503: 'The store is busy; see Retry-After.' };

const BODY_ERRORS = {
  400: 'The body does not match its schema.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'A value is refused, such as card data.',
};

/** Serves `/api/openapi.json`, made from the `schema` of each later route. A schema validates nothing. */
export async function describeApi(server: FastifyInstance, description: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Glow', version: '1.0.0', description },
      components: { schemas: { Failure: toJsonSchemas(failure) } },
    },
    transform: ({ schema, url }) => ({ schema: isApi(url) ? toJsonSchemas(withErrors(schema)) : { hide: true }, url }),
  });
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
}

function withErrors({ response, ...schema }: FastifySchema): FastifySchema {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const all = Object.entries({ ...ERRORS, ...(schema.body ? BODY_ERRORS : {}), ...Object(response) });
  const described = all.map(([status, one]) => [status, typeof one === 'string' ? { description: one, content } : one]);
  return { ...schema, response: Object.fromEntries(described) };
}

/** Converts a route's schemas to JSON Schema; bodies are described before trimming and defaults. */
function toJsonSchemas(schema: object): FastifySchema {
  const toJson = (_key: string, value: unknown) =>
    value instanceof z.ZodType ? z.toJSONSchema(value, { io: 'input' }) : value;
  return JSON.parse(JSON.stringify(schema, toJson));
}
