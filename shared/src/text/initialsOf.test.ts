import { initialsOf } from './initialsOf';

test.each([
  ['Elena Marsh', 'EM'],
  ['Cher', 'C'],
  ['Anna Maria de Souza', 'AS'],
  ['  émile   zola ', 'ÉZ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
