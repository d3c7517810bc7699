import fc from 'fast-check';
import { formatPrice, toCents, toDollars, totalLabel } from './money';

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [-5, '-$0.05'],
  [-1_234_50, '-$1,234.50'],
  [1_000_00, '$1,000.00'],
  [1_234_567_89, '$1,234,567.89'],
])('%i cents read %s (GEN-8, PRICE-2)', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test('Any amount in cents survives the way to dollars and back, as text with two decimals too (PRICE-1)', () => {
  expect([toDollars(19_99), toCents(19.99)]).toEqual([19.99, 19_99]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      expect(toCents(toDollars(amount))).toBe(amount);
      expect(toCents(Number(toDollars(amount).toFixed(2)))).toBe(amount);
    }),
  );
});

test('The total names the currency for Canada (PRICE-7)', () => {
  expect([totalLabel('CA'), totalLabel('US'), totalLabel(undefined)]).toEqual(['Total (USD)', 'Total', 'Total']);
});
