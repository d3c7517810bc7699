import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFUSED_READ, type CatalogReads } from '../catalog/catalogReads';
import { ApiError } from '../errors/ApiError';
import { toApiError } from '../errors/toApiError';
import { UnavailableError } from '../errors/UnavailableError';
import { JobError, PoolBusy } from '../rendering/renderJob';
import type { Made } from '../rendering/renderer';
import { matchesTag } from './entityTags';
import { createFreshCache } from './freshCache';

const MAX_URL_LENGTH = 4_000;
/** What `loadPageData` of any build says of a route without data. */
const NO_DATA = /^Error: There is no data of /;

/** Data as JSON text. */
interface JsonData {
  json: string;
  etag: string;
  /** Length of the text in bytes. */
  bytes: number;
}

/** Data by key: kept while what it was made from is true, and made once at a time. */
export type DataAnswers = ReturnType<typeof createDataAnswers>;

/** Creates the cache of data. */
export function createDataAnswers(catalog: CatalogReads, maxWaitMs: number) {
  const known = createFreshCache<JsonData>(catalog, maxWaitMs);
  const loading = new Map<string, Promise<JsonData>>();

  async function load(key: string, make: () => Promise<Made<unknown>>): Promise<JsonData> {
    try {
      const { value, recorded } = await make();
      const json = JSON.stringify(value ?? null);
      const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
      const loaded = { json, etag, bytes: Buffer.byteLength(json) };
      known.set(key, { value: loaded, recorded });
      return loaded;
    } catch (error) {
      const outdated = known.getOutdated(key);
      if (outdated) return outdated;
      throw toRefusal(error);
    } finally {
      loading.delete(key);
    }
  }

  return {
    getCurrent: (key: string) => known.get(key),
    /** Makes the data of a key. Calls meanwhile share it. */
    make(key: string, make: () => Promise<Made<unknown>>): Promise<JsonData> {
      const started = loading.get(key) ?? load(key, make);
      loading.set(key, started);
      return started;
    },
  };
}

function toRefusal(error: unknown): Error {
  if (error instanceof JobError && NO_DATA.test(error.message))
    return new ApiError(404, 'There is no data at this address.');
  if (error instanceof Error && error.message.includes(REFUSED_READ))
    return new ApiError(400, 'This address asks for what cannot be.');
  if (error instanceof PoolBusy) return toApiError(new UnavailableError());
  return new UnavailableError('The data of this page cannot be loaded.', { cause: error });
}

/** Refuses a URL that is longer than any of the store. */
export function requireShortUrl(url: string): void {
  if (url.length > MAX_URL_LENGTH) throw new ApiError(414, 'The address is too long.');
}

/** Sends data, unless the browser has it. */
export function sendData(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: JsonData,
  cacheControl: string,
): FastifyReply {
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
    etag,
  });
  return matchesTag(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(json);
}
