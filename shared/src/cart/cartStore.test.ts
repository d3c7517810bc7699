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

test('A new cart is empty, closed and not yet read from the device', () => {
  const store = createCartStore();
  expect(contents(store)).toEqual({ lines: [], total: 0, itemCount: 0 });
  expect(store.getState()).toMatchObject({ isOpen: false, isHydrated: false });
});

test('Two carts know nothing of each other', () => {
  const [mine, yours] = [createCartStore(), createCartStore()];
  mine.getState().addItem(cleanser);
  expect(contents(yours).lines).toEqual([]);
});

describe('A line', () => {
  test.each([
    ['skn-003', undefined, 'skn-003'],
    ['skn-001', 'travel-15ml', 'skn-001-travel-15ml'],
    ['mkp-001', 'chestnut', 'mkp-001-chestnut'],
  ])('of %s in the choice %s has the id %s', (productId, variantId, id) => {
    expect(cartItemId(sampleProduct(productId), variantId ? variant(productId, variantId) : undefined)).toBe(id);
  });

  test.each([
    ['its own price', 'skn-003', undefined, 34_00],
    ['the price of its variant', 'skn-001', 'travel-15ml', 45_00],
    ['the price of the product where its variant has none', 'skn-001', '30ml', 89_00],
  ])('costs %s', (_, productId, variantId, price) => {
    const store = createCartStore();
    store.getState().addItem(sampleProduct(productId), variantId ? variant(productId, variantId) : undefined);
    expect(store.getState().items).toEqual([cartItem(productId, variantId)]);
    expect(store.getState()).toMatchObject({ total: price, itemCount: 1 });
  });
});

describe('Adding to the cart', () => {
  test('begins a line of one piece and opens the drawer', () => {
    const store = createCartStore();
    store.getState().addItem(cleanser);
    expect(contents(store)).toEqual({ lines: ['1 × skn-003'], total: 34_00, itemCount: 1 });
    expect(store.getState().isOpen).toBe(true);
  });

  test('begins a line of as many pieces as asked for', () => {
    const store = createCartStore();
    store.getState().addItem(serum, travelSize, 3);
    expect(contents(store)).toEqual({ lines: ['3 × skn-001-travel-15ml'], total: 135_00, itemCount: 3 });
  });

  test('the same again adds to its line, and opens the drawer again', () => {
    const store = cartOf(cartItem('skn-001', 'travel-15ml', 2), cartItem('skn-003'));
    store.getState().closeCart();
    store.getState().addItem(serum, travelSize);
    store.getState().addItem(serum, travelSize, 4);
    expect(contents(store)).toEqual({ lines: ['7 × skn-001-travel-15ml', '1 × skn-003'], total: 349_00, itemCount: 8 });
    expect(store.getState().isOpen).toBe(true);
  });

  test('another variant of the same product begins its own line', () => {
    const store = createCartStore();
    store.getState().addItem(serum, travelSize);
    store.getState().addItem(serum, variant('skn-001', '30ml'));
    store.getState().addItem(serum);
    expect(contents(store).lines).toEqual(['1 × skn-001-travel-15ml', '1 × skn-001-30ml', '1 × skn-001']);
  });
});

describe('Changing the cart', () => {
  test.each([
    ['more pieces', 'skn-003', 5, { lines: ['2 × skn-002', '5 × skn-003'], total: 420_00, itemCount: 7 }],
    ['fewer pieces', 'skn-002', 1, { lines: ['1 × skn-002', '1 × skn-003'], total: 159_00, itemCount: 2 }],
    ['no piece, which removes the line', 'skn-002', 0, { lines: ['1 × skn-003'], total: 34_00, itemCount: 1 }],
    ['less than none, which removes the line', 'skn-002', -3, { lines: ['1 × skn-003'], total: 34_00, itemCount: 1 }],
    ['a line that is not there', 'mkp-001', 9, { lines: ['2 × skn-002', '1 × skn-003'], total: 284_00, itemCount: 3 }],
  ])('to %s', (_, id, quantity, after) => {
    const store = cartOf(cartItem('skn-002', undefined, 2), cartItem('skn-003'));
    store.getState().updateQuantity(id, quantity);
    expect(contents(store)).toEqual(after);
  });

  test.each([
    ['skn-002', { lines: ['1 × skn-003'], total: 34_00, itemCount: 1 }],
    ['skn-00', { lines: ['2 × skn-002', '1 × skn-003'], total: 284_00, itemCount: 3 }],
  ])('by removing %s', (id, after) => {
    const store = cartOf(cartItem('skn-002', undefined, 2), cartItem('skn-003'));
    store.getState().removeItem(id);
    expect(contents(store)).toEqual(after);
  });

  test('by clearing it', () => {
    const store = cartOf(cartItem('skn-002', undefined, 2), cartItem('skn-003'));
    store.getState().clearCart();
    expect(contents(store)).toEqual({ lines: [], total: 0, itemCount: 0 });
  });

  test('by loading another one, which replaces every line', () => {
    const store = cartOf(cartItem('skn-002', undefined, 2));
    store.getState().loadCart([cartItem('mkp-004', undefined, 3)]);
    expect(contents(store)).toEqual({ lines: ['3 × mkp-004'], total: 84_00, itemCount: 3 });
  });

  test('leaves the drawer as it is', () => {
    const store = cartOf(cartItem('skn-002', undefined, 2), cartItem('skn-003'));
    store.getState().openCart();
    store.getState().updateQuantity('skn-002', 1);
    store.getState().removeItem('skn-002');
    store.getState().clearCart();
    expect(store.getState().isOpen).toBe(true);
  });
});

test('The drawer opens, closes and toggles', () => {
  const store = createCartStore();
  const isOpenAfter = (action: 'openCart' | 'closeCart' | 'toggleCart') => {
    store.getState()[action]();
    return store.getState().isOpen;
  };
  expect(isOpenAfter('toggleCart')).toBe(true);
  expect(isOpenAfter('toggleCart')).toBe(false);
  expect(isOpenAfter('openCart')).toBe(true);
  expect(isOpenAfter('openCart')).toBe(true);
  expect(isOpenAfter('closeCart')).toBe(false);
  expect(isOpenAfter('closeCart')).toBe(false);
});

test('Whatever is done to it, total and count are those of its lines, and no line is empty or doubled', () => {
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
      for (const {
        kind,
        choice: [what, size],
        quantity,
      } of actions) {
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
