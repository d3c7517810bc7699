import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../config/originOf';
import { ApiError } from '../errors/ApiError';
import { checkText } from './readBody';

interface KnownPath {
  isApi: boolean;
  pattern: RegExp;
  methods: string[];
}

/** Of all headers of a request together. The parser reads twice as much, so that this guard can refuse the request. */
export const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Refuses requests that no route can serve, before a body is read. It must be called before routes are added.
 * - 400: a path parameter with control characters; HTTP/1.1 without `Host`; two hosts, also if one is in the address
 * - 405 with `Allow`: a method that the path does not have
 * - 431: headers above 64 kB; the browser deletes its cookies if they are the reason
 */
export function guardRequests(server: FastifyInstance): void {
  const known: KnownPath[] = [];

  server.addHook('onRoute', ({ method, url }) => {
    known.push({ isApi: isApi(url), pattern: patternOf(url), methods: [method].flat() });
  });
  server.addHook('onRequest', async (request, reply) => {
    const { params, raw } = request;
    const { cookie = '', host } = raw.headers;
    const excess = raw.rawHeaders.join('').length - MAX_HEADER_BYTES;
    if (excess > 0 && cookie.length >= excess) reply.header('clear-site-data', '"cookies"');
    if (excess > 0) throw new ApiError(431, 'The headers are too large.');
    for (const text of Object.values(params ?? {})) checkText(String(text), undefined, /\p{Cc}/u);
    if (raw.httpVersion === '1.1' && !host) throw new ApiError(400, 'The request names no host.');
    const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
    const [target, scheme] = /^([a-z]+):\/\/[^/?#]*/i.exec(request.originalUrl) ?? [];
    if (names.length > 1 || (target && host && originOf(target) !== (originOf(`${scheme}://${host}`) ?? '')))
      throw new ApiError(400, 'The request names two hosts.');
    const allowed = isUnrouted(request) ? allowedMethods(known, request.url) : [];
    if (allowed.length === 0) return;
    // a parameter is too long for its route
    if (allowed.includes(request.method)) throw new ApiError(404, 'There is nothing at this address.');
    reply.header('allow', allowed.join(', '));
    throw new ApiError(405, 'This method is not allowed here.');
  });
}

/** Whether the request has no route; the route of pages also matches paths of the API. */
function isUnrouted({ is404, routeOptions, url }: FastifyRequest): boolean {
  return is404 || (routeOptions.url === '/*' && isApi(url));
}

function allowedMethods(known: KnownPath[], url: string): string[] {
  const [path = '/'] = url.split('?', 1);
  const matching = known.filter(({ isApi: isOfApi, pattern }) => isOfApi === isApi(path) && pattern.test(path));
  return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
}

export function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

/** `/orders/:id` and `/images/*` as regular expressions. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}

/** A UUID or nginx's `$request_id`: other texts could be a name, an address or a card number. */
const REQUEST_ID = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** The `X-Request-Id` of a proxy if it is valid, else a new id. */
export function requestIdOf({ 'x-request-id': given }: IncomingHttpHeaders): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
