import { sampleProduct } from '@glow/shared/samples';
import { startingPrice } from './startingPrice';

const serum = sampleProduct('skn-001');

/** The serum with only these of its sizes in stock. */
function withSizes(...ids: string[]) {
  return { ...serum, variants: serum.variants?.map((size) => ({ ...size, inStock: ids.includes(size.id) })) };
}

test('Sizes with different prices start at the lowest', () => {
  expect(startingPrice(serum)).toBe(45_00);
});

test('A size that is sold out does not count', () => {
  expect(startingPrice(withSizes('30ml'))).toBeUndefined();
});

test.each(['mkp-005', 'skn-002'])('%s has one price', (id) => {
  expect(startingPrice(sampleProduct(id))).toBeUndefined();
});
