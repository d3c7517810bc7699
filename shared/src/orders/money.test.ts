import fc from 'fast-check';
import { formatPrice, toCents, toDollars } from './money';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('Prices as shoppers see them', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [-5, '-$0.05'],
    [-1_234_50, '-$1,234.50'],
    [5, '$0.05'],
    [50, '$0.50'],
    [8_99, '$8.99'],
    [28_00, '$28.00'],
    [999_99, '$999.99'],
    [1_000_00, '$1,000.00'],
    [1_234_50, '$1,234.50'],
    [12_345_67, '$12,345.67'],
    [1_234_567_89, '$1,234,567.89'],
  ])('%i cents read %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

describe('Dollars at the edges', () => {
  test.each([
    [0, 0],
    [8_99, 8.99],
    [89_00, 89],
    [1_10, 1.1],
    [19_99, 19.99],
  ])('%i cents are %f dollars, there and back', (amount, dollars) => {
    expect(toDollars(amount)).toBe(dollars);
    expect(toCents(dollars)).toBe(amount);
  });

  test('Any amount survives the way out and back, also as text with two decimals', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount);
        expect(toCents(Number(toDollars(amount).toFixed(2)))).toBe(amount);
      }),
    );
  });
});
