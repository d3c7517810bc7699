import { appliedFilterList } from './AppliedFilters';
import { DEFAULT_FILTERS, type CollectionFilters } from '../collectionFilters';

const cases: [string, Partial<CollectionFilters>, Partial<CollectionFilters>][] = [
  ['“rose”', { search: ' rose ' }, { search: '' }],
  ['Velour', { brands: ['Aurelle', 'Velour'] }, { brands: ['Aurelle'] }],
  ['Dry skin', { tags: ['dry skin', 'matte'] }, { tags: ['matte'] }],
  ['Eye Care', { subcategories: ['eye-care', 'toners'] }, { subcategories: ['toners'] }],
  ['From $30.00', { priceRange: [30, Infinity] }, { priceRange: [0, Infinity] }],
  ['$30.00 to $200.00', { priceRange: [30, 200] }, { priceRange: [0, Infinity] }],
  ['$0.00 to $200.00', { priceRange: [0, 200] }, { priceRange: [0, Infinity] }],
  ['New Arrivals', { isNew: true }, { isNew: false }],
  ['Sold out included', { inStock: false }, { inStock: true }],
  ['Bestsellers', { isBestseller: true }, { isBestseller: false }],
];

test.each(cases)('%s can be removed (COL-17)', (label, changes, without) => {
  const applied = appliedFilterList({ ...DEFAULT_FILTERS, ...changes });
  expect(applied.find((filter) => filter.label === label)?.without).toEqual(without);
});

test('In Stock Only, the default, is not listed (COL-17)', () => {
  expect(appliedFilterList(DEFAULT_FILTERS)).toEqual([]);
});

test('A minimum above the maximum has no effect and is not listed', () => {
  expect(appliedFilterList({ ...DEFAULT_FILTERS, priceRange: [50, 40] })).toEqual([]);
});

test('Without filters nothing is listed', () => {
  expect(appliedFilterList({ ...DEFAULT_FILTERS, search: '  ' })).toEqual([]);
});
