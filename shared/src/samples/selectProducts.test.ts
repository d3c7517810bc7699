import type { ListQuery, ProductOrder } from '@glow/shared/catalog';
import { sampleProducts } from './sampleProducts';
import { selectProducts } from './selectProducts';

function select(query: ListQuery): string[] {
  return selectProducts(sampleProducts, { inStock: true, ...query }).map(({ id }) => id);
}

/** Same as above, in catalogue order. */
function selectSorted(query: ListQuery): string[] {
  const ids = new Set(select(query));
  return sampleProducts.map(({ id }) => id).filter((id) => ids.has(id));
}

const ALL_IN_STOCK = sampleProducts.map(({ id }) => id).filter((id) => id !== 'skn-006');

const narrowed: [string, ListQuery, string[]][] = [
  ['nothing', {}, ALL_IN_STOCK],
  ['what is sold out, too', { inStock: false }, [...ALL_IN_STOCK.slice(0, 5), 'skn-006', ...ALL_IN_STOCK.slice(5)]],
  ['a word of a name, whatever its case', { search: 'MIDNIGHT' }, ['skn-002']],
  ['a word of a description', { search: 'witch hazel' }, ['skn-005']],
  ['a tag', { search: 'winged liner' }, ['mkp-004']],
  ['a search with spaces around it', { search: '  midnight ' }, ['skn-002']],
  ['a brand', { search: 'botanica' }, ['skn-003', 'skn-005']],
  ['words in another order', { search: 'serum vitamin' }, ['skn-001']],
  ['a shade', { search: 'porcelain' }, ['mkp-001']],
  ['another spelling', { search: 'moisturiser' }, ['skn-001', 'skn-002']],
  ['a search for what is sold out', { search: 'zinc oxide' }, []],
  ['an ingredient', { search: 'niacinamide' }, ['skn-001', 'skn-002', 'skn-004', 'mkp-001']],
  ['what an ingredient is called otherwise, and a kind', { search: 'retinol cream' }, ['skn-002']],
  ['a least price, bound included', { price: [72_00, 200_00] }, ['skn-001', 'skn-002', 'skn-004']],
  ['a highest price, bound included', { price: [0, 30_00] }, ['mkp-004', 'mkp-005']],
  ['the price of the product, not the $45 of its travel size', { price: [45_00, 45_00] }, []],
  ['a price range the wrong way round, which hides nothing', { price: [100_00, 20_00] }, ALL_IN_STOCK],
  ['two brands', { brands: ['Botanica', 'Aurelle'] }, ['skn-002', 'skn-003', 'skn-005', 'mkp-001']],
  ['two subcategories', { subcategories: ['serums', 'blush'] }, ['skn-001', 'mkp-003']],
  ['a brand within a subcategory', { brands: ['Velour'], subcategories: ['serums', 'blush'] }, ['mkp-003']],
  ['new arrivals', { isNew: true }, ['skn-002', 'skn-004', 'mkp-003', 'mkp-006']],
  ['bestsellers', { isBestseller: true }, ['skn-001', 'skn-002', 'skn-003', 'mkp-001', 'mkp-005']],
  ['new bestsellers', { isNew: true, isBestseller: true }, ['skn-002']],
];

test.each(narrowed)('Narrowed by %s (CAT-30, COL-3, COL-13)', (_, query, ids) =>
  expect(selectSorted(query)).toEqual(ids),
);

test.each<[string, string, string[]]>([
  ['a name before keywords', 'matte', ['mkp-005', 'mkp-003']],
  ['a keyword before descriptions', 'moisturizer', ['skn-002', 'skn-001']],
  [
    'a description before ingredients',
    'glycerin',
    ['skn-005', 'skn-001', 'skn-002', 'skn-003', 'skn-004', 'mkp-001', 'mkp-002', 'mkp-004', 'mkp-006'],
  ],
  ['nothing: in catalogue order', '', ALL_IN_STOCK],
])('By relevance, %s (COL-31)', (_, search, ids) => expect(select({ search, order: 'relevance' })).toEqual(ids));

test.each<[ProductOrder, string]>([
  ['name', 'skn-004 skn-003 mkp-006 skn-001 mkp-004 skn-002 mkp-003 skn-005 mkp-001 mkp-002 mkp-005'],
  ['price-low', 'mkp-004 mkp-005 mkp-002 skn-003 mkp-003 skn-005 mkp-006 mkp-001 skn-004 skn-001 skn-002'],
  ['price-high', 'skn-002 skn-001 skn-004 mkp-001 mkp-006 skn-005 mkp-003 skn-003 mkp-002 mkp-005 mkp-004'],
  ['rating', 'skn-002 skn-001 mkp-006 skn-003 mkp-003 mkp-005 skn-004 mkp-001 skn-005 mkp-002 mkp-004'],
  ['newest', 'mkp-006 mkp-003 skn-004 skn-002 mkp-005 mkp-004 mkp-002 mkp-001 skn-005 skn-003 skn-001'],
])('Sorted by %s, and the catalogue itself is not reordered (COL-4)', (order, ids) => {
  const before = sampleProducts.map(({ id }) => id);
  expect(select({ order }).join(' ')).toBe(ids);
  select({ order, inStock: false });
  expect(sampleProducts.map(({ id }) => id)).toEqual(before);
});
