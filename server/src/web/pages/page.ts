import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { isOff, isUnder, NOT_FOUND_PATH } from '@glow/shared/remotes';
import type { RenderedPage } from '../rendering/renderJob';
import type { Composition } from './composer';
import { renderDocument, type SiteFacts } from './renderDocument';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../rendering/renderer';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  status: number;
  etag: string;
  /** False if the browser has to render it. */
  isRendered: boolean;
  /** When it was rendered, by `performance.now()`. */
  at: number;
  /** Whether it is sent in place of a page that is late or cannot be rendered. */
  isLast?: boolean;
  /** The source of its import map in the content security policy. */
  importMap?: string;
  body(encoding: Encoding): Promise<Buffer>;
  /** Approximate memory. */
  bytes: number;
}

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify<Buffer, Buffer>(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The browser renders the page, in a frame of the shell if there is one. 503 if the page is off. */
export async function unrenderedPage(
  composition: Composition,
  pathname: string,
  site: SiteFacts,
  frame?: RenderedPage,
): Promise<Page> {
  const page = await toPage(composition, pathname, site, frame);
  return { ...page, status: isOff(composition.remotes, pathname) ? 503 : page.status, isRendered: false };
}

/** Only encoded bodies stay in memory; the text of a page is six times as long. */
export async function toPage(composition: Composition, pathname: string, site: SiteFacts, rendered?: RenderedPage) {
  const text = Buffer.from(renderDocument(composition, pathname, site, rendered));
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
    importMap: composition.importMap?.source,
    at: performance.now(),
    body: (encoding: Encoding) => bodies[encoding](),
    // gzip's body is about as long as brotli's
    bytes: 2 * compressed.length,
  };
}

const MAX_FRAMES = 500;

/** Pages without content, which the browser renders: the shell around the content, if it was prepared. */
export function createFrames(renderer: Renderer, facts: () => SiteFacts) {
  const frames = new LRUCache<string, Page>({ max: MAX_FRAMES });

  return {
    async prepare(composition: Composition): Promise<void> {
      for (const path of framePaths(composition)) {
        const frame = await renderer.frameOf(composition, path);
        frames.set(`${composition.id} ${path}`, await unrenderedPage(composition, path, facts(), frame));
      }
    },
    /** If the status is 200, the path's own page is late, so this page has 503. */
    async pageOf(composition: Composition, pathname: string, status = 200): Promise<Page> {
      const [path = NOT_FOUND_PATH] = framePaths(composition).filter((one) => isUnder(pathname, one));
      const frame = frames.get(`${composition.id} ${path}`) ?? (await unrenderedPage(composition, pathname, facts()));
      if (isOff(composition.remotes, pathname)) return frame;
      // a shell that renders only in the browser is never late
      const isLate = status === 200 && composition.releases.get('shell')?.server;
      return { ...frame, status: isLate ? 503 : status };
    },
  };
}

/** Paths whose frames differ, the longest first: a remote's prefixes, and links, which mark the present page. */
function framePaths({ remotes }: Composition): string[] {
  const links = remotes.flatMap(({ slots = {} }) => Object.values(slots).flatMap((entries = []) => entries));
  const linked = links.flatMap(({ to }) => to ?? []);
  const paths = new Set([...remotes.flatMap(({ prefixes }) => prefixes), ...linked, NOT_FOUND_PATH]);
  return [...paths].sort((one, other) => other.length - one.length);
}
