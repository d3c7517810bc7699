import { fragmentUrl } from '@glow/shared/remotes';
import { createSampleCatalog } from '@glow/shared/samples';
import type { RenderPool } from '../rendering/renderPool';
import { documentOf, openPages, rootOf } from '../../testing/openPages';
import { noDatabase, TemporarySite } from '../../testing/temporarySite';
import { makeTestRenderPool } from '../../testing/testRenderPool';
import type { Page } from './page';

// nothing is late, however busy the machine is
jest.mock('../../base/system/withTimeout', () => ({ withTimeout: (promise: Promise<unknown>) => promise }));

const SHELF = fragmentUrl('blog/ArticleShelf', {});
const MINUTE = 60_000;
const START = Date.parse('2026-11-21T10:00:30.000Z');

/** Data as a page shows it. */
const MADE = /<i>"[\da-f-]{36}"<\/i>/;

/** A shell whose product page has a fragment of the blog; pages of checkout and the blog show data of that remote. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => {
  const ownerOf = (url) => (url.startsWith('/cart') ? 'checkout' : url === '/about' || url.startsWith('/product') ? '' : 'blog');
  const loadData = async (url, catalog) => (ownerOf(url) ? (await load(ownerOf(url))).load(catalog) : null);
  return Object.assign(
    async (url, catalog) => {
      const data = await loadData(url, catalog);
      const fragments = url.startsWith('/product') ? ['${SHELF}'] : [];
      const body = fragments.length > 0 ? '<h1>Serum</h1><div data-fragment="${SHELF}"></div>' : '<i>' + JSON.stringify(data) + '</i>';
      return { head: '', styles: '', status: 200, screens: [], parameters: [], fragments, body, data: { url, data } };
    },
    { loadData },
  );
};
`;

/** Data that differs each time and holds for a minute; it cannot be made while the product is not answered. */
const COUNTING = `
exports.load = async (catalog) => {
  await catalog.keepFor(60);
  const made = crypto.randomUUID();
  await catalog.product(made);
  return made;
};`;

let site: TemporarySite;
let pool: RenderPool;
let isDown: boolean;
let now: jest.SpyInstance;
let ended: string[];

beforeEach(() => {
  site = new TemporarySite();
  isDown = false;
  ended = [];
  now = jest.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => {
  now.mockRestore();
  pool.close();
});

/** Opens pages of a site whose blog and checkout have this code. */
function opener(code: { blog?: string; checkout?: string }, deadlineMs = 60_000): (url: string) => Promise<Page> {
  site.releaseBundle('shell', { name: 'shell', build: 's2', scripts: ['shell.22222222.js'] }, SHELL);
  for (const [name, text = COUNTING] of Object.entries({ blog: undefined, checkout: undefined, ...code }))
    site.releaseBundle(`${name}-mfe`, { name, build: `${name}2` }, text);
  pool = makeTestRenderPool({ size: 3, deadlineMs });
  pool.onEnd(({ tenant }) => ended.push(Object.keys(tenant).join('+')));
  const { product } = createSampleCatalog();
  return openPages(site, { pool, product: (id) => (isDown ? Promise.reject(new Error('down')) : product(id)) }).open;
}

test('a page is made again once its data has held for its time, and the last one is shown while that fails', async () => {
  const open = opener({});
  const texts: string[] = [];
  for (const at of [0, 29_000, 30_000, 30_000 + MINUTE]) {
    now.mockReturnValue(START + at);
    isDown = texts.length % 2 === 1;
    texts.push(await rootOf(await open('/cart')));
  }
  const [first = '', , second = ''] = texts;
  expect(texts).toEqual([first, first, second, second]);
  expect(second).not.toBe(first);
});

test('a page with a fragment is made again with it, and is without it while it cannot be made', async () => {
  const open = opener({});
  const product = () => open('/product/skn-001');
  const first = await rootOf(await product());
  expect(first).toMatch(MADE);
  expect(await rootOf(await product())).toBe(first);
  now.mockReturnValue(START + MINUTE);
  const second = await rootOf(await product());
  expect(second).not.toBe(first);
  now.mockReturnValue(START + 2 * MINUTE);
  isDown = true;
  expect(await rootOf(await product())).toBe('<h1>Serum</h1><div></div>');
});

test('the page and its data end at the same time, and the data is the last one while it cannot be made', async () => {
  opener({});
  const query = async () => (isDown ? Promise.reject(new Error('down')) : []);
  const server = await site.server({}, { ...noDatabase, query });
  const dataOf = async () => (await server.inject('/page-data/checkout2/cart')).body;
  const pageOf = async () => {
    const page = await server.inject({ url: '/cart', headers: { accept: 'text/html' } });
    return /<i>(.*)<\/i>/.exec(page.body)?.[1];
  };
  const [page, data] = [await pageOf(), await dataOf()];
  now.mockReturnValue(START + 29_000);
  expect([await pageOf(), await dataOf()]).toEqual([page, data]);
  now.mockReturnValue(START + 30_000);
  const [laterPage, laterData] = [await pageOf(), await dataOf()];
  expect([laterPage, laterData]).not.toContain(page);
  expect([laterPage, laterData]).not.toContain(data);
  now.mockReturnValue(START + 2 * MINUTE);
  isDown = true;
  expect([await pageOf(), await dataOf()]).toEqual([laterPage, laterData]);
});

test.each([
  ['is never answered', 'await new Promise(() => undefined)', true],
  ['is a page of HTML', "return JSON.parse('<h1>500</h1>')", false],
])('data that %s costs the part of its own remote only', async (_what, load, endsProcess) => {
  now.mockRestore();
  const open = opener({ blog: `exports.load = async () => { ${load}; };` }, 1_000);
  expect((await open('/blog')).isRendered).toBe(false);
  expect(await rootOf(await open('/product/skn-001'))).toBe('<h1>Serum</h1><div></div>');
  expect(await rootOf(await open('/cart'))).toMatch(MADE);
  expect([...new Set(ended)]).toEqual(endsProcess ? ['shell+blog'] : []);
});

test('data with markup and __proto__ stays text, in the page and in its data', async () => {
  const text = '{"offer":"</script><script>taken</script>","__proto__":{"taken":true}}';
  const open = opener({ blog: `exports.load = async () => JSON.parse(${JSON.stringify(text)});` });
  const html = await documentOf(open('/blog'));
  const [, inPage = ''] = /<script type="application\/json" id="glow-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.stringify((JSON.parse(inPage) as { data: unknown }).data)).toBe(text);
  expect('taken' in {}).toBe(false);
});
