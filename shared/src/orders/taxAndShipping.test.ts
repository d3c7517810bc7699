import fc from 'fast-check';
import { freeShippingTerms, orderTotals, shippingFor, taxOn } from './taxAndShipping';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('Shipping', () => {
  test.each([
    [0, 8_99],
    [1, 8_99],
    [74_99, 8_99],
    [75_00, 0],
    [75_01, 0],
  ])('For a subtotal of %i cents it costs %i', (subtotal, shipping) => {
    expect(shippingFor(subtotal)).toBe(shipping);
  });
});

describe('Tax of 8 % is rounded half up to the cent', () => {
  // 8 % of whole cents is never exactly half a cent: 0.48 and 0.52 are the closest values
  test.each([
    [0, 0],
    [6, 0], // 0.48
    [7, 1], // 0.56
    [19, 2], // 1.52
    [31, 2], // 2.48
    [44, 4], // 3.52
    [10_00, 80],
    [74_99, 6_00], // 599.92
    [89_00, 7_12],
    [125_00, 10_00],
    [1_234_56, 98_76], // 9876.48
    [1_234_44, 98_76], // 9875.52
  ])('On %i cents it is %i', (subtotal, tax) => {
    expect(taxOn(subtotal)).toBe(tax);
  });

  test('It is never more than half a cent away from 8 %', () => {
    fc.assert(
      fc.property(cents, (subtotal) => {
        expect(Math.abs(taxOn(subtotal) * 100 - subtotal * 8)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('An order', () => {
  test.each([
    ['just below free shipping', 74_99, { subtotal: 74_99, shipping: 8_99, tax: 6_00, total: 89_98 }],
    ['at the free-shipping threshold', 75_00, { subtotal: 75_00, shipping: 0, tax: 6_00, total: 81_00 }],
    ['of two travel sizes', 90_00, { subtotal: 90_00, shipping: 0, tax: 7_20, total: 97_20 }],
    ['of nothing', 0, { subtotal: 0, shipping: 8_99, tax: 0, total: 8_99 }],
  ])('%s adds up', (_, subtotal, totals) => {
    expect(orderTotals(subtotal)).toEqual(totals);
  });

  test('Whatever the cart, its total is subtotal, shipping and tax, all in whole cents', () => {
    const line = fc.record({ price: fc.integer({ min: 0, max: 500_00 }), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const bought = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const { subtotal, shipping, tax, total } = orderTotals(bought);
        expect(subtotal).toBe(bought);
        expect(total).toBe(subtotal + shipping + tax);
        expect([subtotal, shipping, tax, total].every(Number.isSafeInteger)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(subtotal);
      }),
    );
  });
});

describe('Another policy', () => {
  const policy = { tax: 8_875, shipping: 9_99, freeFrom: 80_00 };

  test.each([
    [79_99, 9_99, 7_10],
    [80_00, 0, 7_10],
    [4_00, 9_99, 36], // 35.5
    [12_00, 9_99, 1_07], // 106.5
  ])('For a subtotal of %i cents shipping is %i and tax %i', (subtotal, shipping, tax) => {
    expect(orderTotals(subtotal, policy)).toMatchObject({ shipping, tax, total: subtotal + shipping + tax });
  });

  test('Tax is rounded half up exactly, whatever its rate and the subtotal', () => {
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
  ])('With %j shipping is free %s', (changes, terms) => {
    expect(freeShippingTerms({ ...policy, ...changes })).toBe(terms);
  });
});
