import { keepParameters, NOT_FOUND_PATH, pathOf, queryOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { WithReads } from '../pageReads';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import { isPostponed, PoolBusy, type RenderedPage } from '../rendering/renderJob';
import { createKnownAddresses, hasPageAt, sharedAddress } from './addresses';
import { createComposedPages, type Blamed, type ComposedPagesOptions } from './composedPages';
import { type Fault, announcePage } from '../rendering/renderer';
import { withTimeout } from '../../base/system/withTimeout';
import type { Composition } from './composer';
import { createFrames, type Page } from './page';
import { LAST_AFTER_MS } from './freshCache';

interface PageCacheOptions extends Omit<ComposedPagesOptions, 'facts'> {
  site: SiteOrigin;
  /** As in `realAccounts`. */
  accounts?: string;
  /** Milliseconds that a visitor waits for a page without a former one. */
  maxWaitMs: number;
  /** Receives the build that could not render a page, or a fragment of it, for each request of the page. */
  recordFault(fault: Fault, network: string): void;
}

type KnownPath = Pick<RenderedPage, 'parameters' | 'fragments' | 'status'>;

const MAX_PATHS = 5000;

/** The status of a page that is not rendered may take so long. */
const STATUS_MS = 200;

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;
interface Rendering {
  /** Without a page if it has failed; `fault` is the build, if found, that failed. */
  result: Promise<{ page?: Page; fault?: Blamed }>;
  /** Whether everything but its fragments is rendered. */
  isOwnReady: boolean;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Renders a page once, and again when the data that it shows has changed. If a page is late or cannot be rendered, the
 * last page of the address is sent, or a page without content, with the status 503 unless more is known.
 */
export function createPageCache({ renderer, reads, site, accounts, maxWaitMs, report, recordFault }: PageCacheOptions) {
  const renderings = new Map<string, Rendering>();
  const facts = () => ({ site: site(), accounts });
  const frames = createFrames(renderer, facts);
  const addresses = createKnownAddresses(renderer, reads);
  const pages = createComposedPages({ renderer, reads, facts, report });
  /** From the last rendering of a path. */
  const knownByPath = new LRUCache<string, KnownPath>({ max: MAX_PATHS });

  function startRendering(composition: Composition, url: string, key: string): Rendering {
    const rendering: Rendering = {
      result: renderAndCache(composition, url, key, () => (rendering.isOwnReady = true)),
      isOwnReady: false,
    };
    renderings.set(key, rendering);
    return rendering;
  }

  async function renderAndCache(composition: Composition, url: string, key: string, onOwnReady: () => void) {
    const begunAt = performance.now();
    try {
      // most fragments of a page are known before it is rendered, and are rendered meanwhile
      pages.renderFragments(composition, knownByPath.get(`${composition.id} ${pathOf(url)}`)?.fragments ?? []);
      const host = (await pages.hostOf(key)) ?? (await renderHost(composition, url, key));
      onOwnReady();
      const page = await pages.compose({ composition, url, key: keyOf(composition, url), host }, begunAt);
      renderings.delete(key);
      return { page, fault: page.fault };
    } catch (error) {
      if (error instanceof PoolBusy) renderings.delete(key);
      else setTimeout(() => renderings.delete(key), RETRY_DELAY_MS).unref();
      if (!isPostponed(error)) report(error, url, composition);
      return { fault: renderer.faultOf(composition, url, error) };
    }
  }

  async function renderHost(composition: Composition, url: string, key: string): Promise<WithReads<RenderedPage>> {
    const path = `${composition.id} ${pathOf(url)}`;
    const isSeen = pages.getOutdated(key) || (knownByPath.get(path)?.status === 200 && queryOf(key) === '');
    const isKnown = isSeen || addresses.has(composition, url);
    const host = await renderer.render(composition, url, isKnown ? 'known' : 'new');
    const { parameters, fragments, status } = host.value;
    knownByPath.set(path, { parameters, fragments, status });
    return host;
  }

  /** The status by the page's data; undefined if that takes too long. */
  function statusOf(pathname: string): Promise<number | undefined> {
    const answer = reads.statusOf(pathname, reads.record().read).catch(() => undefined);
    return withTimeout(answer, STATUS_MS, () => undefined);
  }

  /** The last page, unless its status has changed, or a page without content. */
  async function replacementOf(composition: Composition, url: string, key: string): Promise<Page> {
    const pathname = pathOf(url);
    const status = hasPageAt(composition, pathname) === false ? 404 : await statusOf(pathname);
    const last = pages.getOutdated(key);
    if (last && (!status || status === last.status)) return { ...last, isLast: true };
    return frames.pageOf(composition, pathname, status);
  }

  function keyOf(composition: Composition, url: string): string {
    const { parameters } = knownByPath.get(`${composition.id} ${pathOf(url)}`) ?? {};
    return `${composition.id} ${parameters ? keepParameters(url, parameters) : url}`;
  }

  async function recordIfFound(fault: Blamed, network: () => string): Promise<void> {
    const found = await fault;
    if (found) recordFault(found, network());
  }

  async function pageOf(composition: Composition, asked: string, network: () => string): Promise<Page> {
    const url = sharedAddress(composition, asked);
    const key = keyOf(composition, url);
    const current = renderings.has(key) ? undefined : await pages.get(composition, url, key);
    if (current) {
      announcePage(composition, url, { work: 'page', from: 'cache' });
      void recordIfFound(current.fault, network);
      return current;
    }
    const rendering = renderings.get(key) ?? startRendering(composition, url, key);
    void rendering.result.then(({ fault }) => recordIfFound(fault, network));
    const waitMs = pages.getOutdated(key) ? Math.min(LAST_AFTER_MS, maxWaitMs) : maxWaitMs;
    const late = () => (rendering.isOwnReady ? rendering.result : { page: undefined });
    const { page: rendered } = await withTimeout(rendering.result, waitMs, late);
    const page = rendered ?? (await replacementOf(composition, url, key));
    const from = rendered ? 'render' : page.isLast ? 'last' : 'browser';
    const ageMs = page.isLast ? performance.now() - page.at : undefined;
    announcePage(composition, url, { work: 'page', from, ageMs });
    return page;
  }

  return Object.assign(pageOf, {
    addresses,
    /** Prepares the answers for late pages, the page of unknown addresses, and a first page of each remote. */
    async prepare(composition: Composition): Promise<void> {
      await frames.prepare(composition);
      // this comes when no shopper waits for a page
      void addresses.list(composition);
      // the first page of a process takes a multiple of the time of the next ones
      const first = composition.remotes.map(({ prefixes: [path = NOT_FOUND_PATH] }) => path);
      await Promise.all([NOT_FOUND_PATH, ...first].map((path) => pageOf(composition, path, () => '')));
    },
  });
}
