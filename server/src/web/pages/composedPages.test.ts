import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { documentOf } from '../../testing/openPages';
import { TemporarySite } from '../../testing/temporarySite';
import { createPageReads } from '../pageReads';
import type { Renderer } from '../rendering/renderer';
import { createComposedPages } from './composedPages';

// the clock of the test has no `timers/promises`
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(value), ms);
      signal.addEventListener('abort', () => (clearTimeout(timer), reject(new Error('aborted'))));
    }),
}));

const SHELF = '/fragments/blog/Shelf?props=%7B%7D';
const PAGE = `<main><h1>Serum</h1><div data-fragment="${SHELF}"></div></main>`;

const rendered = (body: string, fragments: string[] = []) => ({
  ...{ body, fragments, head: '', styles: '', status: 200, screens: [] },
});

let shelf: { ms: number; body?: string };
let count: number;

/** Pages of a clock that the test sets, with what was reported and how often the fragment was rendered. */
function openPages() {
  const composition = new TemporarySite().composer().compose();
  const reads = createPageReads(catalogReads(createSampleCatalog()));
  const problems: unknown[] = [];
  async function render() {
    count += 1;
    const { ms, body } = shelf;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (body === undefined) throw new Error('broken on purpose');
    return { value: rendered(body), recorded: reads.record() };
  }
  const renderer = { render, faultOf: async () => ({ name: 'blog', build: 'b2' }) } as unknown as Renderer;
  const pages = createComposedPages({
    renderer,
    reads,
    facts: () => ({ site: 'https://glow.example' }),
    report: (error, url, _composition, page) => problems.push([String(error), url, page]),
  });
  return {
    problems,
    async make(url: string, begunAt = performance.now(), page = PAGE) {
      const host = { value: rendered(page, [SHELF]), recorded: reads.record() };
      const made = await pages.compose({ composition, url, key: url, host }, begunAt);
      return { text: await contentOf(documentOf(made)), fault: await made.fault };
    },
    async kept(url: string) {
      const page = await pages.get(composition, url, url);
      return page && contentOf(documentOf(page));
    },
  };
}

async function contentOf(document: Promise<string>) {
  return /<h1>.*<\/main>/.exec(await document)?.[0].replace(/ data-fragment="[^"]*"/, '');
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  shelf = { ms: 100, body: '<i>shelf</i>' };
  count = 0;
});
afterEach(() => jest.useRealTimers());

/** Waits for a result, and lets the clock run for 350 milliseconds meanwhile, however long the result takes. */
async function run<Result>(result: Promise<Result>): Promise<Result> {
  let isDone = false;
  void result.finally(() => (isDone = true)).catch(() => undefined);
  for (let ms = 0; !isDone; ms += 1) {
    if (ms < 350) await jest.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return result;
}

const shown = (body: string) => `<h1>Serum</h1><div>${body}</div></main>`;

test.each([
  ['until 300 ms after the request', 0, 299, '<i>shelf</i>'],
  ['no longer than 300 ms after the request', 0, 301, ''],
  ['until 50 ms after it is rendered', 400, 49, '<i>shelf</i>'],
  ['no longer than 50 ms after it is rendered', 400, 51, ''],
])('a page waits for its fragments %s', async (_name, renderedAt, ms, body) => {
  const { make, problems } = openPages();
  shelf.ms = ms;
  const begunAt = performance.now();
  await jest.advanceTimersByTimeAsync(renderedAt);
  expect((await run(make('/product/1', begunAt))).text).toBe(shown(body));
  expect(problems).toEqual([]);
});

test('a late fragment is put into its page when it comes, and until it was ready no page waits for it again', async () => {
  const { make, kept } = openPages();
  shelf.ms = 1_200;
  expect((await run(make('/product/1'))).text).toBe(shown(''));
  const other = make('/product/2');
  await jest.advanceTimersByTimeAsync(1);
  expect([(await other).text, count]).toEqual([shown(''), 1]);
  expect(await kept('/product/1')).toBe(shown(''));
  await jest.advanceTimersByTimeAsync(1_200);
  for (const url of ['/product/1', '/product/2'])
    await run(until(async () => (await kept(url)) === shown('<i>shelf</i>')));
  expect(count).toBe(1);
  expect((await run(make('/product/3'))).text).toBe(shown('<i>shelf</i>'));
});

test('a fragment that fails is rendered again after a second, if its page is asked for; its build is blamed', async () => {
  const { make, kept, problems } = openPages();
  shelf.body = undefined;
  const { text, fault } = await run(make('/product/1'));
  expect([text, fault]).toEqual([shown(''), { name: 'blog', build: 'b2' }]);
  expect(problems).toEqual([['Error: broken on purpose', SHELF, '/product/1']]);
  shelf.body = '<i>shelf</i>';
  expect([await kept('/product/1'), count]).toEqual([shown(''), 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await kept('/product/1')).toBe(shown(''));
  await run(until(async () => (await kept('/product/1')) === shown('<i>shelf</i>')));
  expect(count).toBe(2);
});

test('a page whose own rendering is no longer kept is rendered again, so that it does not stay without a fragment', async () => {
  const { make, kept } = openPages();
  shelf.body = undefined;
  await run(make('/product/1'));
  shelf.body = '<i>shelf</i>';
  for (let other = 0; other < 10; other += 1)
    await run(make(`/other/${other}`, undefined, PAGE + 'x'.repeat(1_000_000)));
  await jest.advanceTimersByTimeAsync(1_000);
  await run(until(async () => (await kept('/product/1')) === undefined));
});

test('a fragment that fails on several pages is reported once, and is not rendered again at once', async () => {
  const { make, problems } = openPages();
  shelf.body = undefined;
  await run(Promise.all([make('/product/1'), make('/product/2')]));
  await run(make('/product/3'));
  expect([problems.length, count]).toEqual([1, 1]);
});

test('HTML that would damage the page is left out, and its build is blamed', async () => {
  const { make, problems } = openPages();
  shelf.body = '<i>shelf</i></div><p>';
  const { text, fault } = await run(make('/product/1'));
  expect([text, fault]).toEqual([shown(''), { name: 'blog', build: 'b2' }]);
  expect(problems).toEqual([[expect.stringContaining('does not end where it began'), SHELF, '/product/1']]);
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}
