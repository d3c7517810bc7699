import { useAuth } from '@glow/shared/auth';
import { Navigate, Route, Routes, useNavigate } from '@glow/shared/router';
import { cartItem, renderRoutes, shopper } from '@glow/shared/testing';
import { visibleToast } from '@glow/shared/toast';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { Header } from './Header';

const COLLECTIONS = [
  ['Skincare', '/collections/skincare'],
  ['Makeup', '/collections/makeup'],
  ['Bestsellers', '/collections/bestsellers'],
  ['New Arrivals', '/collections/new-arrivals'],
  ['Glow Kits', '/collections/glow-kits'],
];

function HeaderWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <Header />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function HeaderOfAccountPage() {
  const user = useAuth((auth) => auth.user);
  const isHydrated = useAuth((auth) => auth.isHydrated);
  return (
    <>
      <Header />
      <Routes>
        <Route path="/account" element={isHydrated && !user ? <Navigate to="/login" replace /> : <h1>Your account</h1>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>
  );
}

function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('The header promises free shipping over $75 and 30-day returns', () => {
  renderRoutes(Header, '/');
  expect(screen.getByText('Free shipping on orders over $75 · 30-day returns')).toBeVisible();
});

test('The logo leads home', async () => {
  const { user, place } = renderRoutes(Header, '/cart');
  await user.click(screen.getByRole('link', { name: 'Glow, home' }));
  expect(place.url).toBe('/');
});

test('The five collections stand in their order, and the current one is marked', () => {
  renderRoutes(Header, '/collections/makeup');
  const nav = screen.getByRole('navigation', { hidden: true });
  expect(linksIn(nav)).toEqual(COLLECTIONS);
  expect(within(nav).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Makeup');
});

test('Signed out, an icon leads to the login page', async () => {
  const { user, place } = renderRoutes(Header, '/');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(place.url).toBe('/login');
});

test('Signed in, the account menu shows who it is and where to go', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(screen.getByText('amelia@example.com')).not.toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Account', expanded: false }));
  expect(screen.getByText('Amelia Hart')).toBeVisible();
  expect(screen.getByText('amelia@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/account/orders');
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
});

test('A shopper without a name is called by the email, once', () => {
  renderRoutes(Header, '/', { user: { ...shopper, firstName: '', lastName: '' } });
  expect(screen.getAllByText('amelia@example.com')).toHaveLength(1);
});

test('Escape closes the account menu and gives the focus back to its button', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  const button = screen.getByRole('button', { name: 'Account' });
  await user.click(button);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('A press outside closes the account menu', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByText('Amelia Hart'));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true');

  await user.click(screen.getByText(/Free shipping/));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('Tabbing past the account menu closes it', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  act(() => screen.getByRole('button', { name: 'Sign Out' }).focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('A choice in the account menu closes it, even when it leads to the page that is already shown', async () => {
  const { user, place } = renderRoutes(Header, '/account', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('link', { name: 'Account Settings' }));
  expect(place.url).toBe('/account');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('Sign Out leads home even from a page that asks for an account, forgets the shopper and says so', async () => {
  const { user, place, stores } = renderRoutes(HeaderOfAccountPage, '/account', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(place.url).toBe('/');
  expect(localStorage.getItem('glow_user')).toBeNull();
  expect(visibleToast(stores.toast.getState())).toMatchObject({ title: 'Signed out' });
});

test('The cart shows how many items are in it, and nothing while it is empty', () => {
  const { stores } = renderRoutes(Header, '/');
  const cart = screen.getByRole('link', { name: 'Cart' });
  expect(cart).toHaveTextContent('');

  act(() => stores.cart.getState().loadCart([cartItem('skn-002')]));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');

  act(() => stores.cart.getState().loadCart([cartItem('skn-002', undefined, 2), cartItem('skn-003')]));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

test('A press on the cart opens the drawer and stays on the page', async () => {
  const { user, place, stores } = renderRoutes(Header, '/blog');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(stores.cart.getState().isOpen).toBe(true);
  expect(place.url).toBe('/blog');
});

test('A press on the cart with Ctrl, Shift, Alt or the command key is left to the browser', () => {
  const { stores } = renderRoutes(Header, '/blog');
  const cart = screen.getByRole('link', { name: 'Cart' });
  expect(cart).toHaveAttribute('href', '/cart');
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    const press = createEvent.click(cart, { [modifier]: true });
    // jsdom cannot open another page: the press ends at the window
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(cart, press);
  }
  expect(stores.cart.getState().isOpen).toBe(false);
});

test('The wishlist shows how many products are saved on this device', () => {
  localStorage.setItem('glow_wishlist', '["skn-001","mkp-002"]');
  renderRoutes(Header, '/');
  expect(screen.getByRole('link', { name: 'Wishlist, 2 saved' })).toHaveAttribute('href', '/wishlist');
});

test('The menu of a phone holds the collections and closes when one is chosen', async () => {
  const { user, place } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(linksIn(menu.getByRole('navigation', { name: 'Collections' }))).toEqual(COLLECTIONS);

  await user.click(menu.getByRole('link', { name: 'Bestsellers' }));
  expect(place.url).toBe('/collections/bestsellers');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('The menu of a phone can be closed', async () => {
  const { user } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The way back does not open the menu again', async () => {
  const { user, place } = renderRoutes(HeaderWithBack, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Makeup' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(place.url).toBe('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The menu of a phone offers to sign in and to create an account', async () => {
  const { user } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(menu.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
});

test('A signed-in shopper signs out from the menu of a phone', async () => {
  const { user, place } = renderRoutes(Header, '/account', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  expect(menu.getByText('amelia@example.com')).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(place.url).toBe('/');
});

test.each([
  ['serum{Enter}', '/collections/all?q=serum'],
  ['  rose & oat {Enter}', '/collections/all?q=rose+%26+oat'],
  ['   {Enter}', '/'],
])('Searching for "%s" leads to %s', async (typed, url) => {
  const { user, place } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), typed);
  expect(place.url).toBe(url);
});
