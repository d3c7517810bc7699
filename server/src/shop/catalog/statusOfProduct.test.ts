import { createSampleCatalog } from '@glow/shared/samples';
import { createCatalogReads } from './catalogReads';
import { statusOfProduct } from './statusOfProduct';

const sample = createSampleCatalog();
const catalog = createCatalogReads({
  ...sample,
  async product(id) {
    if (id === 'late') throw new Error('down');
    const product = await sample.product(id === 'gone' ? 'skn-001' : id);
    return product && { ...product, isDiscontinued: id === 'gone' };
  },
});

test.each([
  ['/product/skn-001', 200],
  ['/product/gone', 410],
  ['/product/none', 404],
  ['/product/caf%C3%A9', 404],
  ['/product/late', undefined],
  ['/product', undefined],
  ['/product/skn-001/reviews', undefined],
  ['/blog/serums', undefined],
])('the page %s has the status %s', async (pathname, status) => {
  expect(await statusOfProduct(catalog, pathname)).toBe(status);
});
