import remotes from '@glow/shared/remotes.json';
import { renderRoutes } from '@glow/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { setRemotes } from '../federation/owners';
import { loadRemoteModule } from '../federation/loadRemote';
import { Shell } from './Shell';

jest.mock('../federation/loadRemote');

beforeEach(() => setRemotes(remotes));

beforeEach(() => {
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => ({
    Screens: Object.assign(() => <h1>{`Screens of ${remote}`}</h1>, { preload: () => undefined }),
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
