import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import { StartError } from '../errors/StartError';
import { formatCatalogFile, parseCatalogFile } from './catalogFile';
import { planImport, type PlacedProduct } from './planImport';

const present: PlacedProduct[] = sampleProducts.map((product, position) => {
  const reviews = sampleReviews.filter(({ productId }) => productId === product.id);
  return { position, product: { ...product, ...sampleDetails(product.id), reviews, isDiscontinued: false } };
});

/** The plan for the rows of a CSV file. */
function planCsv(...lines: string[]) {
  return planImport(present, parseCatalogFile(lines.join('\n'), true));
}

function planJson(value: unknown) {
  return planImport(present, parseCatalogFile(JSON.stringify(value), false));
}

const odd: ProductRecord = {
  ...(present[0]?.product as ProductRecord),
  tags: ['a|b', '["c"]', 'd, "e"'],
  ingredients: [],
  description: '"Quoted", with; separators',
};

describe.each([
  ['CSV', true],
  ['JSON', false],
])('a %s file', (_name, isCsv) => {
  test.each([true, false])('with stock %j imports what was exported as no change', (withStock) => {
    const catalog = [{ position: 0, product: odd }, ...present.slice(1)];
    const content = formatCatalogFile(
      catalog.map(({ product }) => product),
      isCsv,
      withStock,
    );
    expect(planImport(catalog, parseCatalogFile(content, isCsv))).toEqual({ problems: [], changes: [], rows: [] });
  });

  test('without stock leaves stock as it is', () => {
    const content = formatCatalogFile([odd], isCsv, false);
    const sold = {
      ...odd,
      variants: odd.variants?.map((variant) => ({ ...variant, stockCount: 1, inStock: true })),
      stockCount: 3,
    };
    expect(planImport([{ position: 0, product: sold }], parseCatalogFile(content, isCsv)).changes).toEqual([]);
  });
});

test('a row names only what changes, of a product or of a variant', () => {
  const { problems, changes, rows } = planCsv(
    'id,variant,price,originalPrice,stock,isNew',
    'skn-002,,99.90,125,,no',
    'skn-001,travel-15ml,none,,7,',
    'mkp-006,,,none,,',
    'skn-003,,34,,,',
  );
  expect(problems).toEqual([]);
  expect(changes).toEqual([
    'skn-002: price 125.00 → 99.90, isNew true → false, originalPrice none → 125.00',
    'skn-001: travel-15ml.price 45.00 → none, travel-15ml.stock 18 → 7',
    'mkp-006: originalPrice 58.00 → none',
  ]);
  expect(rows.map(({ stock }) => stock)).toEqual([
    [],
    [{ line_id: 'skn-001-travel-15ml', product_id: 'skn-001', pieces: 7 }],
    [],
  ]);
  expect(rows[0]?.products).toMatchObject([{ id: 'skn-002', position: 1, price: 9990, original_price: 12500 }]);
});

test('a new product comes last, without stock where none is given', () => {
  const product = {
    id: 'mkp-007',
    name: 'Blotting Paper',
    brand: 'Velour',
    price: 9,
    category: 'makeup',
    subcategory: 'foundation',
    description: 'A hundred sheets.',
    images: ['products/mkp-004-1'],
    sku: 'GLW-MKP-007',
  };
  const { problems, rows } = planJson([product, { ...product, id: 'mkp-008', stock: 5 }]);
  expect(problems).toEqual([]);
  expect(rows.map(({ products, stock }) => [products[0]?.position, stock[0]?.pieces])).toEqual([
    [12, 0],
    [13, 5],
  ]);
});

test.each<[string, string[], string[]]>([
  ['a price with three decimals', ['id,price', 'skn-002,1.005'], ['Row 2, price: has at most two decimals.']],
  ['a price that is no number', ['id,price', 'skn-002,$45'], ['Row 2, price: must be a number of dollars.']],
  ['a missing price', ['id,price', 'skn-002,none'], ['Row 2, price: must be a number of dollars.']],
  [
    'several wrong rows, below a cell of two lines',
    ['id,name,stock,isNew', 'skn-001,"two', 'lines",,', 'skn-002,,-1,maybe'],
    [
      'Row 3, name: must be one line of plain text.',
      'Row 4, isNew: must be true or false.',
      'Row 4, stock: cannot be negative.',
    ],
  ],
  [
    'half a new product',
    ['id,name,brand,price,category,subcategory,sku,images', 'new-1,N,B,1,makeup,blush,S,p'],
    ['Row 2, description: is missing, and new-1 is new.'],
  ],
  [
    'half a new variant',
    ['id,variant,price', 'skn-001,9ml,5'],
    [
      'Row 2, name: is missing, and the variant 9ml is new.',
      'Row 2, type: is missing, and the variant 9ml is new.',
      'Row 2, value: is missing, and the variant 9ml is new.',
    ],
  ],
  ['a field of products for a variant', ['id,variant,brand', 'skn-001,30ml,B'], ['Row 2: has no field brand.']],
  [
    'stock of a product with variants',
    ['id,stock', 'skn-001,5'],
    ['Row 2, stock: belongs to the variants of this product.'],
  ],
  ['an unknown category', ['id,category', 'skn-001,hair'], ['Row 2, category: must be one of skincare, makeup.']],
])('%s is refused with row and field', (_what, lines, problems) => {
  expect(planCsv(...lines).problems).toEqual(problems);
});

test.each([
  [{ id: 'skn-002' }, { id: 'skn-002', price: 1 }, 'Row 2, id: skn-002 is in row 1 too.'],
  [
    { id: 'skn-002' },
    { ...present[1]?.product, id: 'skn-001-30ml', price: 1 },
    'Row 2: has no field inStock, stockCount, isDiscontinued.',
  ],
])('in JSON %j and %j are refused', (one, other, problem) => {
  expect(planJson([one, other]).problems).toEqual([problem]);
});

test('no two choices have one id', () => {
  const [{ product: serum }] = present as [PlacedProduct];
  const [entry] = JSON.parse(formatCatalogFile([{ ...serum, variants: undefined }], false, false));
  expect(planJson([{ ...entry, id: 'skn-001-30ml', reviews: [] }]).problems).toEqual([
    'Row 1, id: skn-001-30ml is already sold as a choice of skn-001.',
  ]);
});

test.each([
  ['id,prize\nskn-001,1', true, 'There is no field "prize"'],
  ['name\nSerum', true, 'There is no column id'],
  ['id,name\n"skn', true, 'The file is not CSV'],
  ['id,name\nskn-001,a,b', true, 'The file is not CSV'],
  ['id\nskn-001\nskn-001', true, 'Row 3, id: skn-001 is in row 2 too.'],
  ['{', false, 'The file is not JSON'],
  ['{}', false, 'The file is not a list of products.'],
])('the file %j is refused', (content, isCsv, message) => {
  expect(() => parseCatalogFile(content, isCsv)).toThrow(StartError);
  expect(() => parseCatalogFile(content, isCsv)).toThrow(message);
});
