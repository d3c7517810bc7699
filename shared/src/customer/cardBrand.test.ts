import { cardBrand } from './cardFormat';

test.each([
  ['4242424242424242', 'visa'],
  ['5454545454545454', 'mastercard'],
  ['2223000048400011', 'mastercard'],
  ['6011000990139424', 'discover'],
  ['5018000000000009', 'card'],
  ['9999999999999999', 'card'],
])('a card %s is a %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});
