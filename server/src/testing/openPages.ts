import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../shop/catalog/catalogReads';
import { createPageReads } from '../web/pageReads';
import type { Page } from '../web/pages/page';
import { createPageCache } from '../web/pages/pageCache';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { createPoolRenderer } from '../web/rendering/renderer';
import type { TemporarySite } from './temporarySite';
import { makeTestRenderPool, testRenderPool } from './testRenderPool';

interface Options {
  /** How the catalogue answers for a product; by default it has the samples. */
  product?: ReturnType<typeof createSampleCatalog>['product'];
  pool?: typeof testRenderPool;
  maxWaitMs?: number;
  /** Builds to go back to, by package, where faults are searched for. */
  before?: ReadonlyMap<string, StoredRelease>;
}

/** Pages of a site as its server makes and keeps them, with the reported problems and the blamed builds. */
export function openPages(
  site: TemporarySite,
  { product, pool = testRenderPool, maxWaitMs = 60_000, before }: Options = {},
) {
  const reads = createPageReads(catalogReads({ ...createSampleCatalog(), ...(product && { product }) }));
  const composer = site.composer();
  const problems: [message: string, url: string][] = [];
  const faults: string[] = [];
  const shared = { reads, site: () => 'https://glow.example' };
  const renderer = createPoolRenderer({
    ...shared,
    pool,
    report: (sentence) => problems.push([sentence, '']),
    faults: before && { buildBefore: (name) => before.get(name), makePool: () => makeTestRenderPool() },
  });
  const pages = createPageCache({
    ...shared,
    renderer,
    maxWaitMs,
    report: (problem, url) => problems.push([problem instanceof Error ? problem.message : String(problem), url]),
    recordFault: ({ name, build }) => faults.push(`${name} ${build}`),
  });
  const open = (url: string): Promise<Page> => pages(composer.compose(), url, () => 'a network');
  return { open, pages, composer, renderer, reads, problems, faults };
}

export async function documentOf(page: Page | Promise<Page>): Promise<string> {
  return (await (await page).body('identity')).toString();
}

/** The content of the root element, with fragments whose addresses are left out. */
export async function rootOf(page: Page | Promise<Page>): Promise<string> {
  const [, content = ''] = /<div id="root">(.*)<\/div>/.exec(await documentOf(page)) ?? [];
  return content.replace(/ data-fragment="[^"]*"/g, '');
}
