import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { isOff, keepParameters, ownerOf, pathOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import { addReads, type CatalogReads } from '../catalog/catalogReads';
import type { SiteOrigin } from '../config/siteOrigin';
import { PoolBusy, TenantDisabled } from '../rendering/renderJob';
import { composePage, type ComposedPage } from './composePage';
import type { Fault, RenderedPage, Renderer } from '../rendering/renderer';
import { announcePage } from './announcePage';
import { withTimeout } from '../system/withTimeout';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';
import { renderDocument, type SiteFacts } from './renderDocument';

/** Supported HTTP content encodings. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  status: number;
  etag: string;
  /** False if the browser has to render it. */
  isRendered: boolean;
  /** Its HTML in an encoding. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Memory that it takes, in bytes. */
  bytes: number;
  /** The build by which it could not be rendered, if it is found. */
  fault?: Promise<Fault | undefined>;
}

interface PageCacheOptions {
  renderer: Renderer;
  catalog: CatalogReads;
  site: SiteOrigin;
  /** Whose accounts the site has, unless they are simulated. */
  accounts?: string;
  /** Milliseconds that a visitor waits for a page to be rendered. */
  maxWaitMs: number;
  report(error: unknown, url: string): void;
  /** Receives the build by which a page could not be rendered, for each request of it. */
  recordFault(fault: Fault, network: string): void;
}

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify<Buffer, Buffer>(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const MAX_UNRENDERED = 500;
const MAX_PATHS = 5000;

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;

/** Delay before a page is rendered again that is without one of its fragments. */
const FRAGMENT_RETRY_DELAY_MS = 1_000;

/**
 * Returns the page of a URL (path and query) in a composition: rendered once, and again when something that it shows of the
 * catalogue has changed. URL parameters that the page does not depend on are ignored. If it cannot be rendered (for ten seconds after
 * a failure), or not soon enough, or too many pages wait, the page is the last one, or one that the browser renders.
 */
export function createPageCache({
  renderer,
  catalog,
  site,
  accounts,
  maxWaitMs,
  report,
  recordFault,
}: PageCacheOptions): (composition: Composition, url: string, network: () => string) => Promise<Page> {
  const pages = createFreshCache<Page>(catalog, maxWaitMs);
  const fragments = createFreshCache<RenderedPage & { bytes: number }>(catalog, maxWaitMs);
  /** Pages that are being rendered, or have failed. */
  const renderings = new Map<string, Promise<Page>>();
  const unrenderedPages = new LRUCache<string, Promise<Page>>({ max: MAX_UNRENDERED });
  /** What was said of a path when it was rendered last. */
  const knownByPath = new LRUCache<string, Pick<RenderedPage, 'parameters' | 'fragments'>>({ max: MAX_PATHS });

  /** A fragment by its address, for all pages that show it: rendered once, also if that takes longer than a page waits. */
  async function fragmentOf(composition: Composition, address: string) {
    if (isOff(composition.remotes, address)) throw new Error(`There is no fragment at ${address}`);
    return fragments.getOrMake(`${composition.id} ${address}`, async () => {
      const { value, recorded } = await renderer.render(composition, address);
      return { value: { ...value, bytes: 2 * value.body.length }, recorded };
    });
  }

  async function renderAndCache(composition: Composition, url: string, key: string): Promise<Page> {
    const pathname = pathOf(url);
    try {
      // most fragments of a page are known before it is rendered, and are rendered meanwhile
      const { fragments: expected = [] } = knownByPath.get(`${composition.id} ${pathname}`) ?? {};
      const begun = new Map(expected.map((address) => [address, fragmentOf(composition, address)]));
      for (const fragment of begun.values()) fragment.catch(() => undefined);
      const { value, recorded } = await renderer.render(composition, url);
      const render = async (address: string) => {
        const fragment = await (begun.get(address) ?? fragmentOf(composition, address));
        addReads(recorded, fragment.recorded);
        return fragment.value;
      };
      const rendered = await composePage(value, render, (one) => fragments.getOutdated(`${composition.id} ${one}`));
      const page = await toPage(renderDocument(composition, pathname, { site: site(), accounts }, rendered), rendered);
      knownByPath.set(`${composition.id} ${pathname}`, { parameters: rendered.parameters, fragments: value.fragments });
      if (rendered.failures.size > 0) {
        setTimeout(() => renderings.delete(key), FRAGMENT_RETRY_DELAY_MS).unref();
        return { ...page, fault: faultOfFragments(composition, rendered) };
      }
      renderings.delete(key);
      pages.set(keyOf(composition, url), { value: page, recorded });
      return page;
    } catch (error) {
      if (error instanceof PoolBusy) renderings.delete(key);
      else setTimeout(() => renderings.delete(key), RETRY_DELAY_MS).unref();
      if (!(error instanceof PoolBusy || error instanceof TenantDisabled)) report(error, url);
      const fault = renderer.faultOf(composition, url, error);
      return { ...(pages.getOutdated(key) ?? (await unrendered(composition, pathname))), fault };
    }
  }

  /** The build by which a fragment could not be rendered, if one is found. */
  async function faultOfFragments(composition: Composition, { failures }: ComposedPage): Promise<Fault | undefined> {
    for (const [address, error] of failures) {
      report(error, address);
      const fault = await renderer.faultOf(composition, address, error);
      if (fault) return fault;
    }
    return undefined;
  }

  /** An unrendered page depends on the path's owner only. */
  function unrendered(composition: Composition, pathname: string): Promise<Page> {
    const key = `${composition.id} ${ownerOf(composition.remotes, pathname)?.name}`;
    const page = unrenderedPages.get(key) ?? unrenderedPage(composition, pathname, { site: site(), accounts });
    unrenderedPages.set(key, page);
    return page;
  }

  function keyOf(composition: Composition, url: string): string {
    const { parameters } = knownByPath.get(`${composition.id} ${pathOf(url)}`) ?? {};
    return `${composition.id} ${parameters ? keepParameters(url, parameters) : url}`;
  }

  return async function pageOf(composition, url, network) {
    const key = keyOf(composition, url);
    const current = renderings.has(key) ? undefined : (await pages.get(key))?.value;
    if (current) {
      announcePage(composition, url, { work: 'page', from: 'cache' });
      return current;
    }
    const rendering = renderings.get(key) ?? renderAndCache(composition, url, key);
    renderings.set(key, rendering);
    void rendering.then(async ({ fault }) => {
      const found = await fault;
      if (found) recordFault(found, network());
    });
    const page = await withTimeout(rendering, maxWaitMs, () => unrendered(composition, pathOf(url)));
    announcePage(composition, url, { work: 'page', from: page.isRendered ? 'render' : 'browser' });
    return page;
  };
}

/** The page of a URL path that the browser renders: also one that is off, with an earlier shell. */
export async function unrenderedPage(composition: Composition, pathname: string, site: SiteFacts): Promise<Page> {
  const page = await toPage(renderDocument(composition, pathname, site));
  return isOff(composition.remotes, pathname) ? { ...page, status: 503 } : page;
}

/** Only encoded bodies stay in memory; the text of a page is six times as long. */
async function toPage(document: string, rendered?: RenderedPage): Promise<Page> {
  const text = Buffer.from(document);
  const compressed = await brotli(text, BROTLI);
  let zipped: Promise<Buffer> | undefined;
  const bodies: Record<Encoding, () => Promise<Buffer>> = {
    br: async () => compressed,
    gzip: () => (zipped ??= decompress(compressed).then(zip)),
    identity: () => decompress(compressed),
  };
  return {
    status: rendered?.status ?? 200,
    etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
    isRendered: rendered !== undefined,
    body: (encoding) => bodies[encoding](),
    // gzip's body is about as long as brotli's
    bytes: 2 * compressed.length,
  };
}
