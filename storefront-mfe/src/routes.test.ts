import { DEFAULT_FILTERS, writeFilters } from './collections/collectionFilters';
import { Screens } from './routes';
import { sharedPath } from './wishlist/sharedList';
import { products } from '@glow/shared/catalog';

test('a collection declares every parameter that its filters write', () => {
  const query = writeFilters({
    ...DEFAULT_FILTERS,
    search: 'rose',
    sort: 'rating',
    view: 'list',
    priceRange: [1, 2],
    brands: ['Glow'],
    subcategories: ['Serums'],
    inStock: false,
    isNew: true,
    isBestseller: true,
  });
  expect(Screens.parametersOf?.('/collections/skincare')).toEqual(expect.arrayContaining([...query.keys()]));
});

test('the wishlist declares the parameter of a shared list', () => {
  const [, query] = sharedPath(products.slice(0, 2)).split('?');
  expect(Screens.parametersOf?.('/wishlist')).toEqual([...new Set(new URLSearchParams(query).keys())]);
});

test('the home page depends on no parameter', () => {
  expect(Screens.parametersOf?.('/')).toEqual([]);
});
