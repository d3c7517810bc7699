import { createSampleCatalog } from '@glow/shared/samples';
import { cartItem, changingCatalog, renderRoutes } from '@glow/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Screens } from '../routes';

const serum = cartItem('skn-001', '30ml');
const cream = cartItem('skn-002');
const cleanser = cartItem('skn-003');
const lipstick = cartItem('mkp-005', 'plum');

function summary() {
  return screen.getByRole('region', { name: 'Order Summary' });
}

test('An empty cart offers two links, and suggests products of the storefront (CART-8, CART-17)', async () => {
  renderRoutes(Screens, '/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'View Bestsellers' })).toHaveAttribute('href', '/collections/bestsellers');
  expect(await screen.findByText(/storefront\/ProductShelf.*Bestsellers to begin with/)).toBeVisible();
});

describe('A cart with lines', () => {
  test('shows its lines, with links to the products; $75.00 ships free (CART-6, CART-8, PROD-60, PRICE-3)', async () => {
    renderRoutes(Screens, '/cart', { cart: [cartItem('skn-001', 'travel-15ml'), lipstick] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart (2)' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' });
    expect(link).toHaveAttribute('href', '/product/skn-001?variant=travel-15ml');
    expect(screen.getByText('Size: Travel 15 ml')).toBeVisible();
    expect(screen.getByText('Shade: Plum')).toBeVisible();
    const [, line] = screen.getAllByRole('listitem');
    expect(line?.querySelector('img')?.src).toContain('mkp-005-1-plum');
    for (const act of ['Remove', 'Save to Wishlist:'])
      expect(screen.getByRole('button', { name: `${act} Velvet Matte Lipstick, Plum` })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Quantity of Velvet Matte Lipstick, Plum' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
    expect(screen.getByText('Free shipping unlocked!')).toBeVisible();
    expect(within(summary()).getByText('$75.00', { selector: 'div:last-child > dd' })).toBeVisible();
  });

  test('says beside its sums that the browser does not keep it, until it does (DATA-5)', async () => {
    const { user } = renderRoutes(Screens, '/cart', { cart: [cleanser] });
    const lost = await screen.findByText(/^This browser does not keep your cart: it is gone once you close/);
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Cloud Foam Gentle Cleanser' }));
    expect(localStorage.getItem('glow_cart')).toContain('skn-003');
    expect(lost).not.toBeInTheDocument();
  });

  test('shows no tax, and leads to checkout (CART-6, CART-10, PRICE-4)', async () => {
    const { user, place } = renderRoutes(Screens, '/cart', { cart: [cleanser] });
    await screen.findByRole('heading', { level: 1 });
    expect(within(summary()).getByText('$8.99')).toBeVisible();
    expect(within(summary()).getByText('$42.99')).toBeVisible();
    expect(within(summary()).getByText('Taxes calculated at checkout')).toBeVisible();
    expect(within(summary()).queryByText('Tax')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
    expect(place.url).toBe('/checkout');
  });

  test('shows the amount missing for free shipping, and when it is reached (CART-9)', async () => {
    const { user, stores } = renderRoutes(Screens, '/cart', { cart: [cartItem('skn-003', undefined, 2)] });
    const loadCart = jest.spyOn(stores.cart.getState(), 'loadCart');
    expect(await screen.findByText('Add $7.00 more for free shipping!')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Add $7.00 more for free shipping!' })).toHaveAttribute(
      'value',
      '6800',
    );
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Cloud Foam Gentle Cleanser' }));
    expect(screen.getByRole('progressbar', { name: 'Free shipping unlocked!' })).toBeInTheDocument();
    expect(within(summary()).getByText('Free')).toBeVisible();
    // the cart of another tab is not overwritten
    expect(loadCart).not.toHaveBeenCalled();
  });

  test.each([
    [68_00, 0],
    [67_99, 1],
  ])('a sum above the bound of an order, %i, is said beside it: %i (PRICE-172)', async (maxSubtotal, times) => {
    const policy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00, maxSubtotal };
    const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
    renderRoutes(Screens, '/cart', { catalog, cart: [cartItem('skn-003', undefined, 2)] });
    await screen.findByText('Add $7.00 more for free shipping!');
    await act(async () => undefined);
    expect(within(summary()).queryAllByText('At most $67.99 can be ordered at once.')).toHaveLength(times);
  });

  test('limits the quantity to between one and the stock (CART-7)', async () => {
    const { user } = renderRoutes(Screens, '/cart', { cart: [cartItem('mkp-005', 'plum', 3)] });
    const more = await screen.findByRole('button', { name: /^Increase quantity of .+, Plum/ });
    expect(screen.queryByText('All 4 available are in your cart')).not.toBeInTheDocument();
    await user.click(more);
    expect(more).toBeDisabled();
    expect(within(screen.getByRole('listitem')).getByText('All 4 available are in your cart')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
        'All 4 available are in your cart',
      ),
    );
    const less = screen.getByRole('button', { name: /^Decrease quantity of/ });
    for (let press = 0; press < 3; press += 1) await user.click(less);
    expect(less).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart (1)');
  });
});

describe('What has changed since the cart was filled (CART-13)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  const CONTENTS = 'Items in your cart';

  function changesOf(name: string) {
    return screen.findByRole('region', { name: `Changes of ${name}` });
  }

  /** Comes back to the tab after a minute. */
  async function comeBack() {
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('A line that is no longer sold is removed, which is said and announced (CAT-110)', async () => {
    const { stores } = renderRoutes(Screens, '/cart', { cart: [serum, { ...cream, id: 'skn-999' }] });
    const changes = await screen.findByRole('region', { name: 'Changes in your cart' });
    expect(changes).toHaveTextContent('Midnight Repair Cream is no longer available and has been removed.');
    expect(stores.cart.getState()).toMatchObject({ total: 89_00, itemCount: 1 });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getAllByText(/no longer available and has been removed/)).toHaveLength(2);
  });

  test('A changed price is shown in the sums, and on its line until it is accepted', async () => {
    const { user, stores } = renderRoutes(Screens, '/cart', { cart: [{ ...serum, price: 80_00 }, cleanser] });
    const changes = await changesOf('Glow Radiance Vitamin C Serum, 30 ml');
    expect(changes).toHaveTextContent('This now costs $89.00 instead of $80.00.');
    expect(within(summary()).getAllByText('$123.00')).toHaveLength(2);
    await user.click(within(changes).getByRole('button', { name: /^Accept the new price\s*Glow Radiance/ }));
    expect(changes).not.toBeInTheDocument();
    expect(stores.cart.getState().total).toBe(123_00);
    expect(within(screen.getByRole('list', { name: CONTENTS })).getAllByRole('listitem')[0]).toHaveFocus();
  });

  test('What another shopper takes while the cart is open is said on its line, and one press orders the rest', async () => {
    const { catalog, change } = changingCatalog();
    const cart = [cartItem('mkp-005', 'plum', 3), cleanser];
    const { user, stores } = renderRoutes(Screens, '/cart', { catalog, cart });
    const more = await screen.findByRole('button', { name: 'Increase quantity of Velvet Matte Lipstick, Plum' });
    expect(more).toBeEnabled();
    change('mkp-005', { stockCount: 1 }, 'plum');
    await comeBack();
    const changes = await changesOf('Velvet Matte Lipstick, Plum');
    expect(changes).toHaveTextContent('Only 1 left: order 1 instead?');
    expect(more).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Velvet Matte Lipstick, Plum: Only 1 left: order 1 instead?')).toBeInTheDocument();
    expect(stores.cart.getState().itemCount).toBe(4);
    await user.click(within(changes).getByRole('button', { name: /^Order 1\s*Velvet/ }));
    expect(changes).not.toBeInTheDocument();
    expect(stores.cart.getState().items[0]?.quantity).toBe(1);
  });

  test('What has sold out can only be removed or saved', async () => {
    const { catalog, change } = changingCatalog();
    change('skn-003', { stockCount: 0 });
    renderRoutes(Screens, '/cart', { catalog, cart: [cleanser, cream] });
    expect(await changesOf('Cloud Foam Gentle Cleanser')).toHaveTextContent('This has sold out.');
    expect(screen.queryByRole('group', { name: 'Quantity of Cloud Foam Gentle Cleanser' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' })).toBeEnabled();
  });

  test('The quantity goes up to what came into stock since', async () => {
    const { catalog, change } = changingCatalog();
    change('mkp-005', { stockCount: 5 }, 'plum');
    const { user } = renderRoutes(Screens, '/cart', { catalog, cart: [cartItem('mkp-005', 'plum', 4)] });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await user.click(screen.getByRole('button', { name: /^Increase quantity of/ }));
    expect(screen.getByText('All 5 available are in your cart')).toBeVisible();
  });

  test('While its facts are not known, the cart is shown as it was stored, and can be edited', async () => {
    const { catalog, change, setAvailable } = changingCatalog();
    change('skn-003', { price: 36_00 });
    setAvailable(false);
    const { user, stores } = renderRoutes(Screens, '/cart', { catalog, cart: [cleanser] });
    await user.click(await screen.findByRole('button', { name: /^Increase quantity of/ }));
    expect(within(summary()).getByText('$68.00')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Changes/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' })).toBeEnabled();
    setAvailable(true);
    await comeBack();
    expect(await changesOf('Cloud Foam Gentle Cleanser')).toHaveTextContent('now costs $36.00 instead of $34.00');
    expect(stores.cart.getState().total).toBe(68_00);
  });

  test('What another tab stores with a former price is shown with the change, and not stored again', async () => {
    const { stores } = renderRoutes(Screens, '/cart', { cart: [cleanser] });
    await screen.findByRole('heading', { level: 1, name: 'Your cart (1)' });
    const other = JSON.stringify([
      { ...cleanser, price: 30_00 },
      { ...cream, quantity: 99 },
    ]);
    localStorage.setItem('glow_cart', other);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_cart', newValue: other })));
    expect(await changesOf('Cloud Foam Gentle Cleanser')).toHaveTextContent('now costs $34.00 instead of $30.00');
    expect(await changesOf('Midnight Repair Cream')).toHaveTextContent('Only 22 left: order 22 instead?');
    expect(localStorage.getItem('glow_cart')).toBe(other);
    expect(stores.cart.getState().itemCount).toBe(100);
  });
});

describe('Removing lines', () => {
  test('A removed line gives its focus to the next or the heading; Undo restores it (CART-11, CART-16)', async () => {
    const { user, stores } = renderRoutes(Screens, '/cart', { cart: [cream, cleanser] });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your cart (2)' });
    const remove = (name: string) => user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await remove('Midnight Repair Cream');
    const offer = screen.getByText('Midnight Repair Cream', { selector: 'bdi' }).parentElement;
    expect(offer).toHaveTextContent('Removed Midnight Repair Cream.');
    expect(screen.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['skn-002', 'skn-003']);
    expect(heading).toHaveFocus();
    await remove('Midnight Repair Cream');
    await remove('Cloud Foam Gentle Cleanser');
    expect(heading).toHaveTextContent('Your cart is empty');
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(heading).toHaveTextContent('Your cart (1)');
  });

  test('Save to Wishlist moves the line, and Undo moves it back, keeping what was saved before (CART-11)', async () => {
    const { user, stores } = renderRoutes(Screens, '/cart', { cart: [cream, cleanser] });
    const saved = () => stores.wishlist.getState().productIds;
    const save = () => user.click(screen.getByRole('button', { name: 'Save to Wishlist: Midnight Repair Cream' }));
    await screen.findByRole('heading', { level: 1, name: 'Your cart (2)' });
    await save();
    expect(saved()).toEqual(['skn-002']);
    expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['skn-003']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(saved()).toEqual([]);
    expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['skn-002', 'skn-003']);
    act(() => stores.wishlist.getState().add('skn-002'));
    await save();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(saved()).toEqual(['skn-002']);
  });

  test('Undo restores a cleared cart without losing what was added since (CART-11)', async () => {
    const { user, stores } = renderRoutes(Screens, '/cart', { cart: [{ ...cream, quantity: 3 }] });
    await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
    act(() => {
      stores.cart.getState().addItem(cleanser.product);
      stores.cart.getState().addItem(cream.product);
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stores.cart.getState().items).toMatchObject([
      { id: 'skn-002', quantity: 1 },
      { id: 'skn-003', quantity: 1 },
    ]);
  });

  describe('Undo (CART-11)', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });

    function advanceBy(milliseconds: number) {
      act(() => jest.advanceTimersByTime(milliseconds));
    }

    test('is offered for eight seconds after the last edit', async () => {
      const { user } = renderRoutes(Screens, '/cart', { cart: [cream, cleanser] });
      await user.click(await screen.findByRole('button', { name: 'Remove Midnight Repair Cream' }));
      advanceBy(7900);
      await user.click(screen.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' }));
      advanceBy(7900);
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      advanceBy(200);
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });

    test('stays while it has the focus or the pointer', async () => {
      const { user } = renderRoutes(Screens, '/cart', { cart: [cream] });
      await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
      act(() => screen.getByRole('button', { name: 'Undo' }).focus());
      advanceBy(60_000);
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await user.hover(screen.getByRole('button', { name: 'Undo' }));
      act(() => screen.getByRole('link', { name: 'Continue Shopping' }).focus());
      await user.unhover(screen.getByRole('button', { name: 'Undo' }));
      await user.hover(screen.getByRole('button', { name: 'Undo' }));
      advanceBy(60_000);
      await user.unhover(screen.getByRole('button', { name: 'Undo' }));
      advanceBy(8100);
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
  });
});
