import { createDataStore, type DataStore } from '@glow/shared/app';
import { firstData } from '@glow/shared/page-data';
import { isOff, MAX_QUERY_LENGTH, queryOf } from '@glow/shared/remotes';
import { composedRemotes, ownerNameOf } from './federation/owners';
import { buildOf } from './federation/registry';

const DATA_ELEMENT = 'glow-data';
const TIMEOUT_MS = 10_000;

/** The first page's data is in the HTML; the server is asked for all other data. */
export function createPageStore(): DataStore {
  const json = document.getElementById(DATA_ELEMENT)?.textContent;
  const first = firstData(json ? JSON.parse(json) : undefined);
  const store = createDataStore(fetchData, first);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the server has sent its last copy, because the page was late: the data may be outdated
  if (navigation?.serverTiming?.some(({ name }) => name === 'last')) Object.keys(first).forEach(store.expire);
  return store;
}

/** A query that is too long, for example of a large cart, is sent in pieces. */
async function fetchData(url: string): Promise<unknown> {
  if (queryOf(url).length <= MAX_QUERY_LENGTH) return fetchPiece(url);
  return (await import(/* webpackChunkName: "long-queries" */ './fetchPieces')).fetchPieces(url, fetchPiece);
}

/** The request names the page's build, because another build may need other data; a look-up is the same for all. */
async function fetchPiece(url: string): Promise<unknown> {
  const owner = ownerNameOf(url);
  if (isOff(composedRemotes(), url)) throw new Error(`${owner} is off`);
  const build = buildOf(owner);
  if (process.env.NODE_ENV !== 'production' && build === 'development')
    return (await import('./developmentData')).loadDevelopmentData(owner, url);
  // always revalidated, because an order depends on it
  const response = await fetch(url.startsWith('/page-data/') ? url : `/page-data/${build}${url}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const error = new Error(`The data of a page of ${owner} answered ${response.status}`);
  if (response.status > 501)
    await import(/* webpackChunkName: "after-hydration" */ './rarePageData').then(
      ({ readAnswer }) => readAnswer(url, response, error),
      () => undefined,
    );
  throw error;
}
