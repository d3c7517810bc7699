import { digitsOnly, formatCardNumber, formatCvv, formatExpiry } from './cardFormat';

test.each([
  ['4242-4242', '42424242'],
  [' 4 2\t', '42'],
  ['abc', ''],
])('Of %j the digits are %j', (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits);
});

test.each([
  ['4', '4'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['  4242 4242 4242 4242 ', '4242 4242 4242 4242'],
  ['4242 4242 4242 4242 999', '4242 4242 4242 4242'],
  ['4a2b', '42'],
])('A card number typed as %j reads %j', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['1/', '01/'],
  ['122', '12/2'],
  ['1227', '12/27'],
  ['12/27', '12/27'],
  ['12 / 27', '12/27'],
  ['12-27', '12/27'],
  ['12/2027', '12/27'],
  ['122027', '12/27'],
  ['1/27', '01/27'],
  ['1/2027', '01/27'],
  ['1 - 27', '01/27'],
  ['2027-01', '01/27'],
  [' 2027-12 ', '12/27'],
  ['2027', '20/27'],
  ['12/20', '12/20'],
  ['12/275', '12/27'],
  ['ab', ''],
])('An expiry date typed as %j reads %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  ['12a3', '123'],
  ['12345', '1234'],
])('A CVV typed as %j reads %j', (typed, shown) => {
  expect(formatCvv(typed)).toBe(shown);
});
