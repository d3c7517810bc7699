import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';

/** OpenAPI description of a route; required in the `config` of every API route. */
export interface Operation {
  summary: string;
  /** Schema that validates the request body. */
  body?: z.ZodType;
  /** Descriptions of request headers, by name. */
  headers?: Record<string, string>;
  /** Successful response: its status and the schema of its body. */
  response: { status: number; schema: z.ZodType };
  /** Descriptions of the route's own errors, by status. */
  errors?: Record<number, string>;
}

interface DescribedRoute {
  path: string;
  method: string;
  operation: Operation;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** The body of every error response. */
const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ message: z.string(), field: z.string().optional() })),
});

const COMMON_ERRORS: Record<number, string> = {
  429: 'Too many requests; see Retry-After.',
  503: 'The store is busy; see Retry-After.',
};
const BODY_ERRORS: Record<number, string> = {
  400: 'The body does not match its schema.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  422: 'The body contains card data.',
};

/**
 * Serves `/openapi.json`, generated from the schemas of the routes registered after this call when it is first asked for.
 * Throws on a route without an `operation`, so that no route is undocumented.
 */
export function describeApi(api: FastifyInstance): void {
  const described: DescribedRoute[] = [];
  let document: object | undefined;

  api.get('/openapi.json', async () => (document ??= documentOf(described)));

  api.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (method === 'HEAD') return;
    if (!config?.operation) throw new Error(`${String(method)} ${url} has no operation that describes it.`);
    described.push({
      path: url.replace(/:(\w+)/g, '{$1}'),
      method: String(method).toLowerCase(),
      operation: config.operation,
    });
  });
}

function documentOf(described: DescribedRoute[]): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation } of described)
    paths[path] = { ...paths[path], [method]: describe(path, operation) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Glow',
      version: '1.0.0',
      description: 'Orders and newsletter of the Glow store. Amounts are dollars with two decimals.',
    },
    paths,
    components: { schemas: { Failure: jsonSchema(failure) } },
  };
}

function describe(
  path: string,
  { summary, body, headers = {}, response, errors = {} }: Operation,
): Record<string, unknown> {
  const schema = { type: 'string' };
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const headerParameters = Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', description, schema };
  });
  return {
    summary,
    parameters: [...pathParameters, ...headerParameters],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: {
      [response.status]: { description: 'Success.', content: json(jsonSchema(response.schema)) },
      ...errorResponses({ ...COMMON_ERRORS, ...(body && BODY_ERRORS), ...errors }),
    },
  };
}

function errorResponses(descriptions: Record<number, string>): Record<string, unknown> {
  const content = json({ $ref: '#/components/schemas/Failure' });
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { description, content }]),
  );
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** JSON Schema of a request body before trimming and defaults. */
function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
