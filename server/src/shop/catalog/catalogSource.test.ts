import { isDeepStrictEqual } from 'node:util';
import type { ListQuery, Product } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import { compareTexts } from '@glow/shared/text';
import fc from 'fast-check';
import { rowsOf, saveProducts } from './saveProducts';
import { sharedDatabase } from '../../testing/sharedStore';
import { createCatalogSource } from './catalogSource';

/** Names that a plain comparison of characters orders otherwise than a reader does. */
const NAMES = [
  ...['éclat Balm', 'Eclair Balm', 'zinc Veil', '2 in 1 Balm', 'b-light Oil', 'B light oil', 'Ångström'],
  '"Œil" 100 %_',
  ...['Zo\u00eb’s Cre\u0300me', 'Zoe\u0308’s Cr\u00e8me', 'ＳＥＲＵＭ anti\u2011aging', 'Rose\u200bmary “İpek”'],
];

const serum = sampleProduct('skn-001');

/** More than one page of products of the samples' kind. */
const many: Product[] = Array.from({ length: 60 }, (_, index) => ({
  ...serum,
  id: `gen-${index}`,
  name: `${NAMES[index % NAMES.length]} ${index % 3}`,
  brand: ['Zoë', 'aurelle', 'Velour', 'Glow Lab', 'L’Étoile', 'e.l.f.', 'Zoeva', 'Évora'][index % 8] ?? '',
  sku: index % 2 ? `GLW-GEN-${index}` : `gen ${index}`,
  price: 900 + ((index * 7) % 40) * 500,
  rating: 3 + (index % 5) / 2,
  reviewCount: index % 10,
  isNew: index % 4 === 1,
  isBestseller: index % 3 === 1,
  description: index % 5 ? `Plain, no. ${index}` : `Half\\full 50 % of_it, no. ${index}`,
  category: index % 5 < 2 ? 'makeup' : 'skincare',
  subcategory: (['lipstick', 'blush', 'serums', 'toners', 'cleansers'] as const)[index % 5] ?? 'serums',
  tags: index % 7 ? ['day', 'a "quoted" tag'] : ['Glowing', 'Ünïque'],
  variants: index % 6 ? undefined : serum.variants,
  inStock: index % 9 !== 1 || index % 6 === 0,
  stockCount: index % 6 === 0 ? serum.stockCount : index % 9 === 1 ? 0 : index + 1,
}));

const orders = [undefined, 'name', 'price-low', 'price-high', 'rating', 'newest', 'relevance'] as const;
const COLLECTIONS = ['skincare', 'makeup', 'bestsellers', 'new-arrivals', 'glow-kits', 'all', 'constructor'];
const SEARCHES = [
  ...['SERUM', ' glow ', '%', '_', '\\', '"', '","', '[', "'", 'ÜNÏQUE', 'œil', 'nothing of this', 'serum vitamin'],
  ...['velour blush', 'moisturiser', 'niacinamide', 'retinol cream', 'shea butter', '\0', '\ud800', 'day\na', 'zoe'],
  ...['creme', 'serum anti-aging', 'rosemary ipek', 'GLW-GEN-13', 'gen 13', 'glwskn001', '“”'],
];
const filters: ListQuery[] = [
  {},
  ...COLLECTIONS.map((collection) => ({ collection })),
  ...SEARCHES.map((search) => ({ search })),
  { search: 'balm', collection: 'makeup', inStock: true },
  { price: [2_000, 9_000] },
  { price: [9_000, 2_000] },
  { price: [45_00, 45_00], inStock: true },
  { price: [0, Infinity] },
  { price: [-1, 1e12] },
  { price: [1999.5, 3000.5] },
  { brands: ['Velour'] },
  { brands: ['Velour', 'Aurelle', 'No such brand', '\0'], inStock: true },
  { brands: ['Glow Lab'], subcategories: ['serums', 'blush'], collection: 'skincare' },
  { subcategories: ['lipstick'], collection: 'skincare', inStock: true },
  { tags: [{ offered: ['matte', 'dewy', 'no such tag'], chosen: [] }] },
  {
    tags: [
      { offered: ['matte', 'natural finish', 'matte'], chosen: ['matte', '\0', 'rare "tag"'] },
      { offered: [], chosen: ['long wear'] },
    ],
    ...{ inStock: true, brands: ['Velour'] },
  },
  { tags: [{ offered: ['matte', 'buildable'], chosen: ['buildable'] }], search: 'soft', subcategories: ['blush'] },
  { tags: [{ offered: [], chosen: ['\0'] }] },
  { inStock: true },
  { isNew: true },
  { isBestseller: true, isNew: true, inStock: true, price: [0, 20_000], search: 'a', collection: 'skincare' },
  ...[2, 4, 1e12, 0].map((page) => ({ page })),
  { page: 3, inStock: true },
];
const texts = [
  ...['', '  ', 'glow', 'VELOUR', 'matte', 'skin', '%', '_', '"', 'tag', 'plain', '\0', '\ud800', 'zoë', 'zoe'],
  ...['etoile', 'elf', 'ipek', 'glw skn 001', '“”', 'a', 'lipstik', 'velvet mat lipstik', 'nightcream'],
  ...['lip stick', 'matte velvet', 'xyzzy', 'plian', 'moisturiser', 'bakuchiol', 'vitamin c', 'niacinamid'],
];
const SAMPLES = ['mkp-005', 'skn-001', 'skn-006', 'gen-0', 'gen-59', 'skn-001'];
const ids = [...SAMPLES, 'nothing', 'constructor', '', "x'", '\0', '\ud800'];
const lineIds = ['skn-001', 'skn-001-travel-15ml', 'skn-002', 'mkp-005-plum', 'mkp-005-', 'gen-6-30ml', 'gen-1', '\0'];

const products = [...sampleProducts, ...many];
const samples = createSampleCatalog(products);

/** `toEqual` takes as long as both catalogues, so it only tells how answers differ. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(asSent(found), asSent(expected))) expect(found).toEqual(expected);
}

const asSent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

describe('the catalogue answers as it does in memory', () => {
  const database = sharedDatabase();
  const catalog = createCatalogSource(database);

  beforeAll(async () => {
    for (const [index, product] of many.entries()) {
      const record = { ...product, ingredients: [], benefits: [], reviews: [], isDiscontinued: false };
      await saveProducts(database, rowsOf(record, sampleProducts.length + index));
    }
  });

  test.each([...filters.entries()])('list %i with %j, all orders with the first one', async (index, query) => {
    const relevance = query.search === undefined ? [] : ['relevance' as const];
    for (const order of index === 0 ? orders : [orders[index % orders.length], ...relevance])
      expectSame(await catalog.list({ ...query, order }), await samples.list({ ...query, order }));
  });

  test.each(ids)('the product %j, and what goes with it (PROD-18)', async (id) => {
    expect(await catalog.product(id)).toEqual(await samples.product(id));
    expect(await catalog.related(id)).toEqual(await samples.related(id));
  });

  test('products by id, lines, and all ids', async () => {
    expect(await catalog.products(ids)).toEqual(await samples.products(ids));
    expect(await catalog.products([])).toEqual([]);
    expect(await catalog.lines(lineIds)).toEqual(await samples.lines(lineIds));
    expect(await catalog.ids()).toEqual(await samples.ids());
  });

  test('any search finds the same in the same order', async () => {
    const unit = fc.constantFrom(...'aeEèéœŒßİı0137sz’\'“"-‑–. %_ｓ\u0301\u200b\u00ad\ud800\0', 'glw', 'zoe', 'serum');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 8 }), async (search) => {
        const query = { search, order: 'relevance' as const };
        expectSame(await catalog.list(query), await samples.list(query));
      }),
      { numRuns: 30 },
    );
  });

  test.each(texts)('suggestions for %j', async (text) => {
    expectSame(await catalog.suggest(text), await samples.suggest(text));
  });
});

describe('the catalogue', () => {
  const database = sharedDatabase();

  test('present stock and prices are read, and a discontinued product is known by its page only', async () => {
    const catalog = createCatalogSource(database);
    await database.sql("update stock set pieces = 3 where line_id = 'mkp-005-plum'");
    await database.sql("update products set price = 2900 where id = 'mkp-005'");
    const { 'mkp-005-plum': plum } = await catalog.lines(['mkp-005-plum']);
    expect([plum?.variant?.stockCount, plum?.product.price, plum?.product.stockCount]).toEqual([3, 2900, 53]);

    await database.sql("update products set discontinued_at = 1 where id = 'mkp-005'");
    expect(await catalog.product('mkp-005')).toMatchObject({ isDiscontinued: true, inStock: false, stockCount: 0 });
    expect(await catalog.lines(['mkp-005-plum'])).toEqual({});
    expect(await catalog.products(['mkp-005'])).toEqual([]);
    expect((await catalog.list({ search: 'lipstick' })).products).toEqual([]);
    expect((await catalog.suggest('lipstick')).products).toEqual([]);
    expect(await catalog.ids()).not.toContain('mkp-005');
    expect(await catalog.related('mkp-005')).toHaveLength(4);
  });

  test("Glow Kits holds what has 'glow' in its name only or in a tag only, but not in its brand (COL-2)", async () => {
    const kits = [
      { id: 'by-name', name: 'Lip Balm Afterglow', tags: ['day'] },
      { id: 'by-capitals', name: 'GLOWING Balm', tags: [] },
      { id: 'by-tag', name: 'Lip Balm', tags: ['night', 'Soft Glow'] },
      { id: 'by-brand', name: 'Lip Balm', brand: 'Glow Lab', tags: ['day'] },
    ];
    for (const [index, kit] of kits.entries()) {
      const record = { ...many[1]!, sku: kit.id, ...kit, ingredients: [], benefits: [], reviews: [] };
      await saveProducts(database, rowsOf({ ...record, isDiscontinued: false }, sampleProducts.length + index));
    }
    const { products: found } = await createCatalogSource(database).list({ collection: 'glow-kits' });
    const ids = found.map(({ id }) => id).filter((id) => id.startsWith('by-'));
    expect(ids.sort()).toEqual(['by-capitals', 'by-name', 'by-tag']);
  });

  test('names are in the order that `compareTexts` gives them (COL-162)', async () => {
    // punctuation apart, whose order differs between versions of ICU
    const unit = fc.constantFrom(...'abezAEZéÉëßœøŒ0129 \u0301\u0308');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit, minLength: 1, maxLength: 5 }), { maxLength: 12 }), async (names) => {
        const sql = 'select name from json_array_elements_text($1::json) as name order by name collate "und-x-icu"';
        const rows = await database.sql(sql, JSON.stringify(names));
        expect(rows.map(({ name }) => name)).toEqual(names.sort((a, b) => compareTexts(a, b) || (a < b ? -1 : 1)));
      }),
      { numRuns: 60 },
    );
  });

  test('what nobody has rated is last by rating, whatever its rating is said to be (CAT-160)', async () => {
    await database.sql("update products set rating = 5, review_count = 0 where id = 'mkp-004'");
    const { products: byRating } = await createCatalogSource(database).list({ order: 'rating' });
    expect(byRating.at(-1)?.id).toBe('mkp-004');
  });

  test('a product is in stock while one of its choices is, also when two are sold out at once', async () => {
    const lips = ['classic-red', 'rose', 'bare', 'berry', 'plum'].map((shade) => `mkp-005-${shade}`);
    const inStock = async () => database.value("select in_stock from products where id = 'mkp-005'");
    const setPieces = (id: string, pieces: number) =>
      database.sql('update stock set pieces = $1 where line_id = $2', pieces, id);
    await setPieces(lips[0] ?? '', 0);
    expect(await inStock()).toBe(1);
    await Promise.all(lips.map((id) => setPieces(id, 0)));
    expect(await inStock()).toBe(0);
    await setPieces(lips[4] ?? '', 2);
    expect(await inStock()).toBe(1);
    await database.sql('delete from variants where line_id = $1', lips[4] ?? '');
    expect(await inStock()).toBe(0);
  });
});
