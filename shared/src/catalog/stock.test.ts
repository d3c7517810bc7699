import { sampleProduct } from '@glow/shared/samples';
import { findVariant } from './choices';
import { priceOf, stockOf, stockText } from './stock';

const serum = sampleProduct('skn-001');

test.each([
  [true, 11, 'In Stock'],
  [true, 10, 'Only 10 left in stock'],
  [true, 1, 'Only 1 left in stock'],
  [true, 0, 'Out of Stock'],
  [true, -1, 'Out of Stock'],
  [false, 11, 'Out of Stock'],
  [false, 0, 'Out of Stock'],
])('With the flag %j and %i pieces the stock text reads %s (CAT-7)', (inStock, stockCount, text) => {
  expect(stockText({ inStock, stockCount })).toBe(text);
});

test.each([
  [undefined, true, 48, 89_00],
  ['30ml', true, 30, 89_00],
  ['travel-15ml', true, 18, 45_00],
  ['50ml-refill', false, 0, 119_00],
])('The serum in %s is in stock %j with %i pieces, at %i cents (CAT-5)', (variantId, inStock, stockCount, price) => {
  const variant = findVariant(serum, variantId);
  expect(stockOf(serum, variant)).toEqual({ inStock, stockCount });
  expect(priceOf(serum, variant)).toBe(price);
});

test('A product flagged in stock with nothing left is not in stock', () => {
  expect(stockOf({ ...serum, inStock: true, stockCount: 0 })).toEqual({ inStock: false, stockCount: 0 });
});
