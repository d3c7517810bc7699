import { createHash } from 'node:crypto';
import { ownerNameOf } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import { REFUSED_READ, type CatalogReads } from '../catalog/catalogReads';
import type { Config } from '../config/config';
import { ApiError } from '../errors/ApiError';
import { toApiError } from '../errors/toApiError';
import { UnavailableError } from '../errors/UnavailableError';
import { JobError, PoolBusy } from '../rendering/renderJob';
import type { Renderer, RenderInput } from '../rendering/renderer';
import type { StoredRelease } from '../releases/buildRepository';
import { LOCAL_BUILD } from '../releases/localRemotes';
import { announcePage } from './announcePage';
import { CACHE_A_SECOND, STORE_NOWHERE, matchesTag } from './cacheControl';
import { readAssignment, type Previews } from './canaryAssignment';
import type { Composer } from './composer';
import { createFreshCache } from './freshCache';

const MAX_URL_LENGTH = 4_000;
/** What `loadPageData` of any build says of a route without data. */
const NO_DATA = /^Error: There is no data of /;

interface DataRoutesOptions extends Previews {
  config: Config;
  composer: Composer;
  renderer: Renderer;
  catalog: CatalogReads;
}

/** The data of a page as JSON text. */
interface JsonData {
  json: string;
  etag: string;
  /** Length of the text in bytes. */
  bytes: number;
}

/**
 * `GET /page-data/<build>/<path>?<query>`: the data of the page at a URL, for a shopper who goes on inside the store. The URL names
 * the build that asks, so that an open page gets the data that its code knows; 404 where that build may not be shown any more. A local
 * remote gets that of the live build.
 */
export async function dataRoutes(
  server: FastifyInstance,
  { config, composer, renderer, catalog, ...allowed }: DataRoutesOptions,
): Promise<void> {
  const known = createFreshCache<JsonData>(catalog, config.renderTimeoutMs);
  const loading = new Map<string, Promise<JsonData>>();

  async function load(rendered: RenderInput, url: string, key: string): Promise<JsonData> {
    try {
      const { value, recorded } = await renderer.loadData(rendered, url);
      const json = JSON.stringify(value ?? null);
      const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
      const loaded = { json, etag, bytes: Buffer.byteLength(json) };
      known.set(key, { value: loaded, recorded });
      return loaded;
    } catch (error) {
      const outdated = known.getOutdated(key);
      if (outdated) return outdated;
      if (error instanceof JobError && NO_DATA.test(error.message))
        throw new ApiError(404, 'There is no data at this address.');
      if (error instanceof JobError && error.message.includes(REFUSED_READ))
        throw new ApiError(400, 'This address asks for what cannot be.');
      if (error instanceof PoolBusy) throw toApiError(new UnavailableError());
      throw new UnavailableError('The data of this page cannot be loaded.', { cause: error });
    } finally {
      loading.delete(key);
    }
  }

  /** A build that a page opened a while ago may still show. */
  function openRelease(name: string, build: string): StoredRelease | undefined {
    const isPublic = composer.previewAccess(name, build) === 'anyone';
    return isPublic ? composer.liveReleases().repository.find(name, build) : undefined;
  }

  server.get<{ Params: { build: string; '*': string } }>('/page-data/:build/*', async (request, reply) => {
    const { build } = request.params;
    const url = request.url.slice(`/page-data/${build}`.length);
    if (url.length > MAX_URL_LENGTH) throw new ApiError(414, 'The address is too long.');
    const assignment = readAssignment(request, allowed);
    const { id, releases, remotes, previews } = composer.compose(assignment);
    const owner = ownerNameOf(remotes, url);
    const composed = releases.get(owner);
    const isComposed = build === (assignment.local?.name === owner ? LOCAL_BUILD : composed?.build);
    const release = isComposed ? composed : openRelease(owner, build);
    if (!release) throw new ApiError(404, 'This build is not shown any more.');
    const key = `${id} ${build} ${url}`;
    const current = await known.get(key);
    const shown = { releases: new Map(releases).set(owner, release), remotes };
    announcePage({ ...shown, id }, url, { work: 'data', from: current ? 'cache' : 'render' });
    const { json, etag } = current ?? (await (loading.get(key) ?? start(shown, url, key)));
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': assignment.local || previews.length > 0 ? STORE_NOWHERE : CACHE_A_SECOND,
      'x-robots-tag': 'noindex',
      etag,
    });
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(json);
  });

  function start(rendered: RenderInput, url: string, key: string): Promise<JsonData> {
    const started = load(rendered, url, key);
    loading.set(key, started);
    return started;
  }
}
