import { useAuth } from '@glow/shared/auth';
import { Navigate, useLocation, useNavigate } from '@glow/shared/router';
import { Route, Routes, cartItem, renderRoutes, shopper } from '@glow/shared/testing';
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

const MAIN_LINKS = [...COLLECTIONS, ['Blog', '/blog']];

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
        <Route
          path="/account"
          element={isHydrated && !user ? <Navigate to="/login" replace /> : <h1>Your account</h1>}
        />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>
  );
}

function HeaderAndHome() {
  return (
    <>
      <Header />
      <div id="main">
        <h1 tabIndex={-1}>Home</h1>
      </div>
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

test('The five collections stand in their order before the blog, and the current one is marked', () => {
  renderRoutes(Header, '/collections/makeup');
  const nav = screen.getByRole('navigation', { hidden: true });
  expect(linksIn(nav)).toEqual(MAIN_LINKS);
  expect(within(nav).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Makeup');
});

test('A new remote has its link in the header and in the account menu', async () => {
  const slots = {
    'shell/header.links': [{ label: 'Reviews', to: '/reviews' }],
    'shell/account.links': [{ label: 'My Reviews', to: '/account/reviews' }],
  };
  const { user } = renderRoutes(Header, '/', { user: shopper, remotes: [{ name: 'reviews', prefixes: [], slots }] });
  expect(linksIn(screen.getByRole('navigation', { hidden: true }))).toEqual([['Reviews', '/reviews']]);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(await screen.findByRole('link', { name: 'My Reviews' })).toHaveAttribute('href', '/account/reviews');
});

test('Signed out, an icon leads to the login page', async () => {
  const { user, place } = renderRoutes(Header, '/');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(place.url).toBe('/login');
});

function WhereFrom() {
  const { state } = useLocation();
  return <p>{`Came from ${state?.from ?? 'nowhere in particular'}`}</p>;
}

function HeaderWithOrigin() {
  return (
    <>
      <Header />
      <WhereFrom />
    </>
  );
}

test.each([
  ['/collections/skincare?sort=rating', 'Came from /collections/skincare?sort=rating'],
  ['/', 'Came from nowhere in particular'],
])('The login page reached from %s knows: %s', async (url, said) => {
  const { user } = renderRoutes(HeaderWithOrigin, url);
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByText(said)).toBeVisible();
});

test('Signed in, the account menu shows who it is and where to go', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  const button = await screen.findByRole('button', { name: 'Account', expanded: false });
  expect(screen.getByText('amelia@example.com')).not.toBeVisible();

  await user.click(button);
  expect(await screen.findByText('Amelia Hart')).toBeVisible();
  expect(screen.getByText('amelia@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/account/orders');
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
});

test('A shopper without a name is called by the email, once', async () => {
  const { user } = renderRoutes(Header, '/', { user: { ...shopper, firstName: '', lastName: '' } });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(await screen.findAllByText('amelia@example.com')).toHaveLength(1);
});

test('Escape closes the account menu and gives the focus back to its button', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  const button = await screen.findByRole('button', { name: 'Account' });
  await user.click(button);
  await screen.findByRole('link', { name: 'Account Settings' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('A press outside closes the account menu', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByText('Amelia Hart'));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true');

  await user.click(screen.getByText(/Free shipping/));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('Tabbing past the account menu closes it', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const signOut = await screen.findByRole('button', { name: 'Sign Out' });
  act(() => signOut.focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('A choice in the account menu closes it, even when it leads to the page that is already shown', async () => {
  const { user, place } = renderRoutes(Header, '/account', { user: shopper });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('link', { name: 'Account Settings' }));
  expect(place.url).toBe('/account');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('Sign Out leads home even from a page that asks for an account, forgets the shopper and says so', async () => {
  const { user, place, stores } = renderRoutes(HeaderOfAccountPage, '/account', { user: shopper });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(place.url).toBe('/');
  expect(localStorage.getItem('glow_user')).toBeNull();
  expect(visibleToast(stores.toast.getState())).toMatchObject({ title: 'Signed out' });
});

test('Whoever made the account in this browser is warned in both menus before signing out', async () => {
  const { user } = renderRoutes(Header, '/', { user: shopper });
  const warning = "This demo account lives only in this browser and can't sign in again.";
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveAccessibleDescription(warning);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(
    await within(screen.getByRole('dialog')).findByRole('button', { name: 'Sign Out' }),
  ).toHaveAccessibleDescription(warning);
});

test('Whoever can sign in again is not', async () => {
  const { user } = renderRoutes(Header, '/', { user: { ...shopper, id: 'user-demo' } });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(screen.getByRole('button', { name: 'Sign Out' })).not.toHaveAccessibleDescription();
});

test('Signing out on the home page leaves the focus on its heading', async () => {
  const { user } = renderRoutes(HeaderAndHome, '/', { user: shopper });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
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
    const click = createEvent.click(cart, { [modifier]: true });
    // jsdom does not implement navigation: the click ends at the window
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(cart, click);
  }
  expect(stores.cart.getState().isOpen).toBe(false);
});

test('The wishlist shows how many products are saved on this device', () => {
  localStorage.setItem('glow_wishlist', '["skn-001","mkp-002"]');
  renderRoutes(Header, '/');
  expect(screen.getByRole('link', { name: 'Wishlist, 2 saved' })).toHaveAttribute('href', '/wishlist');
});

test('The menu of a phone holds the collections and the blog, and closes when one is chosen', async () => {
  const { user, place } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(linksIn(await menu.findByRole('navigation', { name: 'Main' }))).toEqual(MAIN_LINKS);

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
  await user.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Makeup' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(place.url).toBe('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The menu of a phone offers to sign in and to create an account', async () => {
  const { user } = renderRoutes(Header, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  expect(await menu.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(menu.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
});

test('A signed-in shopper signs out from the menu of a phone', async () => {
  const { user, place } = renderRoutes(Header, '/account', { user: shopper });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  expect(await menu.findByText('amelia@example.com')).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(place.url).toBe('/');
});

describe('The search icon of a phone', () => {
  const toggle = () => screen.getByRole('link', { name: 'Search' });

  test('is a link to all products, which opens the search box with the focus in it', async () => {
    const { user, place } = renderRoutes(Header, '/');
    expect(toggle()).toHaveAttribute('href', '/collections/all');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
    expect(place.url).toBe('/');
  });

  test('gets the focus back when Escape has closed the suggestions and then the box', async () => {
    const { user } = renderRoutes(Header, '/');
    await user.click(toggle());
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  test('closes the box with what is found', async () => {
    const { user, place } = renderRoutes(Header, '/');
    await user.click(toggle());
    await user.keyboard('serum{Enter}');
    expect(place.url).toBe('/collections/all?q=serum');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
