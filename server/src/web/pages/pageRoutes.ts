import {
  decodePath,
  isPagePath,
  NOT_FOUND_PATH,
  ownerNameOf,
  pathOf,
  plainPath,
  plainQuery,
  queryOf,
} from '@glow/shared/remotes';
import { redactAddresses } from '@glow/shared/text';
import Negotiator from 'negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { realAccounts } from '../../base/config/config';
import { networkOf } from '../../base/http/networkOf';
import { fragmentName, routeOfPage } from '../../base/http/routeOf';
import { ApiError } from '../../base/errors/ApiError';
import { expireForeignCookies } from './foreignCookies';
import { unrenderedPage, type Encoding, type Page } from './page';
import type { Composition, Composer } from './composer';
import { CACHE_A_SECOND, matchesTag, STORE_NOWHERE } from '../../base/http/cacheControl';
import { previewRedirect } from './previewRedirect';
import { readAssignment, assignBucket, type ReleaseAssignment } from './canaryAssignment';
import { allowSources } from './securityHeaders';
import type { SiteParts } from './siteParts';
import { withLocalRemote } from './withLocalRemote';
import type { PageTokens } from '../monitoring/pageTokens';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if no pages are served. */
    pageTokens?: PageTokens;
    /** Starts the rendering processes, once the server listens. Undefined if no pages are served. */
    openPages?(): Promise<void>;
  }
  interface FastifyRequest {
    /** Trace id and span id in hexadecimal digits, if the request is traced (`telemetry`). */
    trace?: string;
  }
}

/** The page is equal for all shoppers. */
const CACHE_PUBLIC = { 'cache-control': CACHE_A_SECOND, vary: 'accept, accept-encoding' };

/** The builds depend on the shopper: shared caches do not store the page, and browsers revalidate it. */
const CACHE_PRIVATE = { 'cache-control': 'private, no-cache', vary: 'accept, accept-encoding, cookie' };

/** No cache stores the page: it is previewed, outdated, or the browser has to render it. */
const CACHE_NOTHING = { 'cache-control': STORE_NOWHERE, vary: 'accept, accept-encoding, cookie' };

/** All pages, and the registry that the browser fetches again if a remote fails. */
export async function pageRoutes(
  server: FastifyInstance,
  { config, composer, pageOf, site, tokens, previews }: Omit<SiteParts, 'addresses' | 'renderer' | 'reads'>,
): Promise<void> {
  const accounts = realAccounts(config);
  server.get('/registry.json', async (request, reply) => {
    const assignment = readAssignment(request, previews);
    const composed = composer.compose(assignment);
    const { id, shell, remotes } = assignment.local ? withLocalRemote(composed, assignment.local) : composed;
    reply.header('cache-control', 'no-store');
    return { id, shell, remotes };
  });

  server.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    if (isNoPage(pathname)) return reply.callNotFound();
    reply.header('vary', 'accept');
    const isPage = isPagePath(pathname);
    if (!isPage && !wantsHtml(request)) return reply.callNotFound();
    if (!wantsHtml(request)) throw new ApiError(406, 'This address has a page, in HTML only.');
    const redirect = previewRedirect(request, reply, composer, previews);
    if (redirect) return redirect;
    const plain = plainPath(pathname);
    if (plain !== pathname) return reply.headers(CACHE_PUBLIC).redirect(plain + queryOf(request.url), 308);
    const url = isPage ? request.url : NOT_FOUND_PATH;
    const assignment = readAssignment(request, previews);
    const { local } = assignment;
    const composition = compositionFor(assignment, reply, composer);
    // nobody else gets this page, so it is not cached
    const page = await (local
      ? unrenderedPage(composition, pathOf(url), { site: site(), accounts })
      : pageOf(composition, url, () => tokens.networkId(networkOf(request))));
    allowSources(reply, {
      backends: composer.backendsOf(composition),
      pictureHosts: config.pictureHosts,
      importMap: page.importMap,
      local: local && new URL(local.base).origin,
    });
    const encoding = encodingFor(request);
    reply.code(isPage ? page.status : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      etag: page.etag,
      ...cachingOf(page, composition),
    });
    if (expireForeignCookies(request, reply)) reply.header('cache-control', STORE_NOWHERE);
    if (composition.previews.length === 0)
      reply.header('server-timing', serverTiming(tokens.issue(composition.id, request.trace), request, page));
    if (matchesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await page.body(encoding));
  });
}

/** Why a page, or a fragment of `page`, could not be rendered. Holds no text of a shopper. */
export function renderFailure(error: unknown, url: string, { releases, remotes }: Composition, page?: string) {
  const remote = ownerNameOf(remotes, url);
  // the error itself may contain the job, and so the URL
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return {
    error: name,
    message: redactAddresses(message),
    fragment: page && fragmentName(url),
    route: routeOfPage(page ?? url, remotes),
    remote,
    build: releases.get(remote)?.build,
  };
}

/** The page's token, again as `trace` if the page shall send it with each request; `last` if its data is outdated. */
function serverTiming(token: string, { trace }: FastifyRequest, { isLast }: Page): string {
  return [`page;desc="${token}"`, ...(trace ? [`trace;desc="${token}"`] : []), ...(isLast ? ['last'] : [])].join(', ');
}

function cachingOf({ isRendered, isLast }: Page, { isForAll, previews }: Composition): Record<string, string> {
  if (!isRendered || isLast || previews.length > 0) return CACHE_NOTHING;
  return isForAll ? CACHE_PUBLIC : CACHE_PRIVATE;
}

/** Assigns a bucket to new shoppers while a canary runs. */
function compositionFor(assignment: ReleaseAssignment, reply: FastifyReply, composer: Composer): Composition {
  const composition = composer.compose(assignment);
  if (assignment.local) return withLocalRemote(composition, assignment.local);
  if (composition.isForAll || composition.previews.length > 0 || assignment.bucket !== undefined) return composition;
  return composer.compose({ ...assignment, bucket: assignBucket(reply) });
}

/** Below these paths, a missing file is answered without a page. */
export function isNoPage(pathname: string): boolean {
  return /^\/(api|assets|images|page-data)(\/|$)/.test(pathname);
}

function encodingFor({ raw }: FastifyRequest): Encoding {
  const accepted = new Negotiator(raw).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Parameters do not matter, and XHTML counts too. A request without `Accept` accepts everything. */
function wantsHtml({ headers }: FastifyRequest): boolean {
  const accept = headers.accept?.replace(/;(?!\s*q=)[^;,]*/gi, '').trim() || '*/*';
  const accepted = new Negotiator({ headers: { accept } });
  return accepted.mediaType(['text/html']) !== undefined || accepted.mediaTypes().includes('application/xhtml+xml');
}

/** The path and plain query of a target; an undecodable page's path becomes `NOT_FOUND_PATH` (decision 0086). */
export function toAddress(target: string): string {
  const [url = '/'] = target
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .replace(/^(?!\/)/, '/')
    .split('#', 1);
  const pathname = pathOf(url);
  if (isNoPage(pathname)) return url;
  return decodePath(pathname) === undefined ? NOT_FOUND_PATH : pathname + plainQuery(queryOf(url));
}
