import { defineRoutes } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { loadRemoteModule } from '../../federation/loadRemote';
import { setRemotes } from '../../federation/owners';
import { useEffect, type ComponentType } from 'react';
import { CartDrawerHost, prepareCartDrawer } from './CartDrawerHost';

jest.mock('../../federation/loadRemote');

function checkoutWith(CartDrawer: ComponentType) {
  return { Screens: defineRoutes([{ fragment: 'checkout/CartDrawer', load: async () => CartDrawer }]) };
}

function Screens() {
  return (
    <>
      <Link to="/blog">Read on</Link>
      <CartDrawerHost />
    </>
  );
}

test('A drawer that cannot be loaded says so, and Retry brings it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemoteModule).mockRejectedValueOnce(new Error('down'));
  jest.mocked(loadRemoteModule).mockResolvedValue(checkoutWith(() => <p>Midnight Repair Cream</p>));
  const { stores, user } = renderRoutes(Screens, '/');
  act(() => stores.cart.getState().openCart());
  expect(await screen.findByRole('heading', { name: 'The cart is resting' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Midnight Repair Cream')).toBeVisible();
  logged.mockRestore();
});

test('While it is off the drawer loads nothing and says that it rests', async () => {
  jest.mocked(loadRemoteModule).mockClear();
  setRemotes([{ name: 'checkout', prefixes: ['/cart'], off: ['/fragments/checkout/CartDrawer'] }]);
  const { stores } = renderRoutes(Screens, '/');
  act(() => stores.cart.getState().openCart());
  expect(await screen.findByRole('heading', { name: 'The cart is resting' })).toBeVisible();
  expect(loadRemoteModule).not.toHaveBeenCalled();
  setRemotes([]);
});

test('The drawer counts the items, and closes on Escape and on another page (CART-14, CART-15)', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue(checkoutWith(() => <p>Midnight Repair Cream</p>));
  const { stores, user } = renderRoutes(Screens, '/', { cart: [cartItem('skn-002', undefined, 2)] });
  act(() => stores.cart.getState().openCart());
  expect(await screen.findByRole('dialog', { name: 'Your cart (2)' })).toBeVisible();
  expect(await screen.findByText('Midnight Repair Cream')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Read on' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stores.cart.getState().isOpen).toBe(false);
  act(() => stores.cart.getState().openCart());
  await user.keyboard('{Escape}');
  expect(stores.cart.getState().isOpen).toBe(false);
});

test('The drawer can be rendered before it opens, without effects, and forgets what was done in it when it closes', async () => {
  const onEffect = jest.fn();
  function Content() {
    useEffect(() => onEffect(), []);
    return <input aria-label="Note" />;
  }
  jest.mocked(loadRemoteModule).mockResolvedValue(checkoutWith(Content));
  const { stores, user } = renderRoutes(Screens, '/');
  await act(() => prepareCartDrawer());
  const prepared = screen.getByLabelText('Note');
  expect(prepared.closest('dialog')).not.toHaveAttribute('open');
  expect(onEffect).not.toHaveBeenCalled();

  act(() => stores.cart.getState().openCart());
  expect(screen.getByLabelText('Note')).toBe(prepared);
  expect(prepared).toBeVisible();
  expect(onEffect).toHaveBeenCalledTimes(1);
  await user.type(prepared, 'rose');
  act(() => stores.cart.getState().closeCart());
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
});
