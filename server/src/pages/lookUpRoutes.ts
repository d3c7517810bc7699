import { lookUps, type LookUpSource } from '@glow/shared/catalog';
import { queryOf, readQuery } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import type { CatalogReads } from '../catalog/catalogReads';
import { UnavailableError } from '../errors/UnavailableError';
import { answerWithin } from './answerWithin';
import { CACHE_A_SECOND } from './cacheControl';
import { requireShortUrl, sendData, type DataAnswers } from './dataAnswers';

/** Where builds of before app 2.0 ask for the same; to be deleted once none of them is live. */
const FORMER_ADDRESSES = {
  '/page-data/lines': ['/lines', '/cart/lines', '/account/orders/lines'],
  '/page-data/products': ['/wishlist/products'],
};

interface LookUpOptions {
  answers: DataAnswers;
  catalog: CatalogReads;
  maxWaitMs: number;
}

/**
 * `GET /page-data/lines?line=…` and `GET /page-data/products?item=…`: what the ids that a device remembers stand for at present. The
 * server looks them up itself, without a rendering process and for all builds alike.
 */
export async function lookUpRoutes(
  server: FastifyInstance,
  { answers, catalog, maxWaitMs }: LookUpOptions,
): Promise<void> {
  async function run(
    lookUp: (query: URLSearchParams, source: LookUpSource) => Promise<unknown>,
    query: URLSearchParams,
  ) {
    const recorded = catalog.record();
    const source = Object.fromEntries(
      ['lines', 'products', 'policy'].map((method) => [method, (...args: unknown[]) => recorded.read(method, args)]),
    ) as unknown as LookUpSource;
    const late = () => Promise.reject(new UnavailableError('The catalogue does not answer.'));
    return { value: await answerWithin(maxWaitMs, lookUp(query, source), late), recorded };
  }

  for (const path of Object.keys(lookUps) as (keyof typeof lookUps)[]) {
    const former = FORMER_ADDRESSES[path].map((address) => `/page-data/:build${address}`);
    for (const address of [path, ...former])
      server.get(address, async (request, reply) => {
        requireShortUrl(request.url);
        const query = readQuery(queryOf(request.url));
        const key = `${path}?${query}`;
        const current = await answers.getCurrent(key);
        const data = current ?? (await answers.make(key, () => run(lookUps[path], query)));
        return sendData(request, reply, data, CACHE_A_SECOND);
      });
  }
}
