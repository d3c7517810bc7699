import { choicesOf, findVariant, lineId, variantText } from '@glow/shared/catalog';
import { sampleProduct, sampleProducts } from '@glow/shared/samples';

test('Every choice of the catalogue has a line id of its own (CAT-10)', () => {
  const ids = sampleProducts.flatMap(choicesOf).map(({ product, variant }) => lineId(product, variant));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['skn-002', undefined, 'skn-002'],
  ['skn-001', 'travel-15ml', 'skn-001-travel-15ml'],
  ['mkp-003', 'mauve-mist', 'mkp-003-mauve-mist'],
])('%s in %s is the line %s (CAT-10)', (productId, variantId, id) => {
  const product = sampleProduct(productId);
  expect(lineId(product, findVariant(product, variantId))).toBe(id);
});

test.each([
  ['color', 'Plum', 'Shade: Plum'],
  ['size', '30 ml', 'Size: 30 ml'],
] as const)('A variant of the type %s and the value %s reads %s (CAT-8)', (type, value, text) => {
  expect(variantText({ type, value })).toBe(text);
});
