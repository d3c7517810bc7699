import { setTimeout as wait } from 'node:timers/promises';
import { fragmentUrl } from '@glow/shared/remotes';
import { createSampleCatalog } from '@glow/shared/samples';
import { documentOf, openPages, rootOf } from '../../testing/openPages';
import { TemporarySite } from '../../testing/temporarySite';
import type { Page } from './page';

// nothing is late, however busy the machine is
jest.mock('../../base/system/withTimeout', () => ({ withTimeout: (promise: Promise<unknown>) => promise }));

const SHELF = fragmentUrl('blog/ArticleShelf', {});
const LINES = fragmentUrl('checkout/ProductLines', {});

/** A shell whose pages of the storefront have two fragments. */
const SHELL = `
exports.sharedInstances = {};
let count = 0;
exports.createRenderer = (load) => async (url, catalog) => {
  const page = { head: '', styles: '', status: 200, screens: [] };
  const [, , remote] = url.startsWith('/fragments/') ? url.split('/') : [];
  if (remote) return { ...page, body: '<i>' + (await (await load(remote)).render(catalog)) + '</i>' };
  await load('storefront');
  count += 1;
  const fragments = ${JSON.stringify([SHELF, LINES])};
  return { ...page, fragments, body: '<h1 id="main">Serum ' + count + '</h1>' + fragments.map((one) => '<div data-fragment="' + one + '"></div>').join('') };
};
`;
const ARTICLES = "exports.render = () => 'articles';";
const BROKEN = "exports.render = () => { throw new Error('broken on purpose'); };";
const MISSING = "exports.render = () => { throw new Error('There is no fragment at /fragments/blog/ArticleShelf'); };";
const READING = "exports.render = async (catalog) => (await catalog.product('skn-001')).id;";

let site: TemporarySite;
let isDown: boolean;

beforeEach(() => {
  site = new TemporarySite();
  isDown = false;
});

/** Builds the packages: the shell, and remotes with this code. */
function build(id: string, code: Record<string, string>): void {
  site.releaseBundle('shell', { name: 'shell', build: `shell${id}`, scripts: ['shell.22222222.js'] }, SHELL);
  for (const [name, text] of Object.entries({ storefront: 'exports.is = true;', checkout: ARTICLES, ...code }))
    site.releaseBundle(`${name}-mfe`, { name, build: `${name}${id}` }, `${text} // ${id}`);
}

/** Pages with this build of the blog; each package may go back to a build before. */
function pagesWith(blog: string, before = ARTICLES) {
  build('1', { blog: before });
  const { releases } = site.composer().compose();
  build('2', { blog });
  const { product } = createSampleCatalog();
  const { open, ...rest } = openPages(site, {
    before: releases,
    product: (id) => (isDown ? Promise.reject(new Error('down')) : product(id)),
  });
  return { open: () => open('/product/skn-001'), ...rest };
}

const WHOLE = '<h1 id="main">Serum 1</h1><div><i>articles</i></div><div><i>articles</i></div>';
const WITHOUT_SHELF = '<h1 id="main">Serum 1</h1><div></div><div><i>articles</i></div>';

/** The first page that is as expected. */
async function firstPage(open: () => Promise<Page>, isExpected: (page: Page) => Promise<boolean>): Promise<Page> {
  const page = await open();
  if (await isExpected(page)) return page;
  await wait(200);
  return firstPage(open, isExpected);
}

const hasText = (text: string) => async (page: Page) => (await rootOf(page)) === text;

test('a page with its fragments is kept', async () => {
  const { open, faults } = pagesWith(ARTICLES);
  const page = await firstPage(open, hasText(WHOLE));
  expect([await open(), faults]).toEqual([page, []]);
});

test.each([
  ['throws', BROKEN, 'Error: broken on purpose'],
  ['ends elements of the page', "exports.render = () => '</i></div><p>';", 'does not end where it began'],
  ['has an id of the page', `exports.render = () => '<p id="main"></p>';`, 'the page has the id "main" too'],
  ['has 20,000 items', "exports.render = () => '<b>1</b>'.repeat(20_000);", 'bytes of HTML'],
])(
  'a fragment that %s costs the page only its own element, and its own build the good name',
  async (_name, blog, problem) => {
    const { open, faults, problems } = pagesWith(blog);
    const page = await firstPage(open, async () => faults.length > 0);
    expect([page.status, page.isRendered, new Set(faults)]).toEqual([200, true, new Set(['blog blog2'])]);
    expect(problems).toContainEqual([expect.stringContaining(problem), SHELF]);
    site = new TemporarySite();
    const without = await firstPage(pagesWith(MISSING).open, hasText(WITHOUT_SHELF));
    expect(await contentOf(page)).toBe(await contentOf(without));
  },
);

/** The document without the files of builds. */
async function contentOf(page: Page): Promise<string> {
  return (await documentOf(page)).replace(/<script.*?<\/script>/g, '');
}

test('a new fragment that fails is the fault of its build', async () => {
  const { open, faults } = pagesWith(BROKEN, MISSING);
  await firstPage(open, async () => faults.length > 0);
  expect(faults[0]).toBe('blog blog2');
});

test('a page without one of its fragments is kept, and is not rendered again when the fragment comes', async () => {
  const { open, faults } = pagesWith(READING);
  isDown = true;
  const page = await firstPage(open, hasText(WITHOUT_SHELF));
  expect([faults, await open()]).toEqual([[], page]);
  isDown = false;
  await firstPage(open, hasText(WHOLE.replace('articles', 'skn-001')));
});

test('a build that has no such fragment is not to blame, and the page is kept without it', async () => {
  const { open, faults, problems } = pagesWith(MISSING);
  const page = await firstPage(open, hasText(WITHOUT_SHELF));
  expect([faults, await open(), problems]).toEqual([[], page, []]);
});
