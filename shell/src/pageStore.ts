import { createDataStore, type DataStore } from '@glow/shared/app';
import { pathOf } from '@glow/shared/remotes';
import { ownerOf } from './federation/owners';
import { buildOf } from './federation/registry';

const DATA_ELEMENT = 'glow-data';
const TIMEOUT_MS = 10_000;

/** The store of page data: that of the first page is in the HTML, that of others is asked of the server. */
export function createPageStore(): DataStore {
  const json = document.getElementById(DATA_ELEMENT)?.textContent;
  const first: { url: string; data: unknown } | undefined = json && JSON.parse(json);
  return createDataStore(fetchData, first && { [first.url]: first.data });
}

/** The request names the build that asks, because another build may need other data. */
async function fetchData(url: string): Promise<unknown> {
  const owner = ownerOf(pathOf(url))?.name ?? 'shell';
  const build = buildOf(owner);
  if (process.env.NODE_ENV !== 'production' && build === 'development')
    return (await import('./developmentData')).loadDevelopmentData(owner, url);
  // always revalidated: an order follows on what it says
  const response = await fetch(`/page-data/${build}${url}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
