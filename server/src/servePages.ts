import type { FastifyInstance } from 'fastify';
import { readReports } from './web/reports/reports';
import { catalogReads } from './shop/catalog/catalogReads';
import { createCatalogSource } from './shop/catalog/catalogSource';
import { realAccounts, type Config } from './base/config/config';
import { signer } from './base/config/signingKey';
import type { SiteOrigin } from './base/config/siteOrigin';
import type { Database } from './base/database/Database';
import { followChanges } from './shop/followChanges';
import type { BuildWatch } from './web/monitoring/watchBuilds';
import { llmsRoute } from './shop/llmsRoute';
import { createPageReads } from './web/pageReads';
import type { StartRegistry } from './registry/registryProcess';
import { PREVIEW_PURPOSE } from './releases/repository/preview';
import { createPoolRenderer, poolOptions } from './web/rendering/renderer';
import { createRenderPool, type RenderPool } from './web/rendering/renderPool';
import { assetRoutes } from './web/pages/assetRoutes';
import type { Composer } from './web/pages/composer';
import { dataRoutes } from './web/pages/dataRoutes';
import { discoveryRoutes } from './web/pages/discoveryRoutes';
import { createPageCache } from './web/pages/pageCache';
import { pageRoutes, renderFailure } from './web/pages/pageRoutes';
import { createPageErrors } from './web/reports/pageErrors';
import { createPagePreparation } from './web/pages/preparePages';

export interface ServedPages {
  config: Config;
  database: Database;
  composer: Composer;
  watch: BuildWatch;
  site: SiteOrigin;
  signingKey: string;
  /** By default the server makes and closes its own. */
  renderPool?: RenderPool;
  /** By default the service gets its own process. */
  startRegistry?: StartRegistry;
}

/** Returns whether the processes that render pages have started. */
export async function servePages(
  server: FastifyInstance,
  { config, database, composer, watch, site, signingKey, renderPool, startRegistry }: ServedPages,
): Promise<() => boolean> {
  await server.register(assetRoutes, { config, composer, site });
  const pool = renderPool ?? createRenderPool(poolOptions(config));
  if (!renderPool) server.addHook('onClose', async () => pool.close());
  const source = createCatalogSource(database, { sendsMail: Boolean(config.smtpUrl) });
  const reads = createPageReads(catalogReads(source));
  followChanges(server, database, reads.noteChange);
  const report = (sentence: string) => server.log.error(sentence);
  const renderer = createPoolRenderer({
    pool,
    reads,
    site,
    accounts: realAccounts(config),
    report,
    faults: {
      buildBefore: watch.monitor.buildBefore,
      makePool: () => createRenderPool({ ...poolOptions(config), size: 1 }),
    },
  });
  const errors = createPageErrors(database);
  server.addHook('onClose', async () => {
    errors.stop();
    await errors.flush();
  });
  const pageOf = createPageCache({
    renderer,
    reads,
    site,
    accounts: realAccounts(config),
    maxWaitMs: config.renderTimeoutMs,
    report(error, url, composition, page) {
      const failure = renderFailure(error, url, composition, page);
      const sentence = page ? 'A fragment was left out of a page' : 'A page could not be rendered on the server';
      server.log.error(failure, sentence);
      const { remote, build, message } = failure;
      const frames = page ? [`in pages of ${failure.route}`] : [];
      const failures = [{ remote, build: build ?? null, phase: 'render' as const, message, frames }];
      errors.add({ failures, composition: composition.id }, 'the server');
    },
    recordFault: watch.monitor.recordFault,
  });
  const pages = createPagePreparation(composer, pool, pageOf);
  server.decorate('openPages', pages.start);
  server.addHook('onClose', async () => pages.close());
  const { publishers = '' } = config;
  const localRemotes = config.localRemotes
    ? (await import('./registry/publishersFile')).openLocalRemotes(publishers, signingKey, report)
    : undefined;
  if (publishers && !config.releasesUrl) {
    const { forwardToRegistry } = await import('./registry/forwardToRegistry');
    await server.register(forwardToRegistry, {
      prefix: '/api/registry',
      config,
      signingKey,
      reads,
      site,
      readReports: () => readReports(database, watch),
      startRegistry,
    });
  }
  const { addresses } = pageOf;
  await server.register(discoveryRoutes, { composer, addresses, site });
  await server.register(llmsRoute, { policy: source.policy, site });
  const previews = { previewSigner: signer(signingKey, PREVIEW_PURPOSE), localRemotes };
  await server.register(dataRoutes, { config, composer, renderer, reads, addresses, previews });
  await server.register(pageRoutes, { config, composer, pageOf, site, tokens: watch.tokens, previews });
  return pages.isReady;
}
