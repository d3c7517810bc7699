import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Composition } from './composer';
import type { Renderer } from './renderer';
import { renderDocument } from './renderDocument';
import type { SiteOrigin } from '../config/siteOrigin';

/** Supported HTTP content encodings. */
export type Encoding = keyof typeof encoders;

/** A rendered page. */
export interface Page {
  status: number;
  etag: string;
  html: Buffer;
  /** Its compressed HTML, computed on first use and cached. */
  encoded(encoding: Encoding): Promise<Buffer>;
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

/** Delay before a failed page is rendered again. */
const RETRY_DELAY_MS = 10_000;

/**
 * Returns the page of a URL (path and query) in a composition, rendered once and cached.
 * A render failure is reported, and for ten seconds the page is rendered in the browser only.
 */
export function createPageCache(
  renderer: Renderer,
  site: SiteOrigin,
  report: (error: unknown, url: string) => void,
): (composition: Composition, url: string) => Promise<Page> {
  const pages = new LRUCache<string, Promise<Page>>({ max: MAX_PAGES });

  async function renderPage(composition: Composition, url: string, key: string): Promise<Page> {
    const rendered = await renderer.render(composition, url).catch((error: unknown) => {
      report(error, url);
      setTimeout(() => pages.delete(key), RETRY_DELAY_MS).unref();
      return undefined;
    });
    return toPage(renderDocument(composition, pathOf(url), site(), rendered), rendered?.status);
  }

  return function pageOf(composition, url) {
    const key = `${composition.id} ${url}`;
    const page = pages.get(key) ?? renderPage(composition, url, key);
    pages.set(key, page);
    return page;
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function toPage(text: string, status = 200): Page {
  const html = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();

  function encoded(encoding: Encoding): Promise<Buffer> {
    const content = compressed.get(encoding) ?? encoders[encoding](html);
    compressed.set(encoding, content);
    return content;
  }

  return { status, etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`, html, encoded };
}
