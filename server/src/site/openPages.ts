import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Composition, Registry } from './openRegistry';
import { openRenderer, type RenderedPage } from './openRenderer';
import { renderDocument } from './renderDocument';

/** A page ready to be sent, in every encoding. */
export interface Page {
  status: number;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** How many pages are kept; the one asked for longest ago makes way. */
const KEPT_PAGES = 500;

/**
 * Answers the page of a URL (path and query): rendered once per composition and kept until the composition moves.
 * What cannot be rendered here is reported and left to the browser.
 */
export function openPages(registry: Registry, report: (problem: unknown, url: string) => void): (url: string) => Promise<Page> {
  const render = openRenderer();
  let compositionId: string | undefined;
  const pages = new Map<string, Promise<Page>>();

  async function make(composition: Composition, url: string): Promise<Page> {
    const rendered = await render(composition, url).catch((problem: unknown) => {
      report(problem, url);
      return undefined;
    });
    return toPage(composition, url, rendered);
  }

  return function pageOf(url) {
    const composition = registry();
    if (composition.id !== compositionId) pages.clear();
    compositionId = composition.id;
    const page = pages.get(url) ?? make(composition, url);
    pages.delete(url);
    pages.set(url, page);
    if (pages.size > KEPT_PAGES) pages.delete(pages.keys().next().value ?? url);
    return page;
  };
}

async function toPage(composition: Composition, url: string, rendered: RenderedPage | undefined): Promise<Page> {
  const [pathname = '/'] = url.split('?', 1);
  const identity = Buffer.from(renderDocument(composition, pathname, rendered));
  const [br, gzipped] = await Promise.all([brotli(identity, BROTLI), zip(identity)]);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { status: rendered?.status ?? 200, etag, identity, br, gzip: gzipped };
}
