import { fullName } from './fullName';

test.each([
  ['Amelia', 'Hart', 'Amelia Hart'],
  ['Amelia', '', 'Amelia'],
  ['', 'Hart', 'Hart'],
  [' Ana Maria ', ' de la Cruz ', 'Ana Maria de la Cruz'],
  [' ', '', ''],
])('"%s" and "%s" are "%s"', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
