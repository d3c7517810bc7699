import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepParameters, ownerOf } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { SiteOrigin } from '../config/siteOrigin';
import { BuildDisabled, PoolBusy } from '../rendering/renderJob';
import type { RenderedPage, Renderer } from '../rendering/renderer';
import type { Composition } from './composer';
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

/** Cache size; the least recently used page is evicted. */
const MAX_PAGES = 500;
const MAX_PATHS = 5000;

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;

/**
 * Returns the page of a URL (path and query) in a composition, rendered once and cached. URL parameters that the page does not
 * depend on are ignored. Where it cannot be rendered (a failure, for ten seconds), or not soon enough, or too many pages wait,
 * the page is one that the browser renders.
 */
export function createPageCache({
  renderer,
  site,
  maxWaitMs,
  report,
}: PageCacheOptions): (composition: Composition, url: string) => Promise<Page> {
  const pages = new LRUCache<string, Page | Promise<Page>>({ max: MAX_PAGES });
  const unrenderedPages = new LRUCache<string, Page>({ max: MAX_PAGES });
  const parametersByPath = new LRUCache<string, string[]>({ max: MAX_PATHS });

  async function renderPage(composition: Composition, url: string, key: string): Promise<Page> {
    const pathname = pathOf(url);
    try {
      const rendered = await renderer.render(composition.releases, url);
      const page = toPage(renderDocument(composition, pathname, site(), rendered), rendered);
      if (rendered.parameters) parametersByPath.set(`${composition.id} ${pathname}`, rendered.parameters);
      pages.delete(key);
      pages.set(keyOf(composition, url), page);
      return page;
    } catch (error) {
      if (error instanceof PoolBusy) pages.delete(key);
      else setTimeout(() => pages.delete(key), RETRY_DELAY_MS).unref();
      if (!(error instanceof PoolBusy || error instanceof BuildDisabled)) report(error, url);
      return unrendered(composition, pathname);
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
    const cached = pages.get(key);
    if (cached && !(cached instanceof Promise)) return cached;
    const rendering = cached ?? renderPage(composition, url, key);
    if (!cached) pages.set(key, rendering);
    const patience = new AbortController();
    const tooLate = wait(maxWaitMs, undefined, { signal: patience.signal, ref: false }).then(
      () => unrendered(composition, pathOf(url)),
      () => rendering,
    );
    return Promise.race([rendering, tooLate]).finally(() => patience.abort());
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
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
