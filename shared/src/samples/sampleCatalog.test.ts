import { existsSync } from 'node:fs';
import path from 'node:path';
import { SUBCATEGORIES, collections, findCollection, findVariant, type Product } from '@glow/shared/catalog';
import { createSampleCatalog } from './sampleCatalog';
import { sampleDetails, sampleProduct, sampleProducts, sampleReviews } from './sampleProducts';
import { productsIn } from './selectProducts';

const assets = path.join(__dirname, '../../assets');
const catalog = createSampleCatalog();

function idsOf(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

function flagsOf({ isBestseller, isNew }: Product): string {
  return [isBestseller && 'bestseller', isNew && 'new'].filter(Boolean).join(', ');
}

describe('The line sheet', () => {
  test.each`
    id           | name                                           | brand         | subcategory       | price     | was          | stock  | flags
    ${'skn-001'} | ${'Glow Radiance Vitamin C Serum'}             | ${'Glow Lab'} | ${'serums'}       | ${89_00}  | ${110_00}    | ${48}  | ${'bestseller'}
    ${'skn-002'} | ${'Midnight Repair Cream'}                     | ${'Aurelle'}  | ${'moisturizers'} | ${125_00} | ${undefined} | ${22}  | ${'bestseller, new'}
    ${'skn-003'} | ${'Cloud Foam Gentle Cleanser'}                | ${'Botanica'} | ${'cleansers'}    | ${34_00}  | ${undefined} | ${120} | ${'bestseller'}
    ${'skn-004'} | ${'Bright Eyes Peptide Eye Cream'}             | ${'Glow Lab'} | ${'eye-care'}     | ${72_00}  | ${85_00}     | ${8}   | ${'new'}
    ${'skn-005'} | ${'Rose Petal Balancing Toner'}                | ${'Botanica'} | ${'toners'}       | ${42_00}  | ${undefined} | ${64}  | ${''}
    ${'skn-006'} | ${'Invisible Shield Mineral Sunscreen SPF 50'} | ${'Solenne'}  | ${'sunscreen'}    | ${38_00}  | ${undefined} | ${0}   | ${''}
    ${'mkp-001'} | ${'Second Skin Serum Foundation'}              | ${'Aurelle'}  | ${'foundation'}   | ${56_00}  | ${undefined} | ${140} | ${'bestseller'}
    ${'mkp-002'} | ${'Soft Focus Concealer'}                      | ${'Velour'}   | ${'concealer'}    | ${32_00}  | ${undefined} | ${75}  | ${''}
    ${'mkp-003'} | ${'Petal Flush Powder Blush'}                  | ${'Velour'}   | ${'blush'}        | ${36_00}  | ${undefined} | ${26}  | ${'new'}
    ${'mkp-004'} | ${'Ink Line Liquid Eyeliner'}                  | ${'Velour'}   | ${'eyeliner'}     | ${28_00}  | ${undefined} | ${90}  | ${''}
    ${'mkp-005'} | ${'Velvet Matte Lipstick'}                     | ${'Velour'}   | ${'lipstick'}     | ${30_00}  | ${undefined} | ${54}  | ${'bestseller'}
    ${'mkp-006'} | ${'Glow Drops Liquid Highlighter'}             | ${'Glow Lab'} | ${'highlighter'}  | ${46_00}  | ${58_00}     | ${12}  | ${'new'}
  `('$id is $name as listed (CAT-3)', ({ id, name, brand, subcategory, price, was, stock, flags }) => {
    const product = sampleProduct(id);
    expect(product).toMatchObject({ name, brand, subcategory, price, stockCount: stock, inStock: stock > 0 });
    expect(product.originalPrice).toBe(was);
    expect(SUBCATEGORIES[sampleProducts.indexOf(product)]).toBe(subcategory);
    expect(product.category).toBe(id.startsWith('skn') ? 'skincare' : 'makeup');
    expect(flagsOf(product)).toBe(flags);
  });

  test('There are 12 products, 6 of each category, from $28 to $125, each with its own id and SKU (CAT-2)', () => {
    const prices = sampleProducts.map(({ price }) => price);
    const inCategory = (name: string) => sampleProducts.filter(({ category }) => category === name).length;
    expect([inCategory('skincare'), inCategory('makeup')]).toEqual([6, 6]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([28_00, 125_00]);
    const [ids, skus] = [new Set(idsOf(sampleProducts)), new Set(sampleProducts.map(({ sku }) => sku))];
    expect([sampleProducts.length, ids.size, skus.size]).toEqual([12, 12, 12]);
  });

  test.each(sampleProducts)('$id has copy, three existing pictures and a rating out of five (CAT-1)', (product) => {
    const { ingredients, benefits } = sampleDetails(product.id);
    expect(ingredients.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ingredients).size).toBe(ingredients.length);
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(product.images).toEqual([1, 2, 3].map((view) => `products/${product.id}-${view}`));
    expect(product.images.filter((image) => !existsSync(path.join(assets, `${image}.webp`)))).toEqual([]);
    expect(product.rating).toBeGreaterThan(0);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(product.reviewCount).toBeGreaterThan(0);
    expect(product.description).toMatch(/\w{3}.*\.$/);
    expect(product.tags.length).toBeGreaterThan(0);
    expect(product.sku).toBe(`GLW-${product.id.toUpperCase()}`);
  });
});

describe('Variants (CAT-4)', () => {
  const VARIED: [id: string, type: string, count: number, soldOut: string[]][] = [
    ['skn-001', 'size', 3, ['50ml-refill']],
    ['mkp-001', 'color', 6, ['chestnut']],
    ['mkp-002', 'color', 4, []],
    ['mkp-003', 'color', 3, []],
    ['mkp-005', 'color', 5, []],
  ];

  test.each(VARIED)('%s has its choices of %s, %i in all, with %j sold out', (id, type, count, soldOut) => {
    const { variants = [], stockCount } = sampleProduct(id);
    expect(new Set(idsOf(variants)).size).toBe(count);
    const looks = variants.map(({ type: of, hexColor = '' }) => `${of} ${hexColor}`);
    const look = type === 'color' ? /^color #[0-9A-F]{6}$/ : /^size $/;
    expect(looks.filter((one) => !look.test(one))).toEqual([]);
    expect(
      variants.filter(({ name, value, image }) => !name || !value || Boolean(image) !== (type === 'color')),
    ).toEqual([]);
    expect(idsOf(variants.filter(({ inStock }) => !inStock))).toEqual(soldOut);
    expect(variants.reduce((sum, variant) => sum + variant.stockCount, 0)).toBe(stockCount);
  });

  test('Only five products come in variants', () => {
    expect(idsOf(sampleProducts.filter(({ variants }) => variants))).toEqual(VARIED.map(([id]) => id));
  });

  test.each([
    ['30ml', undefined],
    ['travel-15ml', 45_00],
    ['50ml-refill', 119_00],
  ])('The serum in the size %s has the price override %s', (variantId, price) => {
    expect(findVariant(sampleProduct('skn-001'), variantId)?.price).toBe(price);
  });

  test('An unknown variant is not found, nor any of a product without variants', () => {
    for (const id of [undefined, null, '', '75ml']) expect(findVariant(sampleProduct('skn-001'), id)).toBeUndefined();
    expect(findVariant(sampleProduct('mkp-004'), '30ml')).toBeUndefined();
  });
});

test.each(['', 'skn-999', 'SKN-001', 'constructor'])('Nothing is known of the unknown product id %j', async (id) => {
  expect(sampleDetails(id)).toEqual({ ingredients: [], benefits: [] });
  expect(await catalog.product(id)).toBeUndefined();
  expect(await catalog.products([id, 'skn-002'])).toEqual([sampleProduct('skn-002')]);
  expect(await catalog.related(id)).toEqual([]);
});

describe('Collections', () => {
  test('The five appear in the order of the header', () => {
    const titles = ['Skincare', 'Makeup', 'Bestsellers', 'New Arrivals', 'Glow Kits'];
    expect(collections.map(({ title }) => title)).toEqual(titles);
    expect(collections.map(({ slug }) => slug)).toEqual(titles.map((title) => title.toLowerCase().replace(' ', '-')));
  });

  test.each([
    ['skincare', ['skn-001', 'skn-002', 'skn-003', 'skn-004', 'skn-005', 'skn-006']],
    ['makeup', ['mkp-001', 'mkp-002', 'mkp-003', 'mkp-004', 'mkp-005', 'mkp-006']],
    ['bestsellers', ['skn-001', 'skn-002', 'skn-003', 'mkp-001', 'mkp-005']],
    ['new-arrivals', ['skn-002', 'skn-004', 'mkp-003', 'mkp-006']],
    ['glow-kits', ['skn-001', 'mkp-006']],
  ])('%s holds its products (COL-2)', (slug, ids) => {
    expect(findCollection(slug).slug).toBe(slug);
    expect(idsOf(productsIn(sampleProducts, slug))).toEqual(ids);
  });

  test.each([undefined, '', 'all', 'Skincare', 'fragrance', 'constructor'])(
    'Any other value, as %j, is all (COL-1)',
    (slug) => {
      expect(findCollection(slug)).toMatchObject({ slug: 'all', title: 'All Products' });
      expect(productsIn(sampleProducts, slug)).toEqual(sampleProducts);
    },
  );

  test('Each has a blurb and an existing picture of its own (COL-1)', () => {
    const pictures = collections.map(({ slug }) => findCollection(slug).image);
    expect(new Set(pictures).size).toBe(collections.length);
    for (const { blurb, image } of [...collections.map(({ slug }) => slug), undefined].map(findCollection))
      expect([blurb, existsSync(path.join(assets, `${image}.webp`))]).toEqual([expect.stringMatching(/./), true]);
  });
});

test('Three reviews, some verified and some not, are those of their products (CAT-14)', async () => {
  const reviewsOf = async (id: string) => idsOf((await catalog.product(id))?.reviews ?? []);
  const reviews = await Promise.all(['skn-001', 'mkp-005', 'skn-002'].map(reviewsOf));
  expect(reviews).toEqual([['rev-001', 'rev-002'], ['rev-003'], []]);
  expect(sampleReviews).toHaveLength(3);
  for (const { userName, title, comment, ...facts } of sampleReviews) {
    for (const text of [userName, title, comment]) expect(text).toMatch(/\w/);
    expect(facts).toEqual({
      id: expect.stringMatching(/^rev-/),
      productId: expect.stringMatching(/^(skn|mkp)-/),
      rating: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      verified: expect.any(Boolean),
      helpful: expect.any(Number),
    });
  }
  expect(new Set(sampleReviews.map(({ verified }) => verified))).toEqual(new Set([true, false]));
});

describe('Related products (PROD-18)', () => {
  test.each([
    ['skn-001', ['skn-002', 'skn-003', 'skn-004', 'skn-005']],
    ['skn-006', ['skn-001', 'skn-002', 'skn-003', 'skn-004']],
    ['mkp-005', ['mkp-001', 'mkp-002', 'mkp-003', 'mkp-004']],
  ])('%s has up to four in stock of its category', async (id, ids) => {
    expect(idsOf(await catalog.related(id))).toEqual(ids);
  });

  test('What is sold out is not among them', async () => {
    const products = sampleProducts.map((product) =>
      product.id === 'skn-002' ? { ...product, inStock: false, stockCount: 0 } : product,
    );
    expect(idsOf(await createSampleCatalog(products).related('skn-001'))).toEqual(['skn-003', 'skn-004', 'skn-005']);
  });

  test('The same subcategory comes first', async () => {
    const another = { ...sampleProduct('mkp-005'), id: 'mkp-007' };
    const [closest] = await createSampleCatalog([...sampleProducts, another]).related('mkp-007');
    expect(closest?.id).toBe('mkp-005');
  });
});

test('A list has a page of products, the counts of all pages, and what each filter alone would show', async () => {
  const products = Array.from({ length: 30 }, (_, index) => ({
    ...sampleProduct(index < 25 ? 'skn-001' : 'skn-006'),
    id: `skn-${index}`,
  }));
  const pages = createSampleCatalog(products);
  const query = { collection: 'skincare', inStock: true };
  const { products: shown, ...counts } = await pages.list({ ...query, page: 2, brands: ['Velour'] });
  expect(shown).toEqual([]);
  expect(counts).toEqual({
    matchCount: 0,
    collectionCount: 30,
    hiddenCount: 0,
    brands: [
      { value: 'Glow Lab', count: 25 },
      { value: 'Solenne', count: 0 },
      { value: 'Velour', count: 0 },
    ],
    subcategories: [
      { value: 'serums', category: 'skincare', count: 0 },
      { value: 'sunscreen', category: 'skincare', count: 0 },
    ],
  });
  expect(idsOf((await pages.list({ ...query, page: 2 })).products)).toEqual(['skn-24']);
  expect(await pages.list(query)).toMatchObject({ matchCount: 25, hiddenCount: 5 });
});

test('Lines are found by whole ids, those of a product with variants by theirs only (CAT-9, CAT-10)', async () => {
  expect(await catalog.lines(['skn-002', 'skn-001-travel-15ml', 'skn-001', 'skn-002-30ml', ''])).toEqual({
    'skn-002': { product: sampleProduct('skn-002') },
    'skn-001-travel-15ml': {
      product: sampleProduct('skn-001'),
      variant: findVariant(sampleProduct('skn-001'), 'travel-15ml'),
    },
  });
});
