import { createHash } from 'node:crypto';
import { isOff, ownerNameOf, queryOf, readQuery } from '@glow/shared/remotes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSED_READ, type WithReads } from '../pageReads';
import { ApiError } from '../../base/errors/ApiError';
import { toApiError } from '../../base/errors/toApiError';
import { UnavailableError } from '../../base/errors/errors';
import { JobError, PoolBusy } from '../rendering/renderJob';
import { announcePage } from '../rendering/renderer';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import { LOCAL_BUILD } from '../../releases/repository/localRemotes';
import { withTimeout } from '../../base/system/withTimeout';
import { CACHE_A_SECOND, STORE_NOWHERE, matchesTag } from '../../base/http/cacheControl';
import { readAssignment } from './canaryAssignment';
import { letHostsRead } from './letHostsRead';
import { createFreshCache } from './freshCache';
import type { SiteParts } from './siteParts';

const MAX_URL_LENGTH = 4_000;
/** Any build says this of a route without data, or of props that cannot be read. */
const NO_DATA = /^Error: There is no data of |^SyntaxError: .* JSON/;

type JsonData = ReturnType<typeof toJson>['value'];

/** `GET /page-data/<build>/<path>?<query>`: data for this build, 404 if it is not shown any more; and the `lookUps`. */
export async function dataRoutes(
  server: FastifyInstance,
  { config, composer, renderer, reads, addresses, previews }: Omit<SiteParts, 'site' | 'pageOf' | 'tokens'>,
): Promise<void> {
  letHostsRead(server, config);
  const known = createFreshCache<JsonData>(reads);

  /** The present data of a key; if it cannot be made, the former data. */
  async function dataOf(key: string, make: () => Promise<WithReads<unknown>>, announce?: (isKnown: boolean) => void) {
    try {
      const making = known.getOrMake(key, async () => toJson(await make()), announce);
      return (await withTimeout(making, config.renderTimeoutMs, () => Promise.reject(new PoolBusy()))).value;
    } catch (error) {
      const outdated = known.getOutdated(key);
      if (outdated) return outdated;
      throw toRefusal(error);
    }
  }

  server.addHook('onRequest', async ({ url }) => {
    if (url.length > MAX_URL_LENGTH) throw new ApiError(414, 'The address is too long.');
  });

  /** A page that was opened a while ago may still show this build. */
  function openRelease(name: string, build: string): StoredRelease | undefined {
    const isPublic = composer.previewAccess(name, build) === 'anyone';
    return isPublic ? composer.liveReleases().repository.find(name, build) : undefined;
  }

  server.get<{ Params: { build: string; '*': string } }>('/page-data/:build/*', async (request, reply) => {
    const { build } = request.params;
    const url = request.url.slice(`/page-data/${build}`.length);
    const assignment = readAssignment(request, previews);
    const composition = composer.compose(assignment);
    const { id, releases, remotes } = composition;
    if (isOff(remotes, url)) throw new UnavailableError('This part of the store is switched off.');
    const owner = ownerNameOf(remotes, url);
    const composed = releases.get(owner);
    const isComposed = build === (assignment.local?.name === owner ? LOCAL_BUILD : composed?.build);
    const release = isComposed ? composed : openRelease(owner, build);
    if (!release) throw new ApiError(404, 'This build is not shown any more.');
    const key = `${id} ${build} ${url}`;
    const shown = { releases: new Map(releases).set(owner, release), remotes };
    const isKnown = known.getOutdated(key) || addresses.has({ ...shown, id }, url);
    const data = await dataOf(
      key,
      () => renderer.loadData(shown, url, isKnown ? 'known' : 'new'),
      (isKnown) => announcePage({ ...shown, id }, url, { work: 'data', from: isKnown ? 'cache' : 'render' }),
    );
    const isPublic = !assignment.local && composition.previews.length === 0;
    return send(request, reply, data, isPublic ? CACHE_A_SECOND : STORE_NOWHERE);
  });

  for (const { paths, answer } of reads.lookUps) {
    const look = async (query: URLSearchParams): Promise<WithReads<unknown>> => {
      const recorded = reads.record();
      const late = () => Promise.reject(new UnavailableError('The catalogue does not answer.'));
      return { value: await withTimeout(answer(query, recorded.read), config.renderTimeoutMs, late), recorded };
    };
    for (const address of paths)
      server.get(address, async (request, reply) => {
        const query = readQuery(queryOf(request.url));
        return send(request, reply, await dataOf(`${paths[0]}?${query}`, () => look(query)), CACHE_A_SECOND);
      });
  }
}

function toJson({ value, recorded }: WithReads<unknown>) {
  const json = JSON.stringify(value ?? null);
  const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
  return { value: { json, etag, bytes: Buffer.byteLength(json) }, recorded };
}

function toRefusal(error: unknown): Error {
  if (error instanceof JobError && NO_DATA.test(error.message))
    return new ApiError(404, 'There is no data at this address.');
  if (error instanceof Error && error.message.includes(REFUSED_READ))
    return new ApiError(400, 'This address asks for what cannot be.');
  if (error instanceof PoolBusy) return toApiError(new UnavailableError());
  if (error instanceof UnavailableError) return error;
  // a client repeats its request to a busy server, but not after a build's failure
  return new Error('The data of this page cannot be loaded.', { cause: error });
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { json, etag }: JsonData, cacheControl: string) {
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
    etag,
  });
  return matchesTag(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(json);
}
