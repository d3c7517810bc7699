import { products } from '@glow/shared/catalog';
import { sharedList, sharedPath } from './sharedList';

test('A list round-trips through its path in order', () => {
  const list = [products[6]!, products[0]!];
  expect(sharedPath(list)).toBe('/wishlist?item=mkp-001&item=skn-001');
  expect(sharedList(new URL(sharedPath(list), 'https://glow.example').searchParams)).toEqual(list);
});

test.each([
  ['', []],
  ['q=rose', []],
  ['item=skn-999&item=', []],
  ['item=skn-002&item=skn-002', ['skn-002']],
])('The query %j shares %j', (query, ids) => {
  expect(sharedList(new URLSearchParams(query)).map(({ id }) => id)).toEqual(ids);
});
