import { cartItem, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from './routes';

test('Cart and checkout, of three steps, open without an account, and take no code (AUTH-1, GEN-4, URL-4)', async () => {
  const cart = [cartItem('skn-003')];
  const expectNoCode = () => expect(screen.queryByLabelText(/coupon|discount|gift|promo|voucher/i)).toBeNull();
  const { unmount, place } = renderRoutes(Screens, '/cart', { cart });
  expect(await screen.findByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
  expectNoCode();
  expect(place.url).toBe('/cart');
  unmount();
  const checkout = renderRoutes(Screens, '/checkout', { cart });
  expect(await screen.findByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: /steps/i })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1Shipping', '2Payment', '3Review']);
  expectNoCode();
  expect(checkout.place.url).toBe('/checkout');
});
