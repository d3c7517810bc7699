import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

async function openWishlist(saved: string[]) {
  localStorage.setItem('glow_wishlist', JSON.stringify(saved));
  const view = renderRoutes(Screens, '/wishlist');
  await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
  return view;
}

test('Wishlists are coming soon, with the way back home', async () => {
  const { user, place } = await openWishlist([]);
  expect(screen.getByText('Coming soon')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(place.url).toBe('/');
});

test('With nothing saved, the page says how to save', async () => {
  await openWishlist([]);
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('What this device has saved can be bought; what has left the catalogue is passed over', async () => {
  const { user, stores } = await openWishlist(['skn-003', 'skn-999', 'mkp-004']);
  const saved = within(await screen.findByRole('region', { name: 'Saved on this device (2)' }));
  expect(saved.getAllByRole('article')).toHaveLength(2);
  await user.click(saved.getByRole('button', { name: /^Add to Cart Ink Line/ }));
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-004', quantity: 1 }]);
});

test('A saved product can be taken off, and the focus stays in the list', async () => {
  const { user, stores } = await openWishlist(['skn-003', 'mkp-004']);
  await user.click(await screen.findByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' }));
  expect(screen.getByRole('heading', { name: 'Saved on this device (1)' })).toHaveFocus();
  expect(stores.wishlist.getState().productIds).toEqual(['mkp-004']);
  expect(await screen.findByText('Removed Cloud Foam Gentle Cleanser')).toBeInTheDocument();
});
