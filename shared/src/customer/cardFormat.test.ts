import { cardBrand, digitsOnly, formatCardNumber, formatCvv, formatExpiry } from './cardFormat';

test.each<[(typed: string) => string, Record<string, string>]>([
  [digitsOnly, { '4242-4242': '42424242', ' 4 2\t': '42', abc: '' }],
  [
    formatCardNumber,
    {
      ...{ '4': '4', '4242': '4242', '42424': '4242 4', '4a2b': '42', '4242424242424242': '4242 4242 4242 4242' },
      ...{ '4242-4242-4242-4242': '4242 4242 4242 4242', '  4242 4242 4242 4242 ': '4242 4242 4242 4242' },
      '4242 4242 4242 4242 999': '4242 4242 4242 4242',
    },
  ],
  [
    formatExpiry,
    {
      ...{ '1': '1', '12': '12', '12/': '12/', '1/': '01/', '122': '12/2', '1227': '12/27', '12/27': '12/27' },
      ...{ '12 / 27': '12/27', '12-27': '12/27', '12/2027': '12/27', '122027': '12/27', '1/27': '01/27' },
      ...{ '1/2027': '01/27', '1 - 27': '01/27', '2027-01': '01/27', ' 2027-12 ': '12/27', '2027': '20/27' },
      ...{ '12/20': '12/20', '12/275': '12/27', ab: '' },
    },
  ],
  [formatCvv, { '12a3': '123', '12345': '1234' }],
])('%p shows what is typed in the form of its field (PAY-2, PAY-3, PAY-6)', (format, shown) => {
  expect(Object.fromEntries(Object.keys(shown).map((typed) => [typed, format(typed)]))).toEqual(shown);
});

test.each([
  ['4242424242424242', 'visa'],
  ['5454545454545454', 'mastercard'],
  ['2223000048400011', 'mastercard'],
  ['6011000990139424', 'discover'],
  ['5018000000000009', 'card'],
  ['9999999999999999', 'card'],
])('a card %s is a %s (CHK-15, CHK-34)', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});
