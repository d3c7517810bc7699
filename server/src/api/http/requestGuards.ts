import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/ApiError';
import { checkText } from './readJson';

/** The methods of a path pattern. */
interface KnownPath {
  isApi: boolean;
  pattern: RegExp;
  methods: string[];
}

/**
 * Refuses, before a body is read, what no route can serve: a path parameter with control characters (400), a request of
 * HTTP/1.1 without `Host` (400), and a method that the path does not have (405 with `Allow`). Call it before routes are added.
 */
export function guardRequests(server: FastifyInstance): void {
  const known: KnownPath[] = [];

  server.addHook('onRoute', ({ method, url }) => {
    known.push({ isApi: isApi(url), pattern: patternOf(url), methods: [method].flat() });
  });
  server.addHook('onRequest', async (request, reply) => {
    const { params, raw } = request;
    for (const text of Object.values(params ?? {})) checkText(String(text), undefined, /\p{Cc}/u);
    if (raw.httpVersion === '1.1' && !raw.headers.host) throw new ApiError(400, 'The request names no host.');
    const allowed = isUnrouted(request) ? allowedMethods(known, request.url) : [];
    if (allowed.length === 0) return;
    reply.header('allow', allowed.join(', '));
    throw new ApiError(405, 'This method is not allowed here.');
  });
}

/** Whether no route of its own serves the request; the pages' route also matches paths of the API. */
function isUnrouted({ is404, routeOptions, url }: FastifyRequest): boolean {
  return is404 || (routeOptions.url === '/*' && isApi(url));
}

function allowedMethods(known: KnownPath[], url: string): string[] {
  const [path = '/'] = url.split('?', 1);
  const matching = known.filter(({ isApi: isOfApi, pattern }) => isOfApi === isApi(path) && pattern.test(path));
  return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
}

function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** `/orders/:id` and `/images/*` as regular expressions. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}
