import { Link } from '@glow/shared/router';
import { renderRoutes } from '@glow/shared/testing';
import { visibleToast, type ToastMessage } from '@glow/shared/toast';
import { act, screen } from '@testing-library/react';
import { DismissErrorToastsOnNavigate } from './Shell';

function Store() {
  return (
    <>
      <DismissErrorToastsOnNavigate />
      <Link to="/cart?step=2">Further down</Link>
      <Link to="/checkout">Checkout</Link>
    </>
  );
}

function open(message: ToastMessage) {
  const { user, stores } = renderRoutes(Store, '/cart');
  act(() => stores.toast.getState().toast(message));
  return { user, titleShown: () => visibleToast(stores.toast.getState())?.title };
}

test('An error stays on its page, and is left behind with it (TOAST-2)', async () => {
  const { user, titleShown } = open({ title: 'Email required', variant: 'destructive' });
  await user.click(screen.getByRole('link', { name: 'Further down' }));
  expect(titleShown()).toBe('Email required');
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(titleShown()).toBeUndefined();
});

test('News goes along to the next page', async () => {
  const { user, titleShown } = open({ title: 'Welcome back!' });
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(titleShown()).toBe('Welcome back!');
});
