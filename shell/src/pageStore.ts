import { createDataStore, type DataStore } from '@glow/shared/app';
import { firstData } from '@glow/shared/page-data';
import { isOff, MAX_QUERY_LENGTH, pathOf, queryOf } from '@glow/shared/remotes';
import { composedRemotes, ownerNameOf } from './federation/owners';
import { buildOf } from './federation/registry';

const DATA_ELEMENT = 'glow-data';
const TIMEOUT_MS = 10_000;

/** The store of page data: that of the first page is in the HTML, that of others is asked of the server. */
export function createPageStore(): DataStore {
  const json = document.getElementById(DATA_ELEMENT)?.textContent;
  return createDataStore(fetchData, firstData(json ? JSON.parse(json) : undefined));
}

/** What an address has no room for, such as the lines of a large cart, is asked for in pieces. */
async function fetchData(url: string): Promise<unknown> {
  const query = queryOf(url).slice(1);
  if (query.length < MAX_QUERY_LENGTH) return fetchPiece(url);
  const pieces = query.match(new RegExp(`[^&].{0,${MAX_QUERY_LENGTH - 2}}(?=&|$)`, 'g')) ?? [];
  const answers = await Promise.all(pieces.map((piece) => fetchPiece(`${pathOf(url)}?${piece}`)));
  const entries = answers.flatMap((answer) => Object.entries(answer as object));
  const listOf = (key: string) => entries.flatMap(([name, value]) => (name === key ? value : []));
  return Object.fromEntries(entries.map(([key, value]) => [key, Array.isArray(value) ? listOf(key) : value]));
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
  if (!response.ok) throw new Error(`The data of a page of ${owner} answered ${response.status}`);
  return response.json();
}
