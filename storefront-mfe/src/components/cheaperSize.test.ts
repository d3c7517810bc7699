import { sampleProduct } from '@glow/shared/samples';
import { cheaperSize } from './CardPrice';

const serum = sampleProduct('skn-001');

/** The serum with only these of its sizes in stock. */
function withSizes(...ids: string[]) {
  return {
    ...serum,
    variants: serum.variants?.map((size) => ({ ...size, stockCount: 9, inStock: ids.includes(size.id) })),
  };
}

test('A size that costs less than the product is found (CAT-30)', () => {
  expect(cheaperSize(serum)).toMatchObject({ value: 'Travel 15 ml', price: 45_00 });
});

test('A size that costs more, or is sold out, is not (CAT-30)', () => {
  expect(cheaperSize(withSizes('30ml', '50ml-refill'))).toBeUndefined();
});

test.each(['mkp-005', 'skn-002'])('%s has one price', (id) => {
  expect(cheaperSize(sampleProduct(id))).toBeUndefined();
});
