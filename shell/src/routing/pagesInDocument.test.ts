import type { Location } from '@glow/shared/router';
import { pagesAfter, type PageInDocument, type PagesInDocument } from './usePagesInDocument';

function at(url: string, key = url): Location {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return { pathname, search, hash, state: null, key };
}

function page(id: number, url: string, key?: string): PageInDocument {
  return { id, location: at(url, key), navigationType: 'PUSH' as PageInDocument['navigationType'] };
}

const PUSH = 'PUSH' as PageInDocument['navigationType'];
const POP = 'POP' as PageInDocument['navigationType'];

/** The ids of the shown page, the next and the one that was left. */
function ids({ shown, next, left }: PagesInDocument) {
  return [shown.id, next?.id, left?.id];
}

const home = page(0, '/', 'first');
const prepared: PagesInDocument = { shown: home, next: page(1, '/product/skn-002'), isShownKept: true };

test('without a page that was rendered ahead, the shown one goes on', () => {
  const after = pagesAfter({ shown: home, isShownKept: false }, at('/cart'), PUSH);
  expect(ids(after)).toEqual([0, undefined, undefined]);
  expect(after.shown.location.pathname).toBe('/cart');
});

test('a page that was rendered ahead is shown, with the state of the link, and the former one is kept', () => {
  const location = { ...at('/product/skn-002', 'second'), state: { from: 'home' } };
  const after = pagesAfter(prepared, location, PUSH);
  expect(ids(after)).toEqual([1, undefined, 0]);
  expect(after.shown).toEqual({ id: 1, location, navigationType: PUSH });
});

test('a former page that may not stay is not kept', () => {
  const after = pagesAfter({ ...prepared, isShownKept: false }, at('/product/skn-002'), PUSH);
  expect(ids(after)).toEqual([1, undefined, undefined]);
});

test.each([
  ['another page', at('/product/skn-001')],
  ['the same page with other parameters', at('/product/skn-002?variant=50ml')],
])('%s than the one rendered ahead is not taken for it', (_what, location) => {
  expect(ids(pagesAfter(prepared, location, PUSH))).toEqual([0, undefined, undefined]);
});

test('Back shows the page that was left, Forward the one after it', () => {
  const onProduct = pagesAfter(prepared, at('/product/skn-002', 'second'), PUSH);
  const back = pagesAfter(onProduct, at('/', 'first'), POP);
  expect(ids(back)).toEqual([0, undefined, 1]);
  expect(ids(pagesAfter(back, at('/product/skn-002', 'second'), POP))).toEqual([1, undefined, 0]);
});

test('the same URL in another place of the history is another page', () => {
  const onProduct = pagesAfter(prepared, at('/product/skn-002', 'second'), PUSH);
  expect(ids(pagesAfter(onProduct, at('/', 'zeroth'), POP))).toEqual([1, undefined, 0]);
});

test('Back does not take a page that was rendered for a link', () => {
  expect(ids(pagesAfter(prepared, at('/product/skn-002', 'earlier'), POP))).toEqual([0, undefined, undefined]);
});
