import { cartItem } from '@glow/shared/testing';
import { linePicture } from './lineLabel';

test.each([
  ['mkp-005', 'plum', 'products/mkp-005-1-plum'],
  ['skn-001', 'travel-15ml', 'products/skn-001-1'],
  ['skn-003', undefined, 'products/skn-003-1'],
])('The line of %s in the choice %s shows %s', (productId, variantId, picture) => {
  expect(linePicture(cartItem(productId, variantId))).toBe(picture);
});

test('A product without pictures has none', () => {
  const item = cartItem('skn-003');
  expect(linePicture({ ...item, product: { ...item.product, images: [] } })).toBeUndefined();
});
