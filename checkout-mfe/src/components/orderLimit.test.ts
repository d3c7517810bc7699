import fc from 'fast-check';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { cartItem } from '@glow/shared/testing';
import { orderLimit } from './orderLimit';

const lines = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose', 6)].map((line) => ({ ...line, left: 9 }));
const pieces = 'At most 5 of Petal Flush Powder Blush, Rose can be ordered at once.';
const sum = 'At most $100.00 can be ordered at once.';

test.each([
  [{}, false],
  [{ maxPieces: 6, maxSubtotal: 100_01 }, false],
  [{ maxPieces: 5 }, pieces],
  [{ maxSubtotal: 100_00 }, sum],
  [{ maxPieces: 5, maxSubtotal: 100_00 }, pieces],
])(
  'Of lines with 2 and 6 pieces and a subtotal of $100.01 the bounds %j speak against the order: %s (PRICE-172)',
  (bounds, told) => {
    expect(orderLimit(lines, 100_01, { ...DEFAULT_POLICY, ...bounds })).toBe(told);
  },
);

test('A cart of more lines than an order can have says so (PRICE-172)', () => {
  const many = Array.from({ length: 102 }, (_, at) => ({ ...cartItem('skn-003'), id: `line-${at}`, left: 9 }));
  const told = [100, 102].map((count) => orderLimit(many.slice(0, count), 100_00, DEFAULT_POLICY));
  expect(told).toEqual([false, 'At most 100 lines can be ordered at once.']);
});

test('Any cart is told of a bound that it exceeds, and of none that it keeps', () => {
  const bound = fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined });
  const quantities = fc.array(fc.integer({ min: 1, max: 1_200 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(quantities, fc.nat(2_000), bound, bound, (pieces, subtotal, maxPieces, maxSubtotal) => {
      const cart = pieces.map((quantity, at) => ({
        ...cartItem('skn-003', undefined, quantity),
        id: `${at}`,
        left: 9,
      }));
      const isAbove =
        cart.length > 100 || Math.max(...pieces) > (maxPieces ?? Infinity) || subtotal > (maxSubtotal ?? Infinity);
      expect(Boolean(orderLimit(cart, subtotal, { ...DEFAULT_POLICY, maxPieces, maxSubtotal }))).toBe(isAbove);
    }),
  );
});
