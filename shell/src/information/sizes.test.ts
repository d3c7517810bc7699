import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import { pageData, sizesOf, volumeOf } from '../pageData';

test.each([
  ['30 ml', '30 ml (1.0 fl oz)'],
  ['Travel 15 ml', '15 ml (0.5 fl oz)'],
  ['50 ml refill', '50 ml (1.7 fl oz)'],
  ['7.5ML', '7.5 ml (0.3 fl oz)'],
  ['One size', 'One size'],
])('The size "%s" is listed as "%s" (INFO-4)', (value, volume) => {
  expect(volumeOf(value)).toBe(volume);
});

test('Every size of the catalogue is listed, and no shade (INFO-4)', () => {
  expect(sizesOf(sampleProducts).map(({ id, sizes }) => [id, sizes.map((size) => size.id)])).toEqual([
    ['skn-001', ['30ml', 'travel-15ml', '50ml-refill']],
  ]);
});

test('A size without its own price costs what the product costs', () => {
  const [serum] = sizesOf(sampleProducts);
  expect(serum?.sizes.map(({ price }) => price)).toEqual([89_00, 45_00, 119_00]);
});

test('The size guide has the sizes of the first 24 products (INFO-4)', async () => {
  const products = Array.from({ length: 30 }, (_, at) => ({ ...sampleProduct('skn-001'), id: `skn-${100 + at}` }));
  const catalog = createSampleCatalog(products);
  const listed = await pageData['size-guide']({ params: {}, query: new URLSearchParams(), catalog });
  expect(listed.map(({ id }) => id)).toEqual(products.slice(0, 24).map(({ id }) => id));
});
