import { ownerNameOf } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import type { CatalogReads } from '../catalog/catalogReads';
import type { Config } from '../config/config';
import { ApiError } from '../errors/ApiError';
import type { Renderer } from '../rendering/renderer';
import type { StoredRelease } from '../releases/buildRepository';
import { LOCAL_BUILD } from '../releases/localRemotes';
import { announcePage } from './announcePage';
import { CACHE_A_SECOND, STORE_NOWHERE } from './cacheControl';
import { readAssignment, type Previews } from './canaryAssignment';
import type { Composer } from './composer';
import { createDataAnswers, requireShortUrl, sendData } from './dataAnswers';
import { lookUpRoutes } from './lookUpRoutes';

interface DataRoutesOptions extends Previews {
  config: Config;
  composer: Composer;
  renderer: Renderer;
  catalog: CatalogReads;
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
  const maxWaitMs = config.renderTimeoutMs;
  const answers = createDataAnswers(catalog, maxWaitMs);
  await server.register(lookUpRoutes, { answers, catalog, maxWaitMs });

  /** A build that a page opened a while ago may still show. */
  function openRelease(name: string, build: string): StoredRelease | undefined {
    const isPublic = composer.previewAccess(name, build) === 'anyone';
    return isPublic ? composer.liveReleases().repository.find(name, build) : undefined;
  }

  server.get<{ Params: { build: string; '*': string } }>('/page-data/:build/*', async (request, reply) => {
    const { build } = request.params;
    const url = request.url.slice(`/page-data/${build}`.length);
    requireShortUrl(url);
    const assignment = readAssignment(request, allowed);
    const { id, releases, remotes, previews } = composer.compose(assignment);
    const owner = ownerNameOf(remotes, url);
    const composed = releases.get(owner);
    const isComposed = build === (assignment.local?.name === owner ? LOCAL_BUILD : composed?.build);
    const release = isComposed ? composed : openRelease(owner, build);
    if (!release) throw new ApiError(404, 'This build is not shown any more.');
    const key = `${id} ${build} ${url}`;
    const current = await answers.getCurrent(key);
    const shown = { releases: new Map(releases).set(owner, release), remotes };
    announcePage({ ...shown, id }, url, { work: 'data', from: current ? 'cache' : 'render' });
    const data = current ?? (await answers.make(key, () => renderer.loadData(shown, url)));
    const isPublic = !assignment.local && previews.length === 0;
    return sendData(request, reply, data, isPublic ? CACHE_A_SECOND : STORE_NOWHERE);
  });
}
