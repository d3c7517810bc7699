import type { CartItem } from '@glow/shared/cart';
import { cartItem } from '@glow/shared/testing';
import { linkToCatalogue, reconcileCart } from './reconcileCart';

/** A line as restored from storage: equal to the catalogue's, but not the same objects. */
function remembered(line: CartItem): CartItem {
  return JSON.parse(JSON.stringify(line));
}

const travelSerum = cartItem('skn-001', 'travel-15ml', 2);

describe('Reconciling the cart with the catalogue', () => {
  test('Up-to-date lines keep their identity', () => {
    const items = [travelSerum, cartItem('skn-002')];
    expect(reconcileCart(items)).toEqual({ items, changes: [] });
    expect(reconcileCart(items).items).toBe(items);
  });

  test('A stored line gets the current product and variant without a message', () => {
    const { items, changes } = reconcileCart([remembered(travelSerum)]);
    expect(changes).toEqual([]);
    expect(items[0]?.product).toBe(travelSerum.product);
    expect(items[0]?.variant).toBe(travelSerum.variant);
  });

  test('A changed price is updated and reported', () => {
    const { items, changes } = reconcileCart([{ ...remembered(travelSerum), price: 40_00 }]);
    expect(items[0]).toMatchObject({ price: 45_00, quantity: 2 });
    expect(changes).toEqual(['Glow Radiance Vitamin C Serum, Travel 15 ml now costs $45.00 instead of $40.00.']);
  });

  test('A quantity above the stock is lowered to it and reported', () => {
    const { items, changes } = reconcileCart([cartItem('mkp-003', 'mauve-mist', 20)]);
    expect(items[0]?.quantity).toBe(6);
    expect(changes).toEqual([
      expect.stringMatching(/^Only 6 of .+, Mauve Mist are available, so your cart now holds 6\.$/),
    ]);
  });

  test.each([
    [
      'is no longer in the catalogue',
      { ...remembered(travelSerum), id: 'skn-001-travel' },
      'Glow Radiance Vitamin C Serum is no longer available and has been removed.',
    ],
    [
      'lacks the size it is sold by',
      cartItem('skn-001'),
      'Glow Radiance Vitamin C Serum is no longer available and has been removed.',
    ],
    [
      'has sold out',
      cartItem('skn-001', '50ml-refill'),
      'Glow Radiance Vitamin C Serum, 50 ml refill has sold out and has been removed.',
    ],
  ])('A line that %s is removed and reported', (_, line, sentence) => {
    const other = cartItem('skn-002');
    expect(reconcileCart([line, other])).toEqual({ items: [other], changes: [sentence] });
  });
});

test('A line is shown with the product of the catalogue, and as it was stored where it is no longer sold', () => {
  const line = remembered(travelSerum);
  line.product.images = ['https://evil.example/x.png'];
  expect(linkToCatalogue(line)).toEqual(travelSerum);
  const gone = { ...line, id: 'skn-999' };
  expect(linkToCatalogue(gone)).toEqual(gone);
});
