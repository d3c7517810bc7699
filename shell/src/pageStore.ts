import { createDataStore, type DataStore } from '@glow/shared/app';
import { firstData } from '@glow/shared/page-data';
import { isOff, MAX_QUERY_LENGTH, queryOf } from '@glow/shared/remotes';
import { composedRemotes, ownerNameOf } from './federation/owners';
import { buildOf } from './federation/registry';

const DATA_ELEMENT = 'glow-data';
const TIMEOUT_MS = 10_000;

/** The store of page data: that of the first page is in the HTML, that of others is asked of the server. */
export function createPageStore(): DataStore {
  const json = document.getElementById(DATA_ELEMENT)?.textContent;
  const first = firstData(json ? JSON.parse(json) : undefined);
  const store = createDataStore(fetchData, first);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the page stands for one that was late: what it shows may have changed
  if (navigation?.serverTiming?.some(({ name }) => name === 'last')) Object.keys(first).forEach(store.expire);
  return store;
}

/** What an address has no room for, such as the lines of a large cart, is asked for in pieces. */
async function fetchData(url: string): Promise<unknown> {
  return queryOf(url).length > MAX_QUERY_LENGTH ? (await loadRare()).fetchPieces(url, fetchPiece) : fetchPiece(url);
}

/** The request names the build that asks, because another build may need other data; a look-up is the same for all. */
async function fetchPiece(url: string): Promise<unknown> {
  const owner = ownerNameOf(url);
  if (isOff(composedRemotes(), url)) throw new Error(`${owner} is off`);
  const build = buildOf(owner);
  if (process.env.NODE_ENV !== 'production' && build === 'development')
    return (await import('./developmentData')).loadDevelopmentData(owner, url);
  // always revalidated: an order follows on what it says
  const response = await fetch(url.startsWith('/page-data/') ? url : `/page-data/${build}${url}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const error = new Error(`The data of a page of ${owner} answered ${response.status}`);
  if (response.status > 501)
    await loadRare().then(
      ({ readAnswer }) => readAnswer(url, response, error),
      () => undefined,
    );
  throw error;
}

/** What few requests need, in the chunk that every page loads after hydration. */
function loadRare() {
  return import(/* webpackChunkName: "after-hydration" */ './rarePageData');
}
