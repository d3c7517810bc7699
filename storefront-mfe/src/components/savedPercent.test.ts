import { savedPercent } from './ProductBadges';

test.each([
  [72_00, 85_00, 15],
  [89_00, 110_00, 19],
  [80_40, 100_00, 19],
  [99_90, 100_00, 0],
  [72_00, 72_00, 0],
  [72_00, 60_00, 0],
  [72_00, undefined, 0],
])('%i instead of %s saves %i per cent (CAT-11)', (price, originalPrice, percent) => {
  expect(savedPercent(price, originalPrice)).toBe(percent);
});
