import { createSampleCatalog } from '@glow/shared/samples';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { screen } from '@testing-library/react';
import { Screens } from '../routes';
import { CartDrawer } from './CartDrawer';

function DrawerDialog() {
  return (
    <dialog open>
      <h2 tabIndex={-1}>Your cart</h2>
      <CartDrawer />
    </dialog>
  );
}

/** The drawer as the shell renders it. */
const Drawer = Object.assign(DrawerDialog, { preload: Screens.preload, routeOf: Screens.routeOf });

const cream = cartItem('skn-002');
const cleanser = cartItem('skn-003');

test('The drawer shows the lines, free shipping, the subtotal and both links (CART-14)', () => {
  renderRoutes(Drawer, '/', { cart: [cleanser] });
  expect(screen.getByRole('link', { name: 'Cloud Foam Gentle Cleanser' })).toHaveAttribute('href', '/product/skn-003');
  expect(screen.getByText('Add $41.00 more for free shipping!')).toBeVisible();
  expect(screen.getByText('Subtotal')).toBeVisible();
  expect(screen.getByText('Shipping and taxes calculated at checkout')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.queryByRole('button', { name: /Wishlist/ })).not.toBeInTheDocument();
});

test('The drawer says which bound of an order the cart exceeds (PRICE-172)', async () => {
  const catalog = Object.assign(createSampleCatalog(), { policy: async () => ({ ...DEFAULT_POLICY, maxPieces: 1 }) });
  renderRoutes(Drawer, '/', { catalog, cart: [cartItem('skn-003', undefined, 2)] });
  expect(await screen.findByText('At most 1 of Cloud Foam Gentle Cleanser can be ordered at once.')).toBeVisible();
});

test('The drawer asks for the facts of its lines, and says what has changed (CART-13)', async () => {
  renderRoutes(Drawer, '/', { cart: [{ ...cleanser, price: 30_00 }] });
  expect(await screen.findByText('This now costs $34.00 instead of $30.00.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Accept the new price/ })).toBeEnabled();
});

test('Following a link closes the drawer, even when it leads to the current page', async () => {
  const { user, stores } = renderRoutes(Drawer, '/cart', { cart: [cleanser] });
  stores.cart.getState().openCart();
  await user.click(screen.getByRole('link', { name: 'View Cart' }));
  expect(stores.cart.getState().isOpen).toBe(false);
});

test('The drawer reports a removed line, keeps the focus and offers Undo (CART-11, CART-14, CART-16)', async () => {
  const { user, stores } = renderRoutes(Drawer, '/', { cart: [cream, cleanser] });
  await user.click(screen.getByRole('button', { name: 'Remove Midnight Repair Cream' }));
  const offer = (await screen.findByRole('button', { name: 'Undo' })).closest('[role=status]');
  expect(offer).toHaveTextContent('Removed Midnight Repair Cream.');
  await user.click(screen.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' }));
  expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'View Bestsellers' })).toHaveAttribute('href', '/collections/bestsellers');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['skn-003']);
});
