import { keepParameters, isOff, NOT_FOUND_PATH, pathOf, queryOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import { addReads, type PageReads } from '../pageReads';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import { PoolBusy, TenantDisabled, type RenderedPage } from '../rendering/renderJob';
import { createKnownAddresses, hasPageAt, sharedAddress } from './addresses';
import { composePage, LateFragment, type ComposedPage } from './composePage';
import { type Fault, type Renderer, announcePage } from '../rendering/renderer';
import { withTimeout } from '../../base/system/withTimeout';
import type { Composition } from './composer';
import { createFrames, toPage, type Page } from './page';
import { createFreshCache, LAST_AFTER_MS } from './freshCache';
import { renderDocument } from './renderDocument';

interface PageCacheOptions {
  renderer: Renderer;
  reads: PageReads;
  site: SiteOrigin;
  /** As in `realAccounts`. */
  accounts?: string;
  /** Milliseconds that a visitor waits for a page without a former one. */
  maxWaitMs: number;
  report(error: unknown, url: string): void;
  /** Receives the build that could not render a page, for each request of the page. */
  recordFault(fault: Fault, network: string): void;
}

type KnownPath = Pick<RenderedPage, 'parameters' | 'fragments' | 'status'>;

const MAX_PATHS = 5000;

/** The status of a page that is not rendered may take so long. */
const STATUS_MS = 200;

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;
/** Delay before a page without one of its fragments is rendered again. */
const FRAGMENT_RETRY_DELAY_MS = 1_000;
/** In milliseconds: a page and its fragments together have `all`, but the fragments at least `least`. */
const FRAGMENT_MS = { all: 1_000, least: 100 };

interface Rendering {
  /** Without a page if it has failed; `fault` is the build, if found, that failed to render it or a fragment of it. */
  result: Promise<{ page?: Page; fault?: Promise<Fault | undefined> }>;
  /** Whether everything but its fragments is rendered. */
  isOwnReady: boolean;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Renders a page once, and again when the data that it shows has changed. If a page is late or cannot be rendered, the
 * last page of the address is sent, or a page without content, with the status 503 unless more is known.
 */
export function createPageCache({ renderer, reads, site, accounts, maxWaitMs, report, recordFault }: PageCacheOptions) {
  const pages = createFreshCache<Page>(reads);
  const fragments = createFreshCache<RenderedPage & { bytes: number }>(reads);
  const renderings = new Map<string, Rendering>();
  const facts = () => ({ site: site(), accounts });
  const frames = createFrames(renderer, facts);
  const addresses = createKnownAddresses(renderer, reads);
  /** From the last rendering of a path. */
  const knownByPath = new LRUCache<string, KnownPath>({ max: MAX_PATHS });

  /** Renders a fragment once for all pages that show it, also if that takes longer than a page waits. */
  async function fragmentOf(composition: Composition, address: string) {
    if (isOff(composition.remotes, address)) throw new Error(`There is no fragment at ${address}`);
    return fragments.getOrMake(`${composition.id} ${address}`, async () => {
      const { value, recorded } = await renderer.render(composition, address, 'known');
      return { value: { ...value, bytes: 2 * value.body.length }, recorded };
    });
  }

  function startRendering(composition: Composition, url: string, key: string): Rendering {
    const rendering: Rendering = {
      result: renderAndCache(composition, url, key, () => (rendering.isOwnReady = true)),
      isOwnReady: false,
    };
    renderings.set(key, rendering);
    return rendering;
  }

  async function renderAndCache(
    composition: Composition,
    url: string,
    key: string,
    onOwnReady: () => void,
  ): Rendering['result'] {
    const pathname = pathOf(url);
    const begunAt = performance.now();
    try {
      const known = knownByPath.get(`${composition.id} ${pathname}`);
      // most fragments of a page are known before it is rendered, and are rendered meanwhile
      const begun = new Map(known?.fragments.map((address) => [address, fragmentOf(composition, address)]));
      for (const fragment of begun.values()) fragment.catch(() => undefined);
      const isSeen = pages.getOutdated(key) !== undefined || (known?.status === 200 && queryOf(key) === '');
      const isKnown = isSeen || addresses.has(composition, url);
      const { value, recorded } = await renderer.render(composition, url, isKnown ? 'known' : 'new');
      onOwnReady();
      const render = async (address: string) => {
        const fragment = await (begun.get(address) ?? fragmentOf(composition, address));
        addReads(recorded, fragment.recorded);
        return fragment.value;
      };
      const waitMs = Math.max(FRAGMENT_MS.least, begunAt + FRAGMENT_MS.all - performance.now());
      const lastOf = (address: string) => fragments.getOutdated(`${composition.id} ${address}`);
      const rendered = await composePage(value, render, waitMs, lastOf);
      const page = await toPage(renderDocument(composition, pathname, facts(), rendered), rendered);
      const { parameters, fragments: shown, status } = value;
      knownByPath.set(`${composition.id} ${pathname}`, { parameters, fragments: shown, status });
      if (rendered.failures.size > 0) {
        setTimeout(() => renderings.delete(key), FRAGMENT_RETRY_DELAY_MS).unref();
        return { page, fault: faultOfFragments(composition, rendered) };
      }
      renderings.delete(key);
      pages.set(keyOf(composition, url), { value: page, recorded });
      return { page };
    } catch (error) {
      if (error instanceof PoolBusy) renderings.delete(key);
      else setTimeout(() => renderings.delete(key), RETRY_DELAY_MS).unref();
      if (!(error instanceof PoolBusy || error instanceof TenantDisabled)) report(error, url);
      return { fault: renderer.faultOf(composition, url, error) };
    }
  }

  async function faultOfFragments(composition: Composition, { failures }: ComposedPage): Promise<Fault | undefined> {
    for (const [address, error] of failures) {
      if (error instanceof LateFragment || error instanceof PoolBusy) continue;
      report(error, address);
      const fault = await renderer.faultOf(composition, address, error);
      if (fault) return fault;
    }
    return undefined;
  }

  /** The status by the page's data; undefined if that takes too long. */
  function statusOf(pathname: string): Promise<number | undefined> {
    const answer = reads.statusOf(pathname, reads.record().read).catch(() => undefined);
    return withTimeout(answer, STATUS_MS, () => undefined);
  }

  /** The last page, unless its status has changed, or a page without content. */
  async function replacementOf(composition: Composition, url: string, key: string): Promise<Page> {
    const pathname = pathOf(url);
    const isMissing = hasPageAt(composition, pathname) === false;
    const status = isMissing ? 404 : await statusOf(pathname);
    const last = pages.getOutdated(key);
    if (last && (!status || status === last.status)) return { ...last, isLast: true };
    return frames.pageOf(composition, pathname, status);
  }

  function keyOf(composition: Composition, url: string): string {
    const { parameters } = knownByPath.get(`${composition.id} ${pathOf(url)}`) ?? {};
    return `${composition.id} ${parameters ? keepParameters(url, parameters) : url}`;
  }

  async function pageOf(composition: Composition, asked: string, network: () => string): Promise<Page> {
    const url = sharedAddress(composition, asked);
    const key = keyOf(composition, url);
    const current = renderings.has(key) ? undefined : (await pages.get(key))?.value;
    if (current) {
      announcePage(composition, url, { work: 'page', from: 'cache' });
      return current;
    }
    const rendering = renderings.get(key) ?? startRendering(composition, url, key);
    void rendering.result.then(async ({ fault }) => {
      const found = await fault;
      if (found) recordFault(found, network());
    });
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
    /** Prepares the answers for late pages: pages without content, and the page of unknown addresses. */
    async prepare(composition: Composition): Promise<void> {
      await frames.prepare(composition);
      // this comes when no shopper waits for a page
      void addresses.list(composition);
      await pageOf(composition, NOT_FOUND_PATH, () => '');
    },
  });
}
