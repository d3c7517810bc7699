import { findVariant } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { maxQuantityText } from './usePurchase';

test.each([
  ['plum', 4, undefined],
  ['plum', 1, '1 more at most: 3 of 4 in your cart'],
  ['rose', 14, '14 at most'],
  ['rose', 2, '2 more at most: 12 of 14 in your cart'],
])('For %s, with %i left to add, the text is %j', (variantId, left, text) => {
  const lipstick = sampleProduct('mkp-005');
  expect(maxQuantityText(lipstick, findVariant(lipstick, variantId), left)).toBe(text);
});
