import { productsUrl } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import { DATA_KEYS, QUERY_KEYS, writeFilters } from './collections/collectionFilters';
import { Screens } from './routes';
import { pageData } from './pageData';

test('a collection declares every parameter that its filters write', () => {
  const query = writeFilters({
    search: 'rose',
    sort: 'rating',
    view: 'list',
    priceRange: [1, 2],
    brands: ['Glow'],
    page: 2,
    subcategories: ['Serums'],
    tags: ['dry skin'],
    inStock: false,
    isNew: true,
    isBestseller: true,
  });
  expect(Screens.routeOf('/collections/skincare')?.parameters).toEqual(QUERY_KEYS);
  expect(Screens.routeOf('/collections/skincare')?.dataParameters).toEqual(DATA_KEYS);
  expect(QUERY_KEYS).toEqual([...query.keys()]);
});

test('the list of a link declares its parameter', () => {
  const list = new URLSearchParams(productsUrl(['skn-001'])?.split('?')[1]);
  expect(Screens.routeOf('/wishlist')?.parameters).toEqual([...list.keys()]);
});

test.each(['/', '/collections', '/collections/makeup', '/product/skn-001', '/wishlist'])('%s has data', (path) => {
  const route = Screens.routeOf(path);
  expect(route).toMatchObject({ hasData: true });
  expect(pageData).toHaveProperty([route?.name ?? '']);
});

test('a shelf of an article has its products that are still sold (BLOG-30)', async () => {
  const props = { heading: 'Products in this article', ids: ['skn-999', 'skn-003', 'mkp-001'] };
  const request = { params: {}, query: new URLSearchParams(), catalog: createSampleCatalog() };
  const products = await pageData.ProductShelf({ ...request, props });
  expect(products.map(({ id }) => id)).toEqual(['skn-003', 'mkp-001']);
});

test('the home page depends on no parameter', () => {
  expect(Screens.routeOf('/')?.parameters).toEqual([]);
});
