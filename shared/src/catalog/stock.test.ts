import { sampleProduct } from '@glow/shared/samples';
import { findVariant } from './choices';
import { priceOf, stockOf, stockText } from './stock';

const serum = sampleProduct('skn-001');

describe('Stock text', () => {
  test.each([
    [true, 11, 'In Stock'],
    [true, 10, 'Only 10 left in stock'],
    [true, 1, 'Only 1 left in stock'],
    [true, 0, 'Out of Stock'],
    [true, -1, 'Out of Stock'],
    [false, 11, 'Out of Stock'],
    [false, 0, 'Out of Stock'],
  ])('With the flag %j and %i pieces it reads %s', (inStock, stockCount, text) => {
    expect(stockText({ inStock, stockCount })).toBe(text);
  });
});

describe('Stock that counts', () => {
  test.each([
    [undefined, { inStock: true, stockCount: 48 }],
    ['travel-15ml', { inStock: true, stockCount: 18 }],
    ['50ml-refill', { inStock: false, stockCount: 0 }],
  ])('For the choice %s of the serum it is %j', (variantId, stock) => {
    expect(stockOf(serum, findVariant(serum, variantId))).toEqual(stock);
  });

  test('A product flagged in stock with nothing left is not in stock', () => {
    expect(stockOf({ ...serum, inStock: true, stockCount: 0 })).toEqual({ inStock: false, stockCount: 0 });
  });
});

describe('Price of one piece', () => {
  test.each([
    [undefined, 89_00],
    ['30ml', 89_00],
    ['travel-15ml', 45_00],
    ['50ml-refill', 119_00],
  ])('For the choice %s of the serum it is %i cents', (variantId, price) => {
    expect(priceOf(serum, findVariant(serum, variantId))).toBe(price);
  });
});
