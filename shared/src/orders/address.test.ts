import { addressLines, emptyPostal, isPostalAddress } from './address';

const address = { ...emptyPostal, firstName: 'Amelia', lastName: 'Hart', address1: '1 Rose Lane', address2: 'Flat 2' };

test.each([
  [address, true],
  [{ country: 'CA' }, true],
  [{ ...address, country: 'FR' }, false],
  [{ ...address, city: 5 }, false],
  [undefined, false],
])('Whether %j is a stored address: %s', (value, is) => {
  expect(isPostalAddress(value)).toBe(is);
});

test('An address has lines of a name, a street, and a place with its country', () => {
  expect(addressLines({ ...address, city: 'Portland', state: 'OR', zipCode: '97201' }, 'United States')).toEqual([
    ['Amelia Hart'],
    ['1 Rose Lane', 'Flat 2'],
    ['Portland, OR 97201', 'United States'],
  ]);
});
