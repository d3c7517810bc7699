import type { CatalogSource } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

async function openWishlist(saved: string[], url = '/wishlist', catalog = createSampleCatalog()) {
  localStorage.setItem('glow_wishlist', JSON.stringify(saved));
  const view = renderRoutes(Screens, url, { pageData, catalog });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('With nothing saved, the page says how to save, and shows bestsellers to begin with (WISH-3)', async () => {
  await openWishlist([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible();
  expect(screen.getByText(/^Press the heart/)).toBeVisible();
  expect(screen.getByText(/^Wishlists that follow you to every device are coming soon/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/storefront\/ProductShelf.*Bestsellers to begin with/)).toBeVisible();
});

test('Saved products can be bought and shared as a link; unknown ones are left out (WISH-3, WISH-5)', async () => {
  const { user, stores } = await openWishlist(['skn-003', 'skn-999', 'mkp-004']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(/coming soon/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/wishlist?item=skn-003&item=mkp-004');
  await user.click(screen.getByRole('button', { name: /^Add to Cart Ink Line/ }));
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-004', quantity: 1 }]);
});

function listedNames() {
  return screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

test('A saved product can be removed and restored at its position (WISH-3)', async () => {
  const { user, stores } = await openWishlist(['skn-003', 'mkp-004', 'skn-002']);
  await user.click(await screen.findByRole('button', { name: 'Remove Ink Line Liquid Eyeliner' }));
  expect(screen.getByRole('heading', { name: 'Wishlist (2)' })).toBeVisible();
  expect(stores.wishlist.getState().productIds).toEqual(['skn-003', 'skn-002']);
  expect(listedNames()).toEqual(['Cloud Foam Gentle Cleanser', 'Midnight Repair Cream']);
  expect(await screen.findByText('Removed Ink Line Liquid Eyeliner, Undo available')).toBeInTheDocument();

  const undo = screen.getByRole('button', { name: 'Undo removing Ink Line Liquid Eyeliner' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(stores.wishlist.getState().productIds).toEqual(['skn-003', 'mkp-004', 'skn-002']);
  expect(screen.getByRole('button', { name: 'Remove Ink Line Liquid Eyeliner' })).toHaveFocus();
  expect(await screen.findByText('Ink Line Liquid Eyeliner is saved again')).toBeInTheDocument();
});

test('Removed products can be restored in any order to their positions, also after the last one is gone', async () => {
  const saved = ['skn-001', 'skn-002', 'mkp-004'];
  const { user, stores } = await openWishlist(saved);
  for (const name of ['Midnight Repair Cream', 'Glow Radiance Vitamin C Serum', 'Ink Line Liquid Eyeliner'])
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  expect(stores.wishlist.getState().productIds).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist (0)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  for (const name of ['Ink Line Liquid Eyeliner', 'Midnight Repair Cream', 'Glow Radiance Vitamin C Serum'])
    await user.click(screen.getByRole('button', { name: `Undo removing ${name}` }));
  expect(stores.wishlist.getState().productIds).toEqual(saved);
});

test("A shared list replaces the device's own, is bought and saved, and leads to that (WISH-2, WISH-4)", async () => {
  const { user, stores } = await openWishlist(
    ['skn-003'],
    '/wishlist?item=mkp-004&item=skn-002&item=skn-999&item=mkp-004&item=',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Shared with you (2)' })).toBeVisible();
  expect(screen.getByText(/coming soon/)).toBeVisible();
  const heart = screen.getByRole('button', { name: 'Save Ink Line Liquid Eyeliner to wishlist' });
  const saved = () => stores.wishlist.getState().productIds;
  for (const ids of [['mkp-004', 'skn-003'], ['skn-003'], ['mkp-004', 'skn-003']]) {
    await user.click(heart);
    expect(saved()).toEqual(ids);
  }
  await user.click(screen.getByRole('button', { name: /^Add to Cart Midnight/ }));
  expect(stores.cart.getState().items).toMatchObject([{ id: 'skn-002' }]);
  await user.click(screen.getByRole('link', { name: 'See what you have saved' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
});

test("A shared list of one product is shown in place of the device's own (WISH-4)", async () => {
  await openWishlist(['skn-003'], '/wishlist?item=mkp-004');
  expect(screen.getByRole('heading', { level: 1, name: 'Shared with you (1)' })).toBeVisible();
  expect(listedNames()).toEqual(['Ink Line Liquid Eyeliner']);
});

test('Changes in another tab are shown here', async () => {
  await openWishlist(['skn-003']);
  await screen.findByRole('heading', { level: 1, name: 'Wishlist (1)' });
  localStorage.setItem('glow_wishlist', JSON.stringify(['mkp-004', 'skn-002']));
  fireEvent(window, new StorageEvent('storage', { key: 'glow_wishlist' }));
  await screen.findByRole('heading', { level: 1, name: 'Wishlist (2)' });
  expect(listedNames()).toEqual(['Ink Line Liquid Eyeliner', 'Midnight Repair Cream']);
});

test('While the saved products load, neither a count nor an empty list is shown', async () => {
  let release: (() => void) | undefined;
  const samples = createSampleCatalog();
  const catalog: CatalogSource = {
    ...samples,
    async products(ids) {
      if (ids.length > 0) await new Promise<void>((resolve) => (release = resolve));
      return samples.products(ids);
    },
  };
  await openWishlist(['skn-003'], '/wishlist', catalog);
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing saved yet' })).not.toBeInTheDocument();
  await waitFor(() => expect(release).toBeDefined());
  release?.();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('The network is down'))],
  ['have another shape', () => Promise.resolve(JSON.parse('null'))],
])('When the saved products %s, the page says so, and Retry loads them (WISH-5)', async (_, answer) => {
  const samples = createSampleCatalog();
  let isDown = true;
  const catalog: CatalogSource = {
    ...samples,
    products: (ids) => (isDown && ids.length > 0 ? answer() : samples.products(ids)),
  };
  const { user, stores } = await openWishlist(['skn-003'], '/wishlist', catalog);
  expect(await screen.findByText('These products could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nothing saved yet' })).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
  expect(listedNames()).toEqual(['Cloud Foam Gentle Cleanser']);
  expect(stores.wishlist.getState().productIds).toEqual(['skn-003']);
});

test('What the browser does not keep is told (DATA-5)', async () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { stores } = renderRoutes(Screens, '/wishlist', { pageData, catalog: createSampleCatalog() });
  act(() => stores.wishlist.getState().add('skn-003'));
  expect(await screen.findByText(/^This browser does not keep your wishlist: it is gone once/)).toBeVisible();
  get.mockRestore();
  warn.mockRestore();
});

test('A full wishlist takes no other product and says why (WISH-2)', async () => {
  const full = Array.from({ length: 500 }, (_, index) => `old-${index}`);
  const { user, stores } = await openWishlist(full, '/wishlist?item=skn-003');
  await user.click(await screen.findByRole('button', { name: 'Save Cloud Foam Gentle Cleanser to wishlist' }));
  expect(await screen.findByText('Your wishlist is full')).toBeVisible();
  expect(screen.getByText('Remove a product to save another.')).toBeVisible();
  expect(stores.wishlist.getState().productIds).toEqual(full);
});
