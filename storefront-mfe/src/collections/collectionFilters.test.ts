import { DEFAULT_FILTERS, SORTS, cleared, readBound, readFilters, sortOf, writeFilters } from './collectionFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('A URL without a query means the defaults: no limit of the price, in stock only (COL-11)', () => {
  expect(read('')).toEqual({
    search: '',
    view: 'grid',
    priceRange: [0, Infinity],
    brands: [],
    subcategories: [],
    tags: [],
    inStock: true,
    isNew: false,
    isBestseller: false,
    page: 1,
  });
});

const cases: [string, Partial<typeof DEFAULT_FILTERS>][] = [
  ['q=rose', { search: 'rose' }],
  ['sort=price-low', { sort: 'price-low' }],
  ['sort=newest', { sort: 'newest' }],
  ['sort=relevance', { sort: 'relevance' }],
  ['view=list', { view: 'list' }],
  ['min=30', { priceRange: [30, Infinity] }],
  ['max=200', { priceRange: [0, 200] }],
  ['max=500', { priceRange: [0, 500] }],
  ['min=30&max=90.5', { priceRange: [30, 90.5] }],
  ['max=0', { priceRange: [0, 0] }],
  ['brand=Glow+Lab&brand=Velour', { brands: ['Glow Lab', 'Velour'] }],
  ['sub=serums&sub=eye-care', { subcategories: ['serums', 'eye-care'] }],
  ['tag=dry+skin&tag=matte', { tags: ['dry skin', 'matte'] }],
  ['stock=all', { inStock: false }],
  ['new=1', { isNew: true }],
  ['best=1', { isBestseller: true }],
  ['page=12', { page: 12 }],
];

test.each(cases)('%s is parsed and serialized (COL-21)', (query, changes) => {
  const filters = { ...DEFAULT_FILTERS, ...changes };
  expect(read(query)).toEqual(filters);
  expect(writeFilters(filters).toString()).toBe(query);
});

test.each([
  ...['sort=cheapest', 'sort=toString', 'view=table', 'min=abc', 'max=-5', 'max=1e2', 'max=Infinity', 'stock=1'],
  ...['new=yes', 'page=0', 'page=-2', 'page=1.5', 'page=2e1', 'page=01', 'page=99999999'],
])('%s falls back to the default', (query) => {
  expect(read(query)).toEqual(DEFAULT_FILTERS);
});

test.each([
  ['', 200],
  [null, 200],
  ['  ', 200],
  ['4e', 200],
  ['-1', 200],
  ['1e2', 200],
  ['0', 0],
  [' 45 ', 45],
  ['19.99', 19.99],
  ['４５', 45],
  ['٤٥٫٥', 45.5],
  ['19,9', 19.9],
])('The price bound %j counts as %d (COL-12)', (typed, bound) => {
  expect(readBound(typed, 200)).toBe(bound);
});

test('Unrelated parameters stay in the URL', () => {
  const query = new URLSearchParams('q=rose&brand=Velour&ref=letter');
  expect(String(writeFilters({ ...DEFAULT_FILTERS, search: 'oil' }, query))).toBe('ref=letter&q=oil');
});

test('Clear resets the filters and the search, and keeps sorting and layout (COL-14)', () => {
  const all = 'q=rose&sort=rating&view=list&min=3&max=9&brand=Velour&sub=blush&stock=all&new=1&best=1&page=2';
  expect(cleared(read(all))).toEqual({ ...DEFAULT_FILTERS, sort: 'rating', view: 'list' });
});

test.each([
  ['makeup', {}, 'name'],
  ['makeup', { search: 'rose' }, 'name'],
  ['all', {}, 'name'],
  ['all', { search: ' ' }, 'name'],
  ['all', { search: 'rose' }, 'relevance'],
  ['all', { search: 'rose', sort: 'rating' }, 'rating'],
  ['all', { sort: 'relevance' }, 'name'],
  ['makeup', { search: 'rose', sort: 'relevance' }, 'name'],
] as const)('The order of %s with %j is %s (COL-31)', (collection, chosen, order) => {
  expect(sortOf(collection, { ...DEFAULT_FILTERS, ...chosen })).toBe(order);
});

test('The sort options have their labels (COL-4)', () => {
  expect(Object.entries(SORTS)).toEqual([
    ['name', 'Name A-Z'],
    ['price-low', 'Price: Low to High'],
    ['price-high', 'Price: High to Low'],
    ['rating', 'Rating'],
    ['newest', 'Newest First'],
  ]);
});
