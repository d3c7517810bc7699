import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from './catalogReads';

const sample = createSampleCatalog();
const { statusOf, read } = catalogReads({
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
])('the page %s has the status %s', async (pathname, status) => {
  expect(await statusOf(pathname, read)).toBe(status);
});
