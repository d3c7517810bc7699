import { lookUpLines } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import type { CartItem } from '@glow/shared/cart';
import { cartItem } from '@glow/shared/testing';
import { isChanged, priceChange, reconcileCart, stockChange, type LineFigures } from './reconcileCart';

/** A line as restored from storage: equal to the catalogue's, but not the same objects. */
function remembered(line: CartItem): CartItem {
  return JSON.parse(JSON.stringify(line));
}

/** The lines with the facts that are looked up of them. */
async function reconcile(items: CartItem[], figures?: LineFigures) {
  const query = new URLSearchParams(items.map(({ id }) => ['line', id]));
  const choices = await lookUpLines(query, createSampleCatalog());
  return reconcileCart(items, choices, figures);
}

const travelSerum = cartItem('skn-001', 'travel-15ml', 2);

describe('Reconciling the cart with the catalogue (CART-13)', () => {
  test('Lines that still hold have no changes, and know what is left', async () => {
    const { lines, gone } = await reconcile([travelSerum, cartItem('skn-002')]);
    expect(lines.map(isChanged)).toEqual([false, false]);
    expect(lines.map(({ left }) => left)).toEqual([18, 22]);
    expect(gone).toEqual([]);
  });

  test('A stored line is shown with the present product and variant', async () => {
    const line = remembered(travelSerum);
    line.product.images = ['https://evil.example/x.png'];
    line.product.name = 'Serum';
    const [shown] = (await reconcile([line])).lines;
    expect(shown).toMatchObject(travelSerum);
    expect(shown && isChanged(shown)).toBe(false);
  });

  test('A changed price is shown beside the former one', async () => {
    const [line] = (await reconcile([{ ...remembered(travelSerum), price: 40_00 }])).lines;
    expect(line).toMatchObject({ price: 45_00, formerPrice: 40_00, quantity: 2 });
    expect(line && priceChange(line)).toBe('This now costs $45.00 instead of $40.00.');
  });

  test.each([
    [cartItem('mkp-003', 'mauve-mist', 20), 'Only 6 left: order 6 instead?'],
    [cartItem('mkp-003', 'mauve-mist', 6), undefined],
    [cartItem('skn-001', '50ml-refill'), 'This has sold out.'],
  ])('A quantity above the stock stays, and what is left is said', async (item, change) => {
    const [line] = (await reconcile([item])).lines;
    expect(line?.quantity).toBe(item.quantity);
    expect(line && stockChange(line)).toBe(change);
  });

  test('A line that has sold out says nothing of its price', async () => {
    const [line] = (await reconcile([{ ...cartItem('skn-001', '50ml-refill'), price: 1_00 }])).lines;
    expect(line && priceChange(line)).toBeUndefined();
  });

  test.each([
    ['is not in the catalogue', { ...remembered(travelSerum), id: 'skn-001-travel' }],
    ['lacks the size it is sold by', cartItem('skn-001')],
    ['is named like a property of every object', { ...cartItem('skn-003'), id: 'constructor' }],
  ])('A line that %s is no longer sold', async (_, line) => {
    const other = cartItem('skn-002');
    const { lines, gone } = await reconcile([line, other]);
    expect(lines).toMatchObject([other]);
    expect(gone).toEqual([line]);
  });

  test('The figures of a refused order count more than what was known before', async () => {
    const figures = { 'skn-002': { left: 1 }, 'skn-003': { price: 36_00 }, 'skn-004': { left: 0 } };
    const items = [cartItem('skn-002', undefined, 2), cartItem('skn-003'), cartItem('skn-004')];
    const { lines } = await reconcile(items, figures);
    expect(lines.map((line) => stockChange(line) ?? priceChange(line))).toEqual([
      'Only 1 left: order 1 instead?',
      'This now costs $36.00 instead of $34.00.',
      'This has sold out.',
    ]);
  });
});

test.each([
  ['sold out', cartItem('skn-001', '50ml-refill')],
  ['more than was in stock', cartItem('mkp-003', 'mauve-mist', 20)],
  ['unknown', { ...cartItem('skn-003'), id: 'constructor' }],
])('Without facts a line that was stored as %s stays as it was stored (CART-13)', (_, line) => {
  const [shown] = reconcileCart([line]).lines;
  expect(shown).toMatchObject(line);
  expect(shown && isChanged(shown)).toBe(false);
});
