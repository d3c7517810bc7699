import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Composition } from './composer';
import type { Renderer } from './renderer';
import { renderDocument } from './renderDocument';
import type { SiteOrigin } from '../siteOrigin';

/** How a page can be compressed, by the names of HTTP. */
export type Encoding = keyof typeof encoders;

/** A page ready to be sent. */
export interface Page {
  status: number;
  etag: string;
  html: Buffer;
  /** Its HTML compressed: when first asked for so, and kept. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (html: Buffer): Promise<Buffer> => brotli(html, BROTLI),
  gzip: (html: Buffer): Promise<Buffer> => zip(html),
};

/** How many pages are kept; the one asked for longest ago makes way. */
const MAX_PAGES = 500;

/** When a page that could not be rendered is tried again, in milliseconds. */
const RETRY_DELAY_MS = 10_000;

/**
 * Answers the page of a URL (path and query) in a composition: rendered once for each and kept.
 * What cannot be rendered here is reported and left to the browser for ten seconds.
 */
export function createPageCache(renderer: Renderer, site: SiteOrigin, report: (problem: unknown, url: string) => void): (composition: Composition, url: string) => Promise<Page> {
  const pages = new Map<string, Promise<Page>>();

  async function make(composition: Composition, url: string, key: string): Promise<Page> {
    const rendered = await renderer.render(composition, url).catch((problem: unknown) => {
      report(problem, url);
      setTimeout(() => pages.delete(key), RETRY_DELAY_MS).unref();
      return undefined;
    });
    return toPage(renderDocument(composition, pathOf(url), site(), rendered), rendered?.status);
  }

  return function pageOf(composition, url) {
    const key = `${composition.id} ${url}`;
    const page = pages.get(key) ?? make(composition, url, key);
    pages.delete(key);
    pages.set(key, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value ?? key);
    return page;
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function toPage(text: string, status = 200): Page {
  const html = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();

  function encoded(encoding: Encoding): Promise<Buffer> {
    const known = kept.get(encoding) ?? encoders[encoding](html);
    kept.set(encoding, known);
    return known;
  }

  return { status, etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`, html, encoded };
}
