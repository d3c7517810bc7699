import { CartProvider, createCartStore, useCart, useCartStore, type CartItem } from '@glow/shared/cart';
import { sampleProduct } from '@glow/shared/samples';
import { cartItem } from '@glow/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

function Basket() {
  const { items, total, itemCount, isHydrated } = useCart((cart) => cart);
  if (!isHydrated) return <p>The basket is not read yet</p>;
  return <p>{`${items.map(({ id }) => id).join(', ') || 'nothing'}: ${itemCount} for ${total}`}</p>;
}

/** Renders a page with a persisted cart, optionally seeded. */
function openPage(seed: CartItem[] = []) {
  const store = createCartStore();
  store.getState().loadCart(seed);
  const view = render(
    <CartProvider store={store}>
      <Basket />
    </CartProvider>,
  );
  return { ...view, store };
}

function add(store: ReturnType<typeof createCartStore>, productId: string) {
  act(() => store.getState().addItem(sampleProduct(productId)));
}

function storedIds(): string[] {
  return JSON.parse(localStorage.getItem('glow_cart') ?? '[]').map(({ id }: CartItem) => id);
}

/** Changes the stored cart as another tab would and fires the storage event. */
function otherTabStores(raw: string | null, key: string | null = 'glow_cart') {
  if (raw === null) localStorage.removeItem('glow_cart');
  else localStorage.setItem('glow_cart', raw);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function comeBack(persisted: boolean) {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

function storageFails(method: 'getItem' | 'setItem') {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The device refuses', 'SecurityError');
  });
}

function muteWarnings() {
  return jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

afterEach(() => jest.restoreAllMocks());

describe('The cart of this device', () => {
  test('is stored with every change, but whether the drawer is open is not (CART-5, CART-15)', () => {
    const { store, unmount } = openPage();
    add(store, 'skn-003');
    expect(JSON.parse(localStorage.getItem('glow_cart') ?? '')).toEqual([cartItem('skn-003')]);
    act(() => store.getState().clearCart());
    expect(localStorage.getItem('glow_cart')).toBe('[]');
    act(() => store.getState().addItem(sampleProduct('skn-001'), cartItem('skn-001', 'travel-15ml').variant));
    act(() => store.getState().updateQuantity('skn-001-travel-15ml', 2));
    expect(store.getState().isOpen).toBe(true);
    unmount();
    const second = openPage();
    expect(screen.getByText('skn-001-travel-15ml: 2 for 9000')).toBeVisible();
    expect(second.store.getState().isOpen).toBe(false);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('isOpen');
  });

  test('is not written before the shopper acts, and not emptied where nothing is stored (CART-5)', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const { store } = openPage([cartItem('skn-003')]);
    act(() => store.getState().openCart());
    expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
    comeBack(true);
    expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
    expect(setItem).not.toHaveBeenCalled();
  });

  test('is left alone by a page that is gone', () => {
    const { store, unmount } = openPage();
    unmount();
    add(store, 'skn-003');
    expect(storedIds()).toEqual([]);
    otherTabStores(JSON.stringify([cartItem('skn-002')]));
    expect(store.getState().items.map(({ id }) => id)).toEqual(['skn-003']);
  });
});

describe('A stored cart that cannot be understood', () => {
  const line = cartItem('skn-003');
  const pictureless = { ...line.product, images: undefined };

  test.each([
    ['broken text', '[{"id":'],
    ['no list', '{"items":[]}'],
    ['null', 'null'],
    ['a line that is none', '[null]'],
    ['a list in place of a line', '[[]]'],
    ['a line without a product', JSON.stringify([{ ...line, product: undefined }])],
    ['a product without pictures', JSON.stringify([{ ...line, product: pictureless }])],
    ['a product whose name is a number', JSON.stringify([{ ...line, product: { ...line.product, name: 7 } }])],
    ['a line whose id is a number', JSON.stringify([{ ...line, id: 3 }])],
    ['a variant whose id is a number', JSON.stringify([{ ...line, variant: { id: 3, type: 'size', value: '30ml' } }])],
    ['a variant that is a word', JSON.stringify([{ ...line, variant: '30ml' }])],
    ['no quantity', JSON.stringify([{ ...line, quantity: 0 }])],
    ['half a piece', JSON.stringify([{ ...line, quantity: 1.5 }])],
    ['more pieces than can be counted', JSON.stringify([{ ...line, quantity: 1e300 }])],
    ['a price in words', JSON.stringify([{ ...line, price: '34' }])],
    ['a price below zero', JSON.stringify([{ ...line, price: -1 }])],
    ['one good line and one bad', JSON.stringify([line, { ...line, price: null }])],
    ['a prototype for a cart', '{"__proto__":[{"id":"skn-003"}]}'],
    ['a prototype for a line', `[{"__proto__":${JSON.stringify(line)}}]`],
  ])('for example %s, leaves an empty cart and is kept aside (CART-5, DATA-5, DATA-1)', (_case, raw) => {
    muteWarnings();
    localStorage.setItem('glow_cart', raw);
    const { store } = openPage();
    expect(screen.getByText('nothing: 0 for 0')).toBeVisible();
    expect(localStorage.getItem('glow_cart:backup')).toBe(raw);
    expect(localStorage.getItem('glow_cart')).toBe(raw);
    add(store, 'skn-002');
    expect(storedIds()).toEqual(['skn-002']);
    expect(localStorage.getItem('glow_cart:backup')).toBe(raw);
  });

  test('pollutes nothing with what it calls its prototype', () => {
    localStorage.setItem('glow_cart', JSON.stringify([line]).replace('{', '{"__proto__":{"isAdmin":true},'));
    const { store } = openPage();
    act(() => store.getState().updateQuantity('skn-003', 2));
    expect(screen.getByText('skn-003: 2 for 6800')).toBeVisible();
    expect({}).not.toHaveProperty('isAdmin');
    expect(store.getState().items[0]).not.toHaveProperty('isAdmin');
  });

  test('takes nothing away from a cart in use when another tab wrote it', () => {
    muteWarnings();
    openPage([line]);
    otherTabStores('{broken');
    expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
    expect(localStorage.getItem('glow_cart:backup')).toBe('{broken');
  });
});

describe('A device that refuses', () => {
  test('to be read leaves an empty cart that works', () => {
    muteWarnings();
    localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-002')]));
    storageFails('getItem');
    const { store } = openPage();
    expect(screen.getByText('nothing: 0 for 0')).toBeVisible();
    add(store, 'skn-003');
    expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
  });

  test('to store leaves a cart that works, and that outlives the back/forward cache (DATA-5)', () => {
    muteWarnings();
    localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-002')]));
    const setItem = storageFails('setItem');
    const { store } = openPage();
    add(store, 'skn-003');
    expect(screen.getByText('skn-002, skn-003: 2 for 15900')).toBeVisible();
    comeBack(true);
    expect(screen.getByText('skn-002, skn-003: 2 for 15900')).toBeVisible();
    setItem.mockRestore();
    act(() => store.getState().updateQuantity('skn-003', 2));
    expect(storedIds()).toEqual(['skn-002', 'skn-003']);
  });

  test('to store still hears what other tabs store', () => {
    muteWarnings();
    const setItem = storageFails('setItem');
    const { store } = openPage();
    add(store, 'skn-003');
    setItem.mockRestore();
    otherTabStores(JSON.stringify([cartItem('skn-002')]));
    expect(screen.getByText('skn-002: 1 for 12500')).toBeVisible();
  });

  test.each([
    ['to be read', () => storageFails('getItem'), 'glow_cart could not be read'],
    ['to store', () => storageFails('setItem'), 'glow_cart could not be stored'],
    ['what is understood', () => localStorage.setItem('glow_cart', '{broken'), 'glow_cart could not be understood'],
  ])('%s says so once, whatever else happens (CART-5, DATA-5)', async (_, fail, message) => {
    const warn = muteWarnings();
    await jest.isolateModulesAsync(async () => {
      const fresh = { ...(await import('./cartStore')), ...(await import('./persistCart')) };
      fail();
      const store = fresh.createCartStore();
      const disconnect = fresh.persistCart(store);
      store.getState().loadCart([cartItem('skn-003')]);
      store.getState().clearCart();
      disconnect();
      fresh.persistCart(store)();
    });
    expect(warn.mock.calls.map(([said]) => said)).toEqual([message]);
  });
});

describe('Another tab (CART-5)', () => {
  test.each(['glow_cart', null])('changes or removes the cart here too, which is not stored again (key %s)', (key) => {
    openPage([cartItem('skn-003')]);
    localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-002', undefined, 2)]));
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByText('skn-002: 2 for 25000')).toBeVisible();
    expect(setItem).not.toHaveBeenCalled();
    otherTabStores(null, key);
    expect(screen.getByText('nothing: 0 for 0')).toBeVisible();
  });

  test('does nothing to the cart by changing something else', () => {
    openPage([cartItem('skn-003')]);
    otherTabStores(JSON.stringify([cartItem('skn-002')]), 'glow_user');
    expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
  });
});

test('Coming back from the back/forward cache reads the cart again, in any other way does not', () => {
  openPage([cartItem('skn-003')]);
  localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-002')]));
  comeBack(false);
  expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
  comeBack(true);
  expect(screen.getByText('skn-002: 1 for 12500')).toBeVisible();
});

test.each([
  ['useCart', () => useCart((cart) => cart.itemCount)],
  ['useCartStore', () => useCartStore()],
])('Outside its provider %s throws (AUTH-15)', (_, hook) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Stray() {
    hook();
    return null;
  }
  expect(() => render(<Stray />)).toThrow('useCart must be used within CartProvider');
});

test('The server renders a page that knows nothing of the device, and the browser takes it over as it is', () => {
  const page = (
    <CartProvider>
      <Basket />
    </CartProvider>
  );
  localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-003')]));
  const getItem = jest.spyOn(Storage.prototype, 'getItem');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('The basket is not read yet');
  expect(getItem).not.toHaveBeenCalled();
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByText('skn-003: 1 for 3400')).toBeVisible();
});
