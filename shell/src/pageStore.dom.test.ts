import remotes from '@glow/shared/remotes.json';
import { setRemotes } from './federation/owners';
import { createPageStore } from './pageStore';

jest.mock('./federation/registry', () => ({ buildOf: () => 'b1' }));

const asked: string[] = [];

beforeEach(() => {
  setRemotes(remotes);
  asked.length = 0;
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    const ids = new URL(url, 'http://localhost').searchParams;
    const lines = Object.fromEntries(ids.getAll('line').map((id) => [id, { id }]));
    const products = ids.getAll('item').map((id) => ({ id }));
    return { ok: true, json: async () => (products.length > 0 ? { products } : lines) };
  }) as unknown as typeof fetch;
});

const ids = Array.from({ length: 500 }, (_, at) => `skn-${at}`);

test.each([
  ['the lines of a large cart', '/page-data/lines', 'line', Object.fromEntries(ids.map((id) => [id, { id }]))],
  ['a long wishlist', '/page-data/products', 'item', { products: ids.map((id) => ({ id })) }],
])('%s are asked for in pieces, none of which is cut', async (_what, path, name, expected) => {
  const url = `${path}?${new URLSearchParams(ids.map((id) => [name, id]))}`;
  expect((await createPageStore().load(url)).data).toEqual(expected);
  expect(asked.length).toBeGreaterThan(1);
  for (const piece of asked) expect(piece.length).toBeLessThan(3_100);
});

test('data of what is off is not asked for', async () => {
  setRemotes([{ name: 'blog', prefixes: ['/blog'], off: ['/fragments/blog/ArticleSearch'] }]);
  const load = async (url: string) => (await createPageStore().load(url)).error?.message;
  expect(await load('/fragments/blog/ArticleSearch?props=%7B%7D')).toBe('blog is off');
  expect(await load('/blog')).toBeUndefined();
  expect(asked).toEqual(['/page-data/b1/blog']);
});

test('why data is missing is told without its address', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 503 })) as unknown as typeof fetch;
  const { error } = await createPageStore().load('/collections/all?q=typed');
  expect(error?.message).toBe('The data of a page of storefront answered 503');
});
