import { products } from '@glow/shared/catalog';
import { sizes, volumeOf } from './sizes';

test.each([
  ['30 ml', '30 ml (1.0 fl oz)'],
  ['Travel 15 ml', '15 ml (0.5 fl oz)'],
  ['50 ml refill', '50 ml (1.7 fl oz)'],
  ['7.5ML', '7.5 ml (0.3 fl oz)'],
  ['One size', 'One size'],
])('The size "%s" is listed as "%s"', (value, volume) => {
  expect(volumeOf(value)).toBe(volume);
});

test('Every size of the catalogue is listed, and no shade', () => {
  const variants = products.flatMap((product) => product.variants ?? []);
  expect(sizes().map(({ variant }) => variant)).toEqual(variants.filter(({ type }) => type === 'size'));
});

test('A size without its own price costs what the product costs', () => {
  const prices = sizes()
    .filter(({ product }) => product.id === 'skn-001')
    .map(({ price }) => price);
  expect(prices).toEqual([89_00, 45_00, 119_00]);
});
