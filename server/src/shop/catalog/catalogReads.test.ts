import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from './catalogReads';

const sample = createSampleCatalog();
const { statusOf, read, parameters } = catalogReads({
  ...sample,
  async product(id) {
    const product = await sample.product(id === 'gone' ? 'skn-001' : id);
    return product && { ...product, isDiscontinued: id === 'gone' };
  },
});

test.each([
  ['/product/skn-001', 200],
  ['/product/gone', 410],
  ['/product/none', 404],
  ['/product/caf%C3%A9', 404],
  ['/product', undefined],
  ['/product/skn-001/reviews', undefined],
  ['/blog/serums', undefined],
])('the page %s has the status %s (PROD-1, PROD-21, REL-144)', async (pathname, status) => {
  expect(await statusOf(pathname, read)).toBe(status);
});

test('of a search the first 200 characters are looked for (URL-151)', () => {
  const [searched] = parameters.suggest.parse(['é'.repeat(300)]);
  const [listed] = parameters.list.parse([{ search: '🌹'.repeat(300) }]);
  expect([searched, listed.search]).toEqual(['é'.repeat(200), '🌹'.repeat(200)]);
});
