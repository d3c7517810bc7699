import { findProduct } from '@glow/shared/catalog';
import { relatedTo } from './relatedTo';

test.each([
  ['skn-001', ['skn-002', 'skn-003', 'skn-004', 'skn-005']],
  ['skn-006', ['skn-001', 'skn-002', 'skn-003', 'skn-004']],
  ['mkp-005', ['mkp-001', 'mkp-002', 'mkp-003', 'mkp-004']],
])('%s has up to four related in-stock products of its category', (id, ids) => {
  const product = findProduct(id);
  expect(product && relatedTo(product).map((related) => related.id)).toEqual(ids);
});

test('The same subcategory comes first', () => {
  const lipstick = findProduct('mkp-005');
  expect(lipstick && relatedTo({ ...lipstick, id: 'mkp-007' })[0]?.id).toBe('mkp-005');
});
