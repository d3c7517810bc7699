import { DATA_KEYS, DEFAULT_FILTERS, QUERY_KEYS, writeFilters } from './collections/collectionFilters';
import { Screens } from './routes';
import { itemQuery } from './components/useRememberedProducts';
import { pageData } from './pageData';

test('a collection declares every parameter that its filters write', () => {
  const query = writeFilters({
    ...DEFAULT_FILTERS,
    search: 'rose',
    sort: 'rating',
    view: 'list',
    priceRange: [1, 2],
    brands: ['Glow'],
    subcategories: ['Serums'],
    tags: ['dry skin'],
    inStock: false,
    isNew: true,
    isBestseller: true,
    page: 2,
  });
  expect(Screens.routeOf?.('/collections/skincare')?.parameters).toEqual(QUERY_KEYS);
  expect(Screens.routeOf?.('/collections/skincare')?.dataParameters).toEqual(DATA_KEYS);
  expect(QUERY_KEYS).toEqual([...query.keys()]);
});

test.each(['/wishlist', '/wishlist/products'])('%s declares the parameter of a list', (path) => {
  expect(Screens.routeOf?.(path)?.parameters).toEqual([...new URLSearchParams(itemQuery(['skn-001'])).keys()]);
});

test.each(['/', '/collections', '/collections/makeup', '/product/skn-001', '/wishlist', '/wishlist/products'])(
  '%s has data',
  (path) => {
    const route = Screens.routeOf?.(path);
    expect(route).toMatchObject({ hasData: true });
    expect(pageData).toHaveProperty([route?.name ?? '']);
  },
);

test('the home page depends on no parameter', () => {
  expect(Screens.routeOf?.('/')?.parameters).toEqual([]);
});
