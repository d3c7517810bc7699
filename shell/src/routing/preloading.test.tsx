import remotes from '@glow/shared/remotes.json';
import { createDataStore } from '@glow/shared/app';
import { fireEvent, render, screen } from '@testing-library/react';
import { setRemotes } from '../federation/owners';
import { loadRemoteModule } from '../federation/loadRemote';
import { startPreloading } from './preloading';
import { renderPageAhead } from './usePagesInDocument';

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

test('hovering a link loads the data of its page, by the parameters that it reads', async () => {
  render(<a href="/product/skn-001?variant=30ml&utm_source=mail">Serum</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await settled();
  expect(fetchData.mock.calls).toEqual([['/product/skn-001?variant=30ml']]);
  fireEvent.pointerOver(screen.getByRole('link'));
  await settled();
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test('hovering a link again does not ask a server that is busy', async () => {
  const busy = { until: performance.now() + 20_000, Part: () => null };
  fetchData.mockRejectedValueOnce(Object.assign(new Error('busy'), busy));
  render(<a href="/product/skn-003">Serum</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await settled();
  fireEvent.pointerOver(screen.getByRole('link'));
  await settled();
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test('a page without data asks for none', async () => {
  render(<a href="/wishlist">Wishlist</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await settled();
  expect(fetchData).not.toHaveBeenCalled();
});

test('nothing is loaded ahead for a shopper who saves data', () => {
  mockConnection({ saveData: true });
  render(<a href="/cart">Cart</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(loadRemoteModule).not.toHaveBeenCalled();
  expect(fetchData).not.toHaveBeenCalled();
});

test('a link to another site loads nothing', () => {
  render(<a href="https://elsewhere.example/cart">Elsewhere</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(loadRemoteModule).not.toHaveBeenCalled();
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
  render(<a href="/blog">Blog</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await expect(Promise.resolve()).resolves.toBeUndefined();
  expect(loadRemoteModule).toHaveBeenCalledWith('blog');
});

describe('a page that is aimed at', () => {
  function aimAt(href: string) {
    render(<a href={href}>Link</a>);
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Link' }));
    return settled();
  }

  test('is rendered ahead once its code and its data are there', async () => {
    let finish: () => void = () => undefined;
    preload.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await aimAt('/product/mkp-001?variant=plum#reviews');
    expect(renderPageAhead).not.toHaveBeenCalled();
    finish();
    await settled();
    expect(jest.mocked(renderPageAhead).mock.calls).toEqual([
      [{ pathname: '/product/mkp-001', search: '?variant=plum', hash: '#reviews', isFormerKept: true }],
    ]);
  });

  test('is rendered ahead while the page that is left for it may not stay', async () => {
    window.history.replaceState({}, '', '/checkout');
    await aimAt('/product/mkp-002');
    expect(renderPageAhead).toHaveBeenCalledWith(expect.objectContaining({ isFormerKept: false }));
  });

  test('is rendered ahead while another page of its screen is shown, which is not kept', async () => {
    window.history.replaceState({}, '', '/product/mkp-006');
    await aimAt('/product/mkp-001');
    expect(renderPageAhead).toHaveBeenCalledWith(expect.objectContaining({ isFormerKept: false }));
  });

  test('is not rendered ahead once another was aimed at', async () => {
    let finish: () => void = () => undefined;
    preload.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await aimAt('/product/mkp-003');
    render(<a href="/product/mkp-004">Other</a>);
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Other' }));
    finish();
    await settled();
    expect(jest.mocked(renderPageAhead).mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/product/mkp-004']);
  });

  test.each([
    ['that acts when it is rendered', '/checkout'],
    ['that is shown', '/'],
  ])('%s is not rendered ahead', async (_which, href) => {
    await aimAt(href);
    expect(renderPageAhead).not.toHaveBeenCalled();
  });
});
