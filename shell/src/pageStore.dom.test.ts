import { isOutdated } from '@glow/shared/app';
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

test.each([
  ['the last page of its address', [{ name: 'last' }], true],
  ['a present page', [{ name: 'page' }], false],
])('the data of %s is shown, and is outdated: %# (REL-144)', (_what, serverTiming, isExpected) => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  document.body.innerHTML = '<script type="application/json" id="glow-data">{"url":"/","data":"home"}</script>';
  const entry = createPageStore().get('/');
  expect([entry?.data, isOutdated(entry)]).toEqual(['home', isExpected]);
  document.body.innerHTML = '';
});

test('data of what is off is not asked for', async () => {
  setRemotes([{ name: 'blog', prefixes: ['/blog'], off: ['/fragments/blog/ArticleSearch'] }]);
  const load = async (url: string) => (await createPageStore().load(url)).error?.message;
  expect(await load('/fragments/blog/ArticleSearch?props=%7B%7D')).toBe('blog is off');
  expect(await load('/blog')).toBeUndefined();
  expect(asked).toEqual(['/page-data/b1/blog']);
});

/** The server refuses all requests. */
function answerWith(status: number, headers: Record<string, string> = {}) {
  const response = { ok: false, status, headers: new Headers(headers) };
  globalThis.fetch = jest.fn(async () => response) as unknown as typeof fetch;
}

describe('the pause after an answer', () => {
  beforeEach(() => {
    // the pauses of former tests are over
    jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') });
    jest.advanceTimersByTime(200_000);
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    jest.mocked(Math.random).mockRestore();
  });

  /** How long a URL is not loaded again after it was, in milliseconds; undefined if the error does not say it. */
  async function pauseOf(url: string): Promise<number | undefined> {
    const { error } = await createPageStore().load(url);
    const { until } = error as { until?: number };
    return until && Math.round(until - performance.now());
  }

  let number = 0;

  test('after 502, 503 and 504 is one second, and is not set after another status', async () => {
    for (const status of [502, 503, 504]) {
      answerWith(status);
      expect([status, await pauseOf(`/blog/${++number}`)]).toEqual([status, 1_000]);
    }
    for (const status of [400, 404, 410, 429, 500, 501, 505]) {
      answerWith(status, { 'retry-after': '20' });
      expect([status, await pauseOf('/blog')]).toEqual([status, undefined]);
    }
  });

  test('is told without the address, and is no fault of a build if nobody handles it', async () => {
    answerWith(503);
    const { error } = await createPageStore().load('/collections/all?q=typed');
    expect(String(error)).toBe('NetworkError: The data of a page of storefront answered 503');
  });

  test('is not set without a network, or after data that cannot be read', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await pauseOf('/blog')).toBeUndefined();
    const json = async () => JSON.parse('<!doctype html>');
    globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json })) as unknown as typeof fetch;
    expect(await pauseOf('/blog')).toBeUndefined();
  });

  test.each<[retryAfter: string, ms: number]>([
    ['20', 20_000],
    ['0', 1_000],
    ['3600', 60_000],
    ['Fri, 27 Nov 2026 12:03:45 GMT', 25_000],
    ['Fri, 27 Nov 2026 14:00:00 GMT', 60_000],
    ['Fri, 27 Nov 2026 11:00:00 GMT', 1_000],
    ['soon', 1_000],
    ['-20', 1_000],
    ['20.5', 1_000],
    ['20 seconds', 1_000],
    ['2099-01-01', 1_000],
    ['never GMT', 1_000],
    ['', 1_000],
  ])('with Retry-After %j is %d ms', async (retryAfter, ms) => {
    answerWith(503, { 'retry-after': retryAfter });
    expect(await pauseOf(`/blog/${++number}`)).toBe(ms);
  });

  test('doubles while the server is busy, up to half a minute, and not for a press on Retry', async () => {
    answerWith(503);
    const pauses: unknown[] = [];
    for (let count = 0; count < 7; count += 1) {
      const ms = await pauseOf('/blog/busy');
      pauses.push(ms);
      expect(await pauseOf('/blog/busy')).toBe(ms);
      jest.advanceTimersByTime(Number(ms));
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    jest.advanceTimersByTime(60_000);
    expect(await pauseOf('/blog/busy')).toBe(1_000);
  });

  test('is longer by chance, and never shorter than the server wishes', async () => {
    answerWith(503, { 'retry-after': '20' });
    jest.mocked(Math.random).mockReturnValue(0.999);
    const ms = Number(await pauseOf('/blog/chance'));
    expect(ms).toBeGreaterThan(24_900);
    expect(ms).toBeLessThan(25_000);
  });

  test('of data that is asked for in pieces is that of one piece', async () => {
    answerWith(503, { 'retry-after': '20' });
    expect(await pauseOf(`/page-data/lines?${new URLSearchParams(ids.map((id) => ['line', id]))}`)).toBe(20_000);
  });
});
