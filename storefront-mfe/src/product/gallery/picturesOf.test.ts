import { findVariant } from '@glow/shared/catalog';
import { sampleProduct, sampleProducts } from '@glow/shared/samples';
import { picturesOf } from './Gallery';

test.each([
  ['mkp-005', undefined, ['products/mkp-005-1', 'products/mkp-005-2', 'products/mkp-005-3']],
  ['mkp-005', 'plum', ['products/mkp-005-1-plum', 'products/mkp-005-swatch-plum', 'products/mkp-005-3-plum']],
  [
    'mkp-005',
    'classic-red',
    ['products/mkp-005-1-classic-red', 'products/mkp-005-swatch-classic-red', 'products/mkp-005-3'],
  ],
  ['skn-001', 'travel-15ml', ['products/skn-001-1', 'products/skn-001-2', 'products/skn-001-3']],
])('%s in the variant %s has the pictures %j', (productId, variantId, pictures) => {
  const product = sampleProduct(productId);
  expect(picturesOf(product, findVariant(product, variantId))).toEqual(pictures);
});

test('Every shade has a picture of its own (PROD-60)', () => {
  const shades = sampleProducts.flatMap(({ variants = [] }) => variants).filter(({ type }) => type === 'color');
  expect(shades).toHaveLength(18);
  expect(new Set(shades.map(({ image }) => image)).size).toBe(18);
});
