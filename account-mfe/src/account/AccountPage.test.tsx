import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { cartItem, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('Account', () => {
  test.each([
    ['/account', 'Profile', 'Your account · Glow'],
    ['/account/orders', 'Orders', 'Orders · Your account · Glow'],
    ['/account/orders/', 'Orders', 'Orders · Your account · Glow'],
    ['/account/addresses', 'Addresses', 'Addresses · Your account · Glow'],
    ['/account/payment-methods', 'Payment Methods', 'Payment Methods · Your account · Glow'],
    ['/account/settings', 'Profile', 'Your account · Glow'],
    ['/account/addresses/7', 'Profile', 'Your account · Glow'],
  ])('%s opens the tab %s (URL-6, ACC-1)', async (url, name, title) => {
    renderRoutes(Screens, url, { user: { ...shopper, id: 'user-demo' } });
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(document.title).toBe(title);
  });

  test.each(['/account', '/account/orders', '/account/settings'])(
    'a visitor of %s signs in first (URL-6)',
    async (url) => {
      const { place } = renderRoutes(Screens, url);
      expect(await screen.findByLabelText('Password')).toBeVisible();
      expect(place.url).toBe('/login');
    },
  );

  test('another remote adds a tab with a URL of its own', async () => {
    const slots = { 'account/account.tabs': [{ fragment: 'MyReviews', label: 'Reviews', to: '/account/reviews' }] };
    const remotes = [{ name: 'reviews', prefixes: [], slots }];
    const { user, place } = renderRoutes(Screens, '/account/reviews', { user: shopper, remotes });
    expect(await screen.findByRole('tab', { name: 'Reviews', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('Fragment reviews/MyReviews {}');
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(place.url).toBe('/account/reviews');
  });

  test('choosing a tab changes the URL, with the keyboard too (ACC-1)', async () => {
    const { user, place } = renderRoutes(Screens, '/account', { user: shopper });
    await user.click(await screen.findByRole('tab', { name: 'Addresses' }));
    expect(place.url).toBe('/account/addresses');
    await user.keyboard('{ArrowRight}');
    expect(place.url).toBe('/account/payment-methods');
    expect(screen.getByRole('tab', { name: 'Payment Methods' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(place.url).toBe('/account');
    place.go(-1);
    expect(place.url).toBe('/account');
  });

  test.each([
    ['the name', {}, 'Amelia Hart'],
    ['the first name alone', { lastName: '' }, 'Amelia'],
    ['the email where there is no name', { firstName: '', lastName: '' }, 'amelia@example.com'],
    ['a greeting where there is neither', { firstName: '', lastName: '', email: '' }, 'Welcome to your account'],
  ])('the heading is %s (ACC-2)', async (_, changes, name) => {
    renderRoutes(Screens, '/account', { user: { ...shopper, ...changes } });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  test.each([
    ['the picture', { avatar: '/noor.jpg' }, '/noor.jpg', ''],
    ['the initials where there is none', {}, undefined, 'AH'],
  ])('beside the heading is %s, as decoration (ACC-2, NAV-7)', async (_, changes, src, text) => {
    renderRoutes(Screens, '/account', { user: { ...shopper, ...changes } });
    const identity = (await screen.findByRole('heading', { level: 1 })).parentElement?.parentElement;
    expect(identity?.firstChild).toHaveTextContent(text);
    expect(identity?.querySelector('[aria-hidden=true]')).toHaveTextContent(text);
    const picture = identity?.querySelector('[aria-hidden=true] > img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([src, src && '']);
  });

  test('Sign Out, which has a warning, ends the session and leads home (ACC-2, AUTH-10, TOAST-6)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, place, stores } = renderRoutes(Screens, '/account/orders', { user: shopper });
    const signOut = await screen.findByRole('button', { name: 'Sign Out' });
    expect(signOut).toHaveAccessibleDescription(
      "This demo account lives only in this browser and can't sign in again.",
    );
    await user.click(signOut);
    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(place.url).toBe('/');
    expect(stores.auth.getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('glow_user')).toBeNull();
    expect(localStorage.getItem('glow_token')).toBeNull();
  });

  test('the demo account signs out without confirmation', async () => {
    const { stores } = renderRoutes(Screens, '/account');
    await screen.findByRole('heading', { name: 'Sign In' });
    void stores.auth.getState().login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).not.toHaveAccessibleDescription();
  });

  test('links to the wishlist, and to checkout if the cart is not empty (ACC-2)', async () => {
    const { stores } = renderRoutes(Screens, '/account', { user: shopper, cart: [cartItem('skn-003')] });
    expect(await screen.findByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
    expect(screen.getByRole('link', { name: 'Back to Checkout' })).toHaveAttribute('href', '/checkout');
    act(() => stores.cart.getState().loadCart([]));
    expect(screen.queryByRole('link', { name: 'Back to Checkout' })).not.toBeInTheDocument();
  });
});
