import remotes from '@glow/shared/remotes.json';
import { createDataStore } from '@glow/shared/app';
import { fireEvent, render, screen } from '@testing-library/react';
import { setRemotes } from '../federation/owners';
import { loadAhead } from '../federation/followReleases';
import { loadRemoteModule } from '../federation/loadRemote';
import { startPreloading } from './preloading';
import { renderPageAhead } from './usePagesInDocument';

jest.mock('../federation/followReleases', () => ({ loadAhead: jest.fn((loading) => loading.catch(() => undefined)) }));
jest.mock('../federation/loadRemote');
jest.mock('./usePagesInDocument', () => ({ renderPageAhead: jest.fn() }));

beforeEach(() => setRemotes(remotes));

const preload = jest.fn();
const fetchData = jest.fn(async (url: string) => `Data of ${url}`);
const routeOf = (pathname: string) => ({
  name: pathname.split('/')[1] ?? '',
  params: {},
  parameters: ['variant'],
  dataParameters: ['variant'],
  hasData: pathname.startsWith('/product'),
  isReusable: pathname !== '/checkout',
});

function mockConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => startPreloading(createDataStore(fetchData)));

beforeEach(() => {
  preload.mockClear();
  fetchData.mockClear();
  mockConnection({});
  jest.mocked(renderPageAhead).mockClear();
  window.history.replaceState({}, '', '/');
  jest
    .mocked(loadRemoteModule)
    .mockReset()
    .mockResolvedValue({ Screens: Object.assign(() => null, { preload, routeOf }) });
});

test.each([
  ['hovering', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['focusing', (link: HTMLElement) => fireEvent.focusIn(link)],
  ['touching', (link: HTMLElement) => fireEvent.pointerOver(link, { pointerType: 'touch' })],
])('%s a link loads its remote and screen', async (_what, act) => {
  render(<a href="/product/skn-002">Midnight Repair Cream</a>);
  act(screen.getByRole('link'));
  expect(loadRemoteModule).toHaveBeenCalledWith('storefront');
  await settled();
  expect(preload).toHaveBeenCalledWith('/product/skn-002');
});

test('What is loaded ahead may be gone', async () => {
  const gone = new Error('gone');
  preload.mockRejectedValueOnce(gone);
  render(<a href="/product/skn-002">Midnight Repair Cream</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await expect(jest.mocked(loadAhead).mock.lastCall?.[0]).rejects.toBe(gone);
});

/** Shows a link and points to it. */
function pointAt(href: string) {
  const { container } = render(<a href={href}>Link</a>);
  const point = () => {
    fireEvent.pointerOver(container.querySelector('a') ?? container);
    return settled();
  };
  return { point, pointed: point() };
}

test('hovering a link loads the data of its page, by the parameters that it reads, once, and also if the server is busy', async () => {
  const busy = { until: performance.now() + 20_000, Part: () => null };
  for (const [url, data] of [
    ['/product/skn-001?variant=30ml&utm_source=mail', ['/product/skn-001?variant=30ml']],
    ['/product/skn-003', ['/product/skn-003']],
    // without data
    ['/wishlist', undefined],
  ] as const) {
    fetchData.mockClear();
    if (url === '/product/skn-003') fetchData.mockRejectedValueOnce(Object.assign(new Error('busy'), busy));
    const { point, pointed } = pointAt(url);
    await pointed;
    await point();
    expect(fetchData.mock.calls).toEqual(data ? [data] : []);
  }
});

test.each([
  ['for a shopper who saves data', '/cart', { saveData: true }],
  ['of another site', 'https://elsewhere.example/cart', {}],
])('nothing is loaded ahead %s', async (_, href, connection) => {
  mockConnection(connection);
  await pointAt(href).pointed;
  expect(loadRemoteModule).not.toHaveBeenCalled();
  expect(fetchData).not.toHaveBeenCalled();
});

test('at rest, the code of links in view is loaded, but not of those of navigation', async () => {
  mockConnection({ effectiveType: '4g' });
  window.requestIdleCallback = (callback) => setTimeout(callback) as unknown as number;
  render(
    <main>
      <nav>
        <a href="/">Home</a>
      </nav>
      <a href="/product/skn-002">Midnight Repair Cream</a>
    </main>,
  );
  const inView = { top: 0, bottom: 44, width: 100 } as DOMRect;
  screen.getAllByRole('link').forEach((link) => (link.getBoundingClientRect = () => inView));
  fireEvent(document, new Event('scrollend'));
  await settled();
  await settled();
  expect(preload.mock.calls).toEqual([['/product/skn-002']]);
  expect(fetchData).not.toHaveBeenCalled();
});

test('a remote that is down is no failure yet', async () => {
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  await pointAt('/blog').pointed;
  expect(loadRemoteModule).toHaveBeenCalledWith('blog');
});

describe('a page that is aimed at', () => {
  test('is rendered ahead once its code and its data are there', async () => {
    let finish: () => void = () => undefined;
    preload.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await pointAt('/product/mkp-001?variant=plum#reviews').pointed;
    expect(renderPageAhead).not.toHaveBeenCalled();
    finish();
    await settled();
    expect(jest.mocked(renderPageAhead).mock.calls).toEqual([
      [{ pathname: '/product/mkp-001', search: '?variant=plum', hash: '#reviews', isFormerKept: true }],
    ]);
  });

  test.each([
    ['that acts when it is rendered', '/checkout', '/product/mkp-002'],
    ['of the same screen', '/product/mkp-006', '/product/mkp-001'],
  ])('is rendered ahead while a page %s is shown, which is not kept', async (_, shown, href) => {
    window.history.replaceState({}, '', shown);
    await pointAt(href).pointed;
    expect(renderPageAhead).toHaveBeenCalledWith(expect.objectContaining({ isFormerKept: false }));
  });

  test('is not rendered ahead once another was aimed at', async () => {
    let finish: () => void = () => undefined;
    preload.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await pointAt('/product/mkp-003').pointed;
    const { pointed } = pointAt('/product/mkp-004');
    finish();
    await pointed;
    await settled();
    expect(jest.mocked(renderPageAhead).mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/product/mkp-004']);
  });

  test.each([
    ['that acts when it is rendered', '/checkout'],
    ['that is shown', '/'],
  ])('%s is not rendered ahead', async (_which, href) => {
    await pointAt(href).pointed;
    expect(renderPageAhead).not.toHaveBeenCalled();
  });
});
