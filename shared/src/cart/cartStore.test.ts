import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { cartItem } from '@glow/shared/testing';
import fc from 'fast-check';
import { cartItemId, createCartStore } from './cartStore';

function variant(productId: string, id: string): Variant {
  const found = findVariant(sampleProduct(productId), id);
  if (!found) throw new Error(`${productId} has no ${id}`);
  return found;
}

const serum = sampleProduct('skn-001');
const travelSize = variant('skn-001', 'travel-15ml');
const cleanser = sampleProduct('skn-003');

function cartOf(...items: ReturnType<typeof cartItem>[]) {
  const store = createCartStore();
  store.getState().loadCart(items);
  return store;
}

/** The cart's ids and quantities, with its sums. */
function contents({ getState }: ReturnType<typeof createCartStore>) {
  const { items, total, itemCount } = getState();
  return { lines: items.map(({ id, quantity }) => `${quantity} × ${id}`), total, itemCount };
}

test('A new cart is empty, closed, not yet read from the device, and knows nothing of another', () => {
  const [mine, yours] = [createCartStore(), createCartStore()];
  mine.getState().addItem(cleanser);
  expect(contents(yours)).toEqual({ lines: [], total: 0, itemCount: 0 });
  expect(yours.getState()).toMatchObject({ isOpen: false, isHydrated: false });
});

test.each([
  ['its own price', 'skn-003', undefined, 'skn-003', 34_00],
  ['the price of its variant', 'skn-001', 'travel-15ml', 'skn-001-travel-15ml', 45_00],
  ['the price of the product where its variant has none', 'skn-001', '30ml', 'skn-001-30ml', 89_00],
])('A line of a product in a choice has an id of both, and costs %s (CART-1)', (_, productId, variantId, id, price) => {
  const store = createCartStore();
  store.getState().addItem(sampleProduct(productId), variantId ? variant(productId, variantId) : undefined);
  expect(store.getState().items).toEqual([cartItem(productId, variantId)]);
  expect(store.getState()).toMatchObject({ items: [{ id }], total: price, itemCount: 1 });
});

describe('Adding to the cart (CART-3)', () => {
  test('begins a line of one piece, or as many as asked for, and opens the drawer', () => {
    const store = createCartStore();
    store.getState().addItem(cleanser);
    expect(contents(store)).toEqual({ lines: ['1 × skn-003'], total: 34_00, itemCount: 1 });
    expect(store.getState().isOpen).toBe(true);
    store.getState().addItem(serum, travelSize, 3);
    expect(contents(store)).toMatchObject({ lines: ['1 × skn-003', '3 × skn-001-travel-15ml'], total: 169_00 });
  });

  test('the same again adds to its line, another variant begins its own, and the drawer opens again', () => {
    const store = cartOf(cartItem('skn-001', 'travel-15ml', 2), cartItem('skn-003'));
    store.getState().closeCart();
    store.getState().addItem(serum, travelSize);
    store.getState().addItem(serum, travelSize, 4);
    expect(contents(store)).toEqual({ lines: ['7 × skn-001-travel-15ml', '1 × skn-003'], total: 349_00, itemCount: 8 });
    expect(store.getState().isOpen).toBe(true);
    store.getState().addItem(serum, variant('skn-001', '30ml'));
    store.getState().addItem(serum);
    expect(contents(store).lines.slice(1)).toEqual(['1 × skn-003', '1 × skn-001-30ml', '1 × skn-001']);
  });
});

describe('Changing the cart (CART-4)', () => {
  const BEFORE = ['2 × skn-002', '1 × skn-003'];
  type Cart = ReturnType<ReturnType<typeof createCartStore>['getState']>;

  test.each<[string, (cart: Cart) => void, string[], number, number]>([
    ['more pieces', (cart) => cart.updateQuantity('skn-003', 5), ['2 × skn-002', '5 × skn-003'], 420_00, 7],
    ['fewer pieces', (cart) => cart.updateQuantity('skn-002', 1), ['1 × skn-002', '1 × skn-003'], 159_00, 2],
    ['no piece removes the line', (cart) => cart.updateQuantity('skn-002', 0), ['1 × skn-003'], 34_00, 1],
    ['less than none does too', (cart) => cart.updateQuantity('skn-002', -3), ['1 × skn-003'], 34_00, 1],
    ['a line that is not there', (cart) => cart.updateQuantity('mkp-001', 9), BEFORE, 284_00, 3],
    ['a line is removed', (cart) => cart.removeItem('skn-002'), ['1 × skn-003'], 34_00, 1],
    ['a line whose id only begins so stays', (cart) => cart.removeItem('skn-00'), BEFORE, 284_00, 3],
    ['it is cleared', (cart) => cart.clearCart(), [], 0, 0],
    ['another one is loaded', (cart) => cart.loadCart([cartItem('mkp-004', undefined, 3)]), ['3 × mkp-004'], 84_00, 3],
  ])('leaves the drawer as it is: %s', (_, change, lines, total, itemCount) => {
    for (const isOpen of [true, false]) {
      const store = cartOf(cartItem('skn-002', undefined, 2), cartItem('skn-003'));
      if (isOpen) store.getState().openCart();
      change(store.getState());
      expect(contents(store)).toEqual({ lines, total, itemCount });
      expect(store.getState().isOpen).toBe(isOpen);
    }
  });
});

test('The drawer opens, closes and toggles', () => {
  const store = createCartStore();
  const actions = ['toggleCart', 'toggleCart', 'openCart', 'openCart', 'closeCart', 'closeCart'] as const;
  const isOpenAfter = actions.map((action) => (store.getState()[action](), store.getState().isOpen));
  expect(isOpenAfter).toEqual([true, false, true, true, false, false]);
});

test('Whatever is done to it, total and count are those of its lines; no line is empty or doubled (CART-1)', () => {
  const choice = fc.constantFrom<[Product, Variant?]>(
    [serum],
    [serum, travelSize],
    [cleanser],
    [sampleProduct('mkp-001'), variant('mkp-001', 'chestnut')],
  );
  const action = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), choice, quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('update' as const), choice, quantity: fc.integer({ min: -2, max: 20 }) }),
    fc.record({ kind: fc.constant('remove' as const), choice, quantity: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const store = createCartStore();
      for (const { kind, choice, quantity } of actions) {
        const [what, size] = choice;
        if (kind === 'add') store.getState().addItem(what, size, quantity);
        if (kind === 'update') store.getState().updateQuantity(cartItemId(what, size), quantity);
        if (kind === 'remove') store.getState().removeItem(cartItemId(what, size));
        const { items, total, itemCount } = store.getState();
        expect(total).toBe(items.reduce((sum, { price, quantity: pieces }) => sum + price * pieces, 0));
        expect(itemCount).toBe(items.reduce((sum, { quantity: pieces }) => sum + pieces, 0));
        expect(items.every(({ quantity: pieces }) => pieces > 0)).toBe(true);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
    }),
  );
});
