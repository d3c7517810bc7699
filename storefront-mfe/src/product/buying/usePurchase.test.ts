import { findVariant } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { maxQuantityText, variantAnnouncement } from './usePurchase';

test.each([
  ['mkp-005', 'rose', 9, 14, 'Rose selected, $30.00, In Stock'],
  ['mkp-005', 'plum', 4, 4, 'Plum selected, $30.00, Only 4 left in stock'],
  ['mkp-005', 'plum', 9, 4, 'Plum selected, $30.00, Only 4 left in stock, quantity lowered to 4'],
  ['mkp-005', 'plum', 9, 0, 'Plum selected, $30.00, Only 4 left in stock, all 4 in your cart'],
  ['skn-001', 'travel-15ml', 1, 18, 'Travel size 15 ml selected, $45.00, In Stock'],
])(
  'For %s in %s, with %i selected and %i left, the announcement is %j (PROD-9)',
  (productId, variantId, quantity, left, text) => {
    const product = sampleProduct(productId);
    const variant = findVariant(product, variantId);
    expect(variant && variantAnnouncement(product, variant, quantity, left)).toBe(text);
  },
);

test.each([
  ['plum', 4, undefined],
  ['plum', 1, '1 more at most: 3 of 4 in your cart'],
  ['rose', 14, '14 at most'],
  ['rose', 2, '2 more at most: 12 of 14 in your cart'],
])('For %s, with %i left to add, the text is %j (PROD-8)', (variantId, left, text) => {
  const lipstick = sampleProduct('mkp-005');
  expect(maxQuantityText(lipstick, findVariant(lipstick, variantId), left)).toBe(text);
});
