import { useAuth } from '@glow/shared/auth';
import { Navigate, useLocation } from '@glow/shared/router';
import { cartItem, renderRoutes, shopper } from '@glow/shared/testing';
import { visibleToast } from '@glow/shared/toast';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Header } from './Header';

const COLLECTIONS = ['Skincare', 'Makeup', 'Bestsellers', 'New Arrivals', 'Glow Kits'].map((title) => {
  return [title, `/collections/${title.toLowerCase().replace(' ', '-')}`];
});

const MAIN_LINKS = [...COLLECTIONS, ['Blog', '/blog']];

/** The header with pages below it, of which one asks for an account. */
function HeaderOfPages() {
  const isGuest = useAuth((auth) => auth.isHydrated && !auth.user);
  const { pathname, state } = useLocation();
  const heading = <h1 tabIndex={-1}>{`Came from ${state?.from ?? 'nowhere in particular'}`}</h1>;
  return (
    <>
      <Header />
      <div id="main">{isGuest && pathname === '/account' ? <Navigate to="/login" replace /> : heading}</div>
    </>
  );
}

function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

/** The account menu of a shopper, open. */
async function openAccountMenu(Screens = Header, url = '/', user = shopper) {
  const page = renderRoutes(Screens, url, { user });
  const button = await screen.findByRole('button', { name: 'Account', expanded: false });
  await page.user.click(button);
  await screen.findByText('Sign Out');
  return { ...page, button };
}

/** The menu of a phone, open. */
async function openMenu(Screens = Header, url = '/', circumstances = {}) {
  const page = renderRoutes(Screens, url, circumstances);
  await page.user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await menu.findByText('Bestsellers');
  return { ...page, menu };
}

const isClosed = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'false';

test('The header has the promises, the collections, the blog, and a logo that leads home (GEN-2, NAV-2)', async () => {
  const { user, place } = renderRoutes(Header, '/collections/makeup');
  expect(screen.getByText('Free shipping on orders over $75 · 30-day returns')).toBeVisible();
  const nav = screen.getByRole('navigation', { hidden: true });
  expect(linksIn(nav)).toEqual(MAIN_LINKS);
  expect(nav.querySelector('[aria-current=page]')).toHaveTextContent('Makeup');
  await user.click(screen.getByAltText('Glow, home'));
  expect(place.url).toBe('/');
});

test('A new remote has its link in the header and in the account menu', async () => {
  const slots = {
    'shell/header.links': [{ label: 'Reviews', to: '/reviews' }],
    'shell/account.links': [{ label: 'My Reviews', to: '/account/reviews' }],
  };
  const { user } = renderRoutes(Header, '/', { user: shopper, remotes: [{ name: 'reviews', prefixes: [], slots }] });
  expect(linksIn(screen.getByRole('navigation', { hidden: true }))).toEqual([['Reviews', '/reviews']]);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  expect(await screen.findByText('My Reviews')).toHaveAttribute('href', '/account/reviews');
});

test.each([
  ['/collections/skincare?sort=rating', 'Came from /collections/skincare?sort=rating'],
  ['/', 'Came from nowhere in particular'],
])('Signed out, an icon leads to the login page, which knows of %s: %s (NAV-5)', async (url, said) => {
  const { user, place } = renderRoutes(HeaderOfPages, url);
  expect(screen.queryByLabelText('Account')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(place.url).toBe('/login');
  expect(screen.getByText(said)).toBeVisible();
});

test('The account menu shows name and links; Escape, a press outside, a choice close it (NAV-6)', async () => {
  const { user, place, button } = await openAccountMenu(Header, '/account');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(screen.getByText('Amelia Hart')).toBeVisible();
  expect(screen.getByText('amelia@example.com')).toBeVisible();
  expect(linksIn(screen.getByRole('list')).slice(0, 3)).toEqual([
    ['Account Settings', '/account'],
    ['Order History', '/account/orders'],
    ['Wishlist', '/wishlist'],
  ]);
  await user.tab();
  expect(screen.getByText('Account Settings')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isClosed(button)).toBe(true);
  expect(button).toHaveFocus();
  expect(screen.getByText('amelia@example.com')).not.toBeVisible();

  await user.click(button);
  await user.click(screen.getByText('Amelia Hart'));
  expect(isClosed(button)).toBe(false);
  await user.click(screen.getByText(/Free shipping/));
  expect(isClosed(button)).toBe(true);

  await user.click(button);
  act(() => screen.getByText('Sign Out').focus());
  await user.tab();
  expect(isClosed(button)).toBe(true);

  // also when it leads to the page that is already shown
  await user.click(button);
  await user.click(screen.getByText('Account Settings'));
  expect(place.url).toBe('/account');
  expect(isClosed(button)).toBe(true);
});

test('A shopper without a name is called by the email, once (NAV-7)', async () => {
  await openAccountMenu(Header, '/', { ...shopper, firstName: '', lastName: '' });
  expect(screen.getAllByText('amelia@example.com')).toHaveLength(1);
});

test('The initials in the button of the account menu are decoration (NAV-7)', async () => {
  const { button } = await openAccountMenu();
  expect(within(button).getByText('AH')).toHaveAttribute('aria-hidden', 'true');
});

test('Sign Out leads home, even from a page that asks for an account, and says so (NAV-9)', async () => {
  const { user, place, stores } = await openAccountMenu(HeaderOfPages, '/account');
  await user.click(screen.getByText('Sign Out'));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(place.url).toBe('/');
  expect(localStorage.getItem('glow_user')).toBeNull();
  expect(visibleToast(stores.toast.getState())).toMatchObject({ title: 'Signed out' });
});

test('Whoever made the account in this browser is warned in both menus before signing out', async () => {
  const { user } = await openAccountMenu();
  const warning = "This demo account lives only in this browser and can't sign in again.";
  expect(screen.getByText('Sign Out')).toHaveAccessibleDescription(warning);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await within(screen.getByRole('dialog')).findByText('Sign Out')).toHaveAccessibleDescription(warning);
});

test('Whoever can sign in again is not, and the focus is on the heading of the home page after signing out there', async () => {
  const { user } = await openAccountMenu(HeaderOfPages, '/', { ...shopper, id: 'user-demo' });
  expect(screen.getByText('Sign Out')).not.toHaveAccessibleDescription();
  await user.click(screen.getByText('Sign Out'));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(document.querySelector('h1')).toHaveFocus();
});

test('The cart shows how many items it has, nothing while it is empty; a press opens the drawer (NAV-3)', async () => {
  const { stores, user, place } = renderRoutes(Header, '/blog');
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
  act(() => stores.cart.getState().loadCart([cartItem('skn-002')]));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');
  act(() => stores.cart.getState().loadCart([cartItem('skn-002', undefined, 2), cartItem('skn-003')]));
  const cart = screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(cart).toHaveTextContent('3');

  // with Ctrl, Shift, Alt or the command key it is left to the browser
  expect(cart).toHaveAttribute('href', '/cart');
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    // jsdom does not implement navigation: the click ends at the window
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(cart, { [modifier]: true });
  }
  expect(stores.cart.getState().isOpen).toBe(false);
  await user.click(cart);
  expect(stores.cart.getState().isOpen).toBe(true);
  expect(place.url).toBe('/blog');
});

test('The wishlist shows how many products are saved on this device (GEN-1, NAV-4)', () => {
  localStorage.setItem('glow_wishlist', '["skn-001","mkp-002"]');
  renderRoutes(Header, '/');
  expect(screen.getByRole('link', { name: 'Wishlist, 2 saved' })).toHaveAttribute('href', '/wishlist');
});

describe('The menu of a phone (NAV-10)', () => {
  test('holds the collections and the blog, closes when one is chosen, and stays closed on the way back', async () => {
    const { user, place, menu } = await openMenu();
    expect(linksIn(menu.getByRole('navigation', { name: 'Main' }))).toEqual(MAIN_LINKS);
    await user.click(menu.getByText('Bestsellers'));
    expect(place.url).toBe('/collections/bestsellers');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isClosed(screen.getByRole('button', { name: 'Menu' }))).toBe(true);
    place.go(-1);
    expect(place.url).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('offers to sign in and to create an account, and can be closed', async () => {
    const { user, menu } = await openMenu();
    expect(menu.getByText('Sign In')).toHaveAttribute('href', '/login');
    expect(menu.getByText('Create Account')).toHaveAttribute('href', '/signup');
    await user.click(menu.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('signs out', async () => {
    const { user, place, menu } = await openMenu(Header, '/account', { user: shopper });
    expect(await menu.findByText('amelia@example.com')).toBeVisible();
    await user.click(menu.getByText('Sign Out'));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(place.url).toBe('/');
  });
});

test('The search icon of a phone opens the search box, which Escape or a search closes (NAV-32)', async () => {
  const { user, place } = renderRoutes(Header, '/');
  const toggle = screen.getByRole('link', { name: 'Search' });
  expect(toggle).toHaveAttribute('href', '/collections/all');
  expect(isClosed(toggle)).toBe(true);
  await user.click(toggle);
  expect(isClosed(toggle)).toBe(false);
  expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
  expect(place.url).toBe('/');

  // the first one closes the suggestions
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(isClosed(toggle)).toBe(false);
  await user.keyboard('{Escape}');
  expect(isClosed(toggle)).toBe(true);
  expect(toggle).toHaveFocus();

  await user.click(toggle);
  await user.keyboard('serum{Enter}');
  expect(place.url).toBe('/collections/all?q=serum');
  expect(isClosed(toggle)).toBe(true);
});
