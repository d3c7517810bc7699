import { findVariant } from '@glow/shared/catalog';
import { sampleProduct, sampleProducts } from '@glow/shared/samples';
import { picturesOf } from './Gallery';

test.each([
  ['mkp-005', undefined, ['1', '2', '3']],
  ['mkp-005', 'plum', ['1-plum', 'swatch-plum', '3-plum']],
  ['mkp-005', 'classic-red', ['1-classic-red', 'swatch-classic-red', '3']],
  ['skn-001', 'travel-15ml', ['1', '2', '3']],
])('%s in the variant %s has the pictures %j (PROD-6, PROD-60)', (productId, variantId, pictures) => {
  const product = sampleProduct(productId);
  const expected = pictures.map((picture) => `products/${productId}-${picture}`);
  expect(picturesOf(product, findVariant(product, variantId))).toEqual(expected);
});

test('Every shade has a picture of its own (PROD-60)', () => {
  const shades = sampleProducts.flatMap(({ variants = [] }) => variants).filter(({ type }) => type === 'color');
  expect(shades).toHaveLength(18);
  expect(new Set(shades.map(({ image }) => image)).size).toBe(18);
  // on three skins
  expect(new Set(shades.map(({ otherImages = [] }) => otherImages.find((name) => /swatch/.test(name)))).size).toBe(18);
});
