import { findChoice, findProduct, findVariant, lineId, products, variantText, type Choice } from '@glow/shared/catalog';

describe('What a line stands for', () => {
  test('Every choice of the catalogue is found by its line, and by no other', () => {
    const choices = products.flatMap<Choice>(
      (product) => product.variants?.map((variant) => ({ product, variant })) ?? [{ product }],
    );
    const ids = choices.map(({ product, variant }) => lineId(product, variant));
    expect(new Set(ids).size).toBe(choices.length);
    expect(ids.map(findChoice)).toEqual(choices);
  });

  test.each([
    ['skn-002', 'skn-002', undefined],
    ['skn-001-travel-15ml', 'skn-001', 'travel-15ml'],
    ['mkp-003-mauve-mist', 'mkp-003', 'mauve-mist'],
  ])('%s is %s in %s', (id, productId, variantId) => {
    const product = findProduct(productId);
    expect(findChoice(id)).toEqual({ product, variant: product && findVariant(product, variantId) });
  });

  test.each(['', 'skn', 'skn-999', 'skn-001', 'skn-001-', 'skn-001-travel', 'skn-002-30ml'])(
    '%j is nothing that is sold',
    (id) => {
      expect(findChoice(id)).toBeUndefined();
    },
  );
});

test.each([
  ['color', 'Plum', 'Shade: Plum'],
  ['size', '30 ml', 'Size: 30 ml'],
] as const)('A variant of the type %s and the value %s reads %s', (type, value, text) => {
  expect(variantText({ type, value })).toBe(text);
});
