import fc from 'fast-check';
import { freeShippingTerms, orderTotals, shippingFor, taxOn } from './taxAndShipping';

const cents = fc.integer({ min: 0, max: 100_000_000 });

// 8 % of whole cents is never exactly half a cent: 0.48 and 0.52 are the closest values
test.each([
  [0, 8_99, 0],
  [1, 8_99, 0],
  [6, 8_99, 0], // 0.48
  [7, 8_99, 1], // 0.56
  [19, 8_99, 2], // 1.52
  [31, 8_99, 2], // 2.48
  [44, 8_99, 4], // 3.52
  [10_00, 8_99, 80],
  [74_99, 8_99, 6_00], // 599.92
  [75_00, 0, 6_00],
  [75_01, 0, 6_00],
  [1_234_56, 0, 98_76], // 9876.48
  [1_234_44, 0, 98_76], // 9875.52
])('Of %i: shipping %i, tax of 8 %%, rounded, %i (PRICE-3, PRICE-4, PRICE-5, PRICE-6)', (subtotal, shipping, tax) => {
  expect(orderTotals(subtotal)).toEqual({ subtotal, shipping, tax, total: subtotal + shipping + tax });
  expect([shippingFor(subtotal), taxOn(subtotal)]).toEqual([shipping, tax]);
});

test('Whatever the cart, its total is subtotal, shipping and tax, all in whole cents (PRICE-1, PRICE-6)', () => {
  const line = fc.record({ price: fc.integer({ min: 0, max: 500_00 }), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const bought = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const { subtotal, shipping, tax, total } = orderTotals(bought);
      expect([subtotal, total]).toEqual([bought, subtotal + shipping + tax]);
      expect([subtotal, shipping, tax, total].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

describe('Another policy', () => {
  const policy = { tax: 8_875, shipping: 9_99, freeFrom: 80_00 };

  test.each([
    [79_99, 9_99, 7_10],
    [80_00, 0, 7_10],
    [4_00, 9_99, 36], // 35.5
    [12_00, 9_99, 1_07], // 106.5
  ])('For a subtotal of %i cents shipping is %i and tax %i (PRICE-3, PRICE-4, PRICE-5)', (subtotal, shipping, tax) => {
    expect(orderTotals(subtotal, policy)).toMatchObject({ shipping, tax, total: subtotal + shipping + tax });
  });

  test('Tax is rounded half up exactly, whatever its rate and the subtotal (PRICE-5)', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (subtotal, tax) => {
        const exact = (2n * BigInt(subtotal) * BigInt(tax) + 100_000n) / 200_000n;
        expect(taxOn(subtotal, { ...policy, tax })).toBe(Number(exact));
      }),
    );
  });

  test.each([
    [{}, 'on orders over $80'],
    [{ freeFrom: 79_50 }, 'on orders over $79.50'],
    [{ freeFrom: 1_250_00 }, 'on orders over $1,250'],
    [{ freeFrom: 0 }, 'on every order'],
    [{ shipping: 0 }, 'on every order'],
  ])('With %j shipping is free %s (GEN-2)', (changes, terms) => {
    expect(freeShippingTerms({ ...policy, ...changes })).toBe(terms);
  });
});
