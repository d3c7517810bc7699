import { defineRoutes, Page, StoreProviders, usePageData, type DataStore } from '@glow/shared/app';
import { fragmentUrl } from '@glow/shared/remotes';
import { Link } from '@glow/shared/router';
import { MemoryRouter } from '@glow/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadRemoteModule } from '../federation/loadRemote';
import { buildOf, startRegistry } from '../federation/registry';
import { createPageStore } from '../pageStore';
import { subscribeToFailures } from '../telemetry/telemetryQueue';
import { PREVIOUS, writeRegistry } from '../testing/page';
import { PageFragment } from './PageFragment';
import { RemoteOutlet } from './RemoteOutlet';

jest.mock('../federation/loadRemote');

const shelf = fragmentUrl('blog/ArticleShelf', { heading: 'In the blog' });

const failures: string[] = [];
subscribeToFailures(({ remote, phase, build }) => failures.push(`${phase} of ${remote} ${build}`));

/** What the server answers: data, or a status with its headers. */
type Answer = string | [status: number, headers?: Record<string, string>];
let answer: (url: string) => Answer;
let asked: string[];

/** Number of requests for the data of a path. */
function askedFor(path: string): number {
  return asked.filter((url) => url.endsWith(path)).length;
}

function busyWith(status = 503, headers = {}): () => Answer {
  return () => [status, headers];
}

const part = (text: string) => screen.queryByRole('heading', { name: text });
const panel = () => part('This part of the store is resting');

function Journal() {
  const { data } = usePageData<() => Promise<string>>();
  return (
    <Page title="Journal">
      <h1 tabIndex={-1}>{data}</h1>
    </Page>
  );
}

function Shelf() {
  return <p>{usePageData<() => Promise<string>>().data}</p>;
}

const Screens = defineRoutes([
  { path: '/blog', name: 'blog', parameters: ['q'], hasData: true, load: async () => Journal },
  { path: '/blog/about', name: 'about', load: async () => () => <h1>About</h1> },
  { fragment: 'blog/ArticleShelf', hasData: true, load: async () => Shelf },
]);

let store: DataStore;

function show(content: ReactNode) {
  const pageStore = createPageStore();
  store = { ...pageStore, subscribe: (listener) => pageStore.subscribe(() => act(listener)) };
  return render(
    <MemoryRouter initialEntries={['/blog']}>
      <StoreProviders stores={{ data: store }}>
        <input aria-label="Search" />
        <Link to="/blog/about">About</Link>
        <Link to="/blog?q=rose">Rose</Link>
        <div id="main" tabIndex={-1}>
          {content}
        </div>
      </StoreProviders>
    </MemoryRouter>,
  );
}

async function wait(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The screen of the blog, after its data was answered for the first time. */
async function openBlog() {
  const view = show(<RemoteOutlet remote="blog" />);
  await wait(0);
  return view;
}

function turn(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  fireEvent(document, new Event('visibilitychange'));
}

let begun = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // the pauses of former tests are over
  jest.advanceTimersByTime((begun += 1_000_000));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // no spread
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.mocked(loadRemoteModule).mockReset().mockResolvedValue({ Screens });
  failures.length = 0;
  asked = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    const given: Answer = url === '/registry.json' ? [404] : answer(url);
    const [status, headers]: [number, Record<string, string>?] = typeof given === 'string' ? [200] : given;
    return { ok: status === 200, status, headers: new Headers(headers), json: async () => given };
  }) as unknown as typeof fetch;
  const live = { ...PREVIOUS, entry: '/now.js', build: 'b1' };
  writeRegistry({ ...live, name: 'blog', prefixes: ['/blog'], previous: PREVIOUS });
  startRegistry();
});

afterEach(() => jest.restoreAllMocks());

function expectNobodyBlamed() {
  expect(failures).toEqual([]);
  expect(buildOf('blog')).toBe('b1');
  expect(console.warn).not.toHaveBeenCalled();
}

// how long the server is busy after an answer is tested in pageStore.dom.test.ts
test.each([
  [502, undefined, 1_000],
  [503, '30', 30_000],
  [504, undefined, 1_000],
])(
  'data that is answered %d is asked for again below the skeleton, and nobody is blamed (REL-143)',
  async (status, after, pause) => {
    answer = busyWith(status, after && { 'retry-after': after });
    const { container } = await openBlog();
    const other = await store.load('/other');
    expect(container.querySelector('[aria-busy]')).toBeInTheDocument();
    answer = () => 'Articles';
    await wait(pause - 1);
    expect(askedFor('/blog')).toBe(1);
    await wait(300);
    expect(askedFor('/blog')).toBe(2);
    expect(part('Articles')).toBeVisible();
    expect(container.querySelector('[aria-busy]')).toBeNull();
    // the shown data is the answer, which is not asked for once more
    await wait(1_000);
    expect(askedFor('/blog')).toBe(2);
    expect(store.get('/other')).toBe(other);
    expectNobodyBlamed();
  },
);

test.each([
  ['stays in a field', () => screen.getByLabelText('Search'), () => screen.getByLabelText('Search')],
  ['that was in it is in the main part', () => screen.getByText('Back to Home'), () => document.getElementById('main')],
])(
  'after ten seconds the panel is shown, and it goes away by itself when the data comes; the focus %s (REL-143)',
  async (_, from, to) => {
    answer = busyWith();
    await openBlog();
    await wait(9_900);
    expect(panel()).toBeNull();
    await wait(200);
    expect(panel()).toBeVisible();
    act(() => from().focus());
    answer = () => 'Articles';
    await wait(10_000);
    expect(panel()).toBeNull();
    expect(part('Articles')).toBeVisible();
    expect(to()).toHaveFocus();
    expectNobodyBlamed();
  },
);

test('Retry asks at once, and stays where it is while the server is still busy', async () => {
  answer = busyWith(503, { 'retry-after': '60' });
  await openBlog();
  await wait(10_100);
  const retry = screen.getByText('Retry');
  act(() => retry.focus());
  const before = askedFor('/blog');
  await act(async () => fireEvent.click(retry));
  await wait(0);
  expect(askedFor('/blog')).toBe(before + 1);
  expect(asked.filter((url) => url === '/registry.json')).toHaveLength(1);
  expect(retry).toHaveFocus();
  expect(retry).toHaveTextContent('Retry');
  answer = () => 'Articles';
  await act(async () => fireEvent.click(retry));
  await wait(0);
  expect(part('Articles')).toBeVisible();
  expect(document.getElementById('main')).toHaveFocus();
  expectNobodyBlamed();
});

test('a page that is hidden does not ask, and asks when it is seen again', async () => {
  answer = busyWith();
  await openBlog();
  turn('hidden');
  await wait(120_000);
  expect(askedFor('/blog')).toBe(1);
  answer = () => 'Articles';
  turn('visible');
  await wait(1_000);
  expect(part('Articles')).toBeVisible();
});

test('a page that is left is not asked for any more', async () => {
  answer = busyWith();
  const { unmount } = await openBlog();
  await act(async () => fireEvent.click(screen.getByText('About')));
  await wait(0);
  expect(part('About')).toBeVisible();
  await wait(120_000);
  expect(askedFor('/blog')).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('another query of the page is asked for at once, and the former one no more', async () => {
  answer = (url) => (url.endsWith('?q=rose') ? 'Roses' : [503]);
  await openBlog();
  await act(async () => fireEvent.click(screen.getByText('Rose')));
  await wait(0);
  expect(part('Roses')).toBeVisible();
  await wait(60_000);
  expect(askedFor('/blog')).toBe(1);
});

test('two places that need the same data ask for it together', async () => {
  answer = busyWith();
  show([1, 2].map((place) => <RemoteOutlet key={place} remote="blog" />));
  await wait(0);
  expect(askedFor('/blog')).toBe(1);
  await wait(2_000);
  expect(askedFor('/blog')).toBe(2);
  answer = () => 'Articles';
  await wait(3_000);
  expect(askedFor('/blog')).toBe(3);
  expect(screen.getAllByRole('heading', { name: 'Articles' })).toHaveLength(2);
});

test('other data that was cleared meanwhile does not make the part ask earlier', async () => {
  answer = busyWith(503, { 'retry-after': '30' });
  await openBlog();
  await wait(2_000);
  act(() => store.clear());
  await wait(20_000);
  expect(askedFor('/blog')).toBe(1);
  answer = () => 'Articles';
  await wait(10_000);
  expect(part('Articles')).toBeVisible();
});

test.each<[string, number | Error]>([
  ['with 500', 500],
  ['with 404', 404],
  ['by a failing network', new TypeError('Failed to fetch')],
])('data that is answered %s is a failed load, as before, also after the server was busy', async (_how, fault) => {
  answer = busyWith();
  await openBlog();
  answer = () => {
    if (typeof fault !== 'number') throw fault;
    return [fault];
  };
  await wait(2_000);
  expect(failures).toEqual(['load of blog b1', 'load of blog b0']);
  expect(buildOf('blog')).toBe('b0');
  expect(panel()).toBeVisible();
  await wait(60_000);
  expect(askedFor('/page-data/b0/blog')).toBe(1);
});

test('a fragment keeps its space, is left out after ten seconds, and comes when its data does', async () => {
  answer = busyWith();
  const { container } = show(<PageFragment url={shelf} space="20rem" fallback={<p>No articles</p>} />);
  await wait(0);
  const fragment = () => container.querySelector('[data-remote="blog"]');
  expect(fragment()?.firstElementChild?.firstElementChild).toBeEmptyDOMElement();
  expect(screen.queryByText('No articles')).toBeNull();
  await wait(10_100);
  expect(screen.getByText('No articles')).toBeVisible();
  answer = () => 'Three articles';
  await wait(10_000);
  expect(screen.queryByText('No articles')).toBeNull();
  expect(screen.getByText('Three articles')).toBeVisible();
  expectNobodyBlamed();
});
