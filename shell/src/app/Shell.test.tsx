import { createDataStore, RemoteFragment } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import remotes from '@glow/shared/remotes.json';

import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { shellModule } from '../dataRoutes';
import { setRemotes } from '../federation/owners';
import { loadRemoteModule } from '../federation/loadRemote';
import { Shell } from './Shell';

jest.mock('../federation/loadRemote');

beforeEach(() => setRemotes(remotes));

beforeEach(() => {
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => ({
    Screens: Object.assign(() => <h1>{`Screens of ${remote}`}</h1>, {
      preload: () => undefined,
      routeOf: () => undefined,
    }),
  }));
});

test.each([
  ['/', 'storefront'],
  ['/collections/skincare', 'storefront'],
  ['/product/skn-001', 'storefront'],
  ['/wishlist', 'storefront'],
  ['/cart', 'checkout'],
  ['/checkout', 'checkout'],
  ['/login', 'account'],
  ['/account/orders', 'account'],
  ['/blog/category/skincare-tips', 'blog'],
  ['/admin', 'admin'],
])('%s is answered by %s', async (url, remote) => {
  renderRoutes(Shell, url);
  expect(await screen.findByRole('heading', { level: 1, name: `Screens of ${remote}` })).toBeVisible();
});

test('A fragment that is off leaves no space, and what stands for it is there', async () => {
  const blog = { name: 'blog', prefixes: ['/blog'], off: ['/fragments/blog/ArticleShelf'] };
  const gifts = { name: 'gifts', prefixes: ['/gifts'] };
  setRemotes([blog, gifts]);
  const Screens = () => (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <RemoteFragment of="blog/ArticleShelf" space="10rem" fallback={<p>No articles</p>} />
      <RemoteFragment of="blog/BlogBand" />
    </>
  );
  const module = { Screens: Object.assign(Screens, { preload: () => undefined, routeOf: () => undefined }) };
  jest
    .mocked(loadRemoteModule)
    .mockImplementation((remote) => (remote === 'gifts' ? Promise.resolve(module) : new Promise(() => undefined)));
  const { container } = renderRoutes(Shell, '/gifts');
  expect(await screen.findByText('No articles')).toBeVisible();
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>('[data-fragment]')].map((one) => one.dataset.fragment);
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining('BlogBand')]));
});

test.each(['/login', '/signup', '/forgot-password'])('%s stands without header and footer', async (url) => {
  renderRoutes(Shell, url);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Glow, home' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Footer' })).not.toBeInTheDocument();
});

test('Every other page has the header, the footer and a way past the header', async () => {
  renderRoutes(Shell, '/careers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Glow, home' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

test('A signed-out visitor who goes on from page to page meets each one by its heading', async () => {
  const { user } = renderRoutes(Shell, '/careers');
  await screen.findByRole('heading', { level: 1, name: 'Work with us' });
  await user.click(screen.getByRole('link', { name: 'Shipping & Returns' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shipping and returns' })).toHaveFocus());
});

test('PRICE-131: the present policy is in the header and on the page after each navigation, and stays if it cannot be asked for', async () => {
  jest.useFakeTimers();
  const policy = jest.fn(async () => ({ tax: 8_875, shipping: 9_99, freeFrom: 1_250_00 }));
  const catalog = Object.assign(createSampleCatalog(), { policy });
  const store = createDataStore((url) => loadPageData(shellModule, url, catalog));
  const data = { ...store, subscribe: (listener: () => void) => store.subscribe(() => act(listener)) };
  const visit = async (name: string) => {
    act(() => void jest.advanceTimersByTime(3_000));
    await act(async () => void fireEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body));
  };
  renderRoutes(() => <Shell stores={{ data }} />, '/careers');
  expect(await screen.findByText(/^Free shipping on orders over \$1,250 · /)).toBeVisible();
  policy.mockImplementation(async () => ({ tax: 9_000, shipping: 5_00, freeFrom: 80_00 }));
  await visit('Shipping & Returns');
  expect(await screen.findByText(/^Free shipping on orders over \$80 · /)).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Below $80.00 $5.00' })).toBeVisible();
  expect(screen.getByText(/; 9% tax is added at checkout/)).toBeVisible();
  policy.mockRejectedValue(new Error('Offline'));
  await visit('Careers');
  data.clear();
  expect(await screen.findByText(/^Free shipping on orders over \$80 · /)).toBeVisible();
  jest.useRealTimers();
});
