import { products } from '@glow/shared/catalog';
import { DEFAULT_FILTERS, type CollectionFilters } from './collectionFilters';
import { selectProducts } from './selectProducts';

function select(changes: Partial<CollectionFilters>): string[] {
  return selectProducts(products, { ...DEFAULT_FILTERS, ...changes }).map(({ id }) => id);
}

/** Same as above, in catalogue order. */
function selectSorted(changes: Partial<CollectionFilters>): string[] {
  const ids = new Set(select(changes));
  return products.map(({ id }) => id).filter((id) => ids.has(id));
}

const ALL_IN_STOCK = [
  'skn-001',
  'skn-002',
  'skn-003',
  'skn-004',
  'skn-005',
  'mkp-001',
  'mkp-002',
  'mkp-003',
  'mkp-004',
  'mkp-005',
  'mkp-006',
];

const narrowed: [string, Partial<CollectionFilters>, string[]][] = [
  ['nothing', {}, ALL_IN_STOCK],
  ['what is sold out, too', { inStock: false }, [...ALL_IN_STOCK.slice(0, 5), 'skn-006', ...ALL_IN_STOCK.slice(5)]],
  ['a word of a name, whatever its case', { search: 'MIDNIGHT' }, ['skn-002']],
  ['a word of a description', { search: 'witch hazel' }, ['skn-005']],
  ['a tag', { search: 'winged liner' }, ['mkp-004']],
  ['a search with spaces around it', { search: '  midnight ' }, ['skn-002']],
  ['a brand, which the search does not look at', { search: 'botanica' }, []],
  ['a search for what is sold out', { search: 'zinc' }, []],
  ['a least price, bound included', { priceRange: [72, 200] }, ['skn-001', 'skn-002', 'skn-004']],
  ['a highest price, bound included', { priceRange: [0, 30] }, ['mkp-004', 'mkp-005']],
  ['the price of the product, not the $45 of its travel size', { priceRange: [45, 45] }, []],
  ['a price range the wrong way round, which hides nothing', { priceRange: [100, 20] }, ALL_IN_STOCK],
  ['two brands', { brands: ['Botanica', 'Aurelle'] }, ['skn-002', 'skn-003', 'skn-005', 'mkp-001']],
  ['two subcategories', { subcategories: ['serums', 'blush'] }, ['skn-001', 'mkp-003']],
  ['a brand within a subcategory', { brands: ['Velour'], subcategories: ['serums', 'blush'] }, ['mkp-003']],
  ['new arrivals', { isNew: true }, ['skn-002', 'skn-004', 'mkp-003', 'mkp-006']],
  ['bestsellers', { isBestseller: true }, ['skn-001', 'skn-002', 'skn-003', 'mkp-001', 'mkp-005']],
  ['new bestsellers', { isNew: true, isBestseller: true }, ['skn-002']],
];

test.each(narrowed)('Narrowed by %s', (_, changes, ids) => {
  expect(selectSorted(changes)).toEqual(ids);
});

const sorted: [CollectionFilters['sort'], string[]][] = [
  [
    'name',
    [
      'skn-004',
      'skn-003',
      'mkp-006',
      'skn-001',
      'mkp-004',
      'skn-002',
      'mkp-003',
      'skn-005',
      'mkp-001',
      'mkp-002',
      'mkp-005',
    ],
  ],
  [
    'price-low',
    [
      'mkp-004',
      'mkp-005',
      'mkp-002',
      'skn-003',
      'mkp-003',
      'skn-005',
      'mkp-006',
      'mkp-001',
      'skn-004',
      'skn-001',
      'skn-002',
    ],
  ],
  [
    'price-high',
    [
      'skn-002',
      'skn-001',
      'skn-004',
      'mkp-001',
      'mkp-006',
      'skn-005',
      'mkp-003',
      'skn-003',
      'mkp-002',
      'mkp-005',
      'mkp-004',
    ],
  ],
  [
    'rating',
    [
      'skn-002',
      'skn-001',
      'mkp-006',
      'skn-003',
      'mkp-003',
      'mkp-005',
      'skn-004',
      'mkp-001',
      'skn-005',
      'mkp-002',
      'mkp-004',
    ],
  ],
  [
    'newest',
    [
      'mkp-006',
      'mkp-003',
      'skn-004',
      'skn-002',
      'mkp-005',
      'mkp-004',
      'mkp-002',
      'mkp-001',
      'skn-005',
      'skn-003',
      'skn-001',
    ],
  ],
];

test.each(sorted)('Sorted by %s', (sort, ids) => {
  expect(select({ sort })).toEqual(ids);
});

test('The catalogue itself is not reordered', () => {
  const before = products.map(({ id }) => id);
  select({ sort: 'newest', inStock: false });
  expect(products.map(({ id }) => id)).toEqual(before);
});
