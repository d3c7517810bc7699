import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepParameters, ownerOf, pathOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { CatalogReads } from '../catalog/catalogReads';
import type { SiteOrigin } from '../config/siteOrigin';
import { BuildDisabled, PoolBusy } from '../rendering/renderJob';
import type { RenderedPage, Renderer } from '../rendering/renderer';
import { answerWithin } from './answerWithin';
import type { Composition } from './composer';
import { createFreshCache } from './freshCache';
import { renderDocument } from './renderDocument';

/** Supported HTTP content encodings. */
export type Encoding = keyof typeof encoders;

/** An HTML page. */
export interface Page {
  status: number;
  etag: string;
  html: Buffer;
  /** False where the browser has to render it. */
  isRendered: boolean;
  /** Its compressed HTML, computed on first use and cached. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

interface PageCacheOptions {
  renderer: Renderer;
  catalog: CatalogReads;
  site: SiteOrigin;
  /** Milliseconds that a visitor waits for a page to be rendered. */
  maxWaitMs: number;
  /** Receives failed renderings. */
  report(error: unknown, url: string): void;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (html: Buffer): Promise<Buffer> => brotli(html, BROTLI),
  gzip: (html: Buffer): Promise<Buffer> => zip(html),
};

const MAX_UNRENDERED = 500;
const MAX_PATHS = 5000;

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;

/**
 * Returns the page of a URL (path and query) in a composition: rendered once, and again when something that it shows of the
 * catalogue has changed. URL parameters that the page does not depend on are ignored. Where it cannot be rendered (a failure,
 * for ten seconds), or not soon enough, or too many pages wait, the page is the last one, or one that the browser renders.
 */
export function createPageCache({
  renderer,
  catalog,
  site,
  maxWaitMs,
  report,
}: PageCacheOptions): (composition: Composition, url: string) => Promise<Page> {
  const pages = createFreshCache<Page>(catalog, maxWaitMs);
  /** Pages that are being rendered, or have failed. */
  const renderings = new Map<string, Promise<Page>>();
  const unrenderedPages = new LRUCache<string, Page>({ max: MAX_UNRENDERED });
  const parametersByPath = new LRUCache<string, string[]>({ max: MAX_PATHS });

  async function renderPage(composition: Composition, url: string, key: string): Promise<Page> {
    const pathname = pathOf(url);
    try {
      const { value: rendered, recorded } = await renderer.render(composition.releases, url);
      const page = toPage(renderDocument(composition, pathname, site(), rendered), rendered);
      if (rendered.parameters) parametersByPath.set(`${composition.id} ${pathname}`, rendered.parameters);
      pages.set(keyOf(composition, url), { value: page, recorded });
      renderings.delete(key);
      return page;
    } catch (error) {
      if (error instanceof PoolBusy) renderings.delete(key);
      else setTimeout(() => renderings.delete(key), RETRY_DELAY_MS).unref();
      if (!(error instanceof PoolBusy || error instanceof BuildDisabled)) report(error, url);
      return pages.getOutdated(key) ?? unrendered(composition, pathname);
    }
  }

  /** It depends on the path's owner only. */
  function unrendered(composition: Composition, pathname: string): Page {
    const key = `${composition.id} ${ownerOf(pathname)?.name}`;
    const page = unrenderedPages.get(key) ?? toPage(renderDocument(composition, pathname, site()));
    unrenderedPages.set(key, page);
    return page;
  }

  function keyOf(composition: Composition, url: string): string {
    const parameters = parametersByPath.get(`${composition.id} ${pathOf(url)}`);
    return `${composition.id} ${parameters ? keepParameters(url, parameters) : url}`;
  }

  return async function pageOf(composition, url) {
    const key = keyOf(composition, url);
    const current = renderings.has(key) ? undefined : await pages.get(key);
    if (current) return current;
    const rendering = renderings.get(key) ?? renderPage(composition, url, key);
    renderings.set(key, rendering);
    return answerWithin(maxWaitMs, rendering, () => unrendered(composition, pathOf(url)));
  };
}

function toPage(text: string, rendered?: RenderedPage): Page {
  const html = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();

  function encoded(encoding: Encoding): Promise<Buffer> {
    const content = compressed.get(encoding) ?? encoders[encoding](html);
    compressed.set(encoding, content);
    return content;
  }

  return {
    status: rendered?.status ?? 200,
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    html,
    isRendered: rendered !== undefined,
    encoded,
  };
}
