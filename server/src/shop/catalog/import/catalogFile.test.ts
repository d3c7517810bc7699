import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import { parse } from 'csv-parse/sync';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { StartError } from '../../../base/errors/errors';
import { problemText } from './catalogEntry';
import { formatCatalogFile, parseCatalogFile } from './catalogFile';
import { planImport, type ImportOptions } from './planImport';
import { readCell, readFlag, readNumber, toCell } from './cells';
import type { PlacedProduct } from '../productRows';

const present: PlacedProduct[] = sampleProducts.map((product, position) => {
  const reviews = sampleReviews.filter(({ productId }) => productId === product.id);
  return { position, product: { ...product, ...sampleDetails(product.id), reviews, isDiscontinued: false } };
});

/** The plan for the rows of a CSV file. */
const planCsv = (...lines: string[]) => planOf(lines.join('\n'), true);
const planJson = (value: unknown) => planOf(JSON.stringify(value), false);
const NOTHING = { problems: [], changes: [], facts: [], steps: [] };

async function planOf(content: string, isCsv: boolean, catalog = present, options: ImportOptions = {}) {
  const plan = await planImport(catalog, await parseCatalogFile(content, isCsv), options);
  return { ...plan, problems: plan.problems.map(problemText) };
}

const lists = { tags: ['a|b', '["c"]', 'd, "e"'], ingredients: [] };
const [{ product: serum }] = present as [PlacedProduct];
const odd: ProductRecord = { ...serum, ...lists, description: '"Quoted", with; separators' };

describe.each(Object.entries({ CSV: true, JSON: false }))('a %s file', (_name, isCsv) => {
  test.each([true, false])('with stock %j imports what was exported as no change', async (withStock) => {
    const catalog = [{ position: 0, product: odd }, ...present.slice(1)];
    const products = catalog.map(({ product }) => product);
    const content = formatCatalogFile(products, isCsv, withStock);
    expect(await planImport(catalog, await parseCatalogFile(content, isCsv))).toEqual(NOTHING);
  });

  test('without stock leaves stock as it is', async () => {
    const content = formatCatalogFile([odd], isCsv, false);
    const variants = odd.variants?.map((variant) => ({ ...variant, stockCount: 1, inStock: true }));
    const catalog = [{ position: 0, product: { ...odd, variants, stockCount: 3 } }];
    expect((await planImport(catalog, await parseCatalogFile(content, isCsv))).changes).toEqual([]);
  });
});

test('ids of digits are exported and read again, and a row of a variant alone is of the version of its product', async () => {
  const [lipstick] = present.filter(({ product }) => product.id === 'mkp-005').map(({ product }) => product);
  const variants = (lipstick?.variants ?? []).map((variant, index) => ({ ...variant, id: `${50 + index}` }));
  const product = { ...(lipstick as ProductRecord), id: '4012345', variants };
  const catalog = [{ position: 0, product }];
  const content = formatCatalogFile([product], true, true);
  expect(await planOf(content, true, catalog)).toMatchObject({ problems: [], changes: [] });
  const lines = content.trim().split('\n');
  const ofVariant = [lines[0], lines.at(-1)?.replace(variants.at(-1)?.name ?? '', 'Other')].join('\n');
  expect((await planOf(ofVariant, true, catalog)).problems).toEqual([]);
  const renamed = [{ position: 0, product: { ...product, name: 'Renamed' } }];
  expect((await planOf(ofVariant, true, renamed)).problems).toEqual([expect.stringContaining('was changed since')]);
});

test('counted stock is a part of what was shown, other stock is not', async () => {
  const counted = await planOf('id,stock\nskn-002,5', true, present, { isCounted: true });
  expect(counted.facts).toEqual([expect.stringMatching(/^skn-002: stock \d+ → 5/)]);
  expect((await planCsv('id,stock,stockWas', 'skn-002,5,8')).facts).toEqual([]);
});

test('a row names only what changes, of a product or of a variant', async () => {
  const { problems, changes, steps } = await planCsv(
    'id,variant,price,originalPrice,stock,stockWas,isNew',
    'skn-002,,99.90,125,,,no',
    'skn-001,travel-15ml,none,,9,20,',
    'mkp-006,,,none,,,',
    'skn-003,,34,,,,',
  );
  expect(problems).toEqual([]);
  expect(changes).toEqual([
    'skn-002: price 125.00 → 99.90, isNew true → false, originalPrice none → 125.00',
    'skn-001: travel-15ml.price 45.00 → none, travel-15ml.stock 18 → 7 (−11)',
    'mkp-006: originalPrice 58.00 → none',
  ]);
  const stock = { line_id: 'skn-001-travel-15ml', product_id: 'skn-001', pieces: 7, added: -11 };
  expect(steps.map((step) => step.stock)).toEqual([[], [stock], []]);
  expect(steps[0]?.products).toMatchObject([{ id: 'skn-002', position: 1, price: 9990, original_price: 12500 }]);
});

/** The pieces of the samples skn-002 and skn-001-travel-15ml. */
const [left, small] = [22, 18];
const STOCK = 'id,stock,stockWas\n';

test.each([
  ['pieces that are added', 'id;stock;stockWas\nskn-002;25;20', `skn-002: stock ${left} → ${left + 5} (+5)`],
  [
    'pieces of a variant',
    'id,variant,stock,stockWas\nskn-001,travel-15ml,2,3',
    `skn-001: travel-15ml.stock ${small} → ${small - 1} (−1)`,
  ],
  ['more than there are', `${STOCK}skn-002,0,30`, `skn-002: stock ${left} → 0 (−30, but never below 0)`],
  ['stock as it was at the export, whatever is there', `${STOCK}skn-002,30,30`, undefined],
  ['that in two spellings', 'id\tstock\tstockWas\nskn-002\t1,200.0\t1200', undefined],
  ['the former stock alone', `${STOCK}skn-002,,30`, undefined],
  ['what is there now, which was less', `${STOCK}skn-002,${left},20`, `skn-002: stock ${left} → ${left + 2} (+2)`],
])('stock is changed by the difference to that of the export: %s', async (_what, content, change) => {
  expect(await planCsv(content)).toMatchObject({ problems: [], changes: change ? [change] : [], facts: [] });
});

test.each([
  ['of a product', 'id,stock\nskn-002,9'],
  ['that is the present one', `${STOCK}skn-002,${left},`],
  ['of a variant', 'id,variant,stock\nskn-001,travel-15ml,9'],
])('stock %s is a number only if it was counted', async (_what, content) => {
  const [problem] = (await planCsv(content)).problems;
  expect(problem).toMatch(/^Row 2, stock: needs stockWas, as an export with stock has it, or your word/);
  const { changes, problems } = await planOf(content, true, present, { isCounted: true });
  const change = content.endsWith(',9') ? [expect.stringMatching(/stock \d+ → 9 \(−\d+\)$/)] : [];
  expect([changes, problems]).toEqual([change, []]);
});

test.each([
  ['1.5,1', 'Row 2, stock: must be a whole number, such as 12.'],
  ['1,x', 'Row 2, stockWas: must be a whole number, such as 12.'],
  ['1,-1', 'Row 2, stockWas: cannot be negative.'],
])('the stock %s is refused', async (cells, problem) => {
  expect((await planCsv('id,stock,stockWas', `skn-002,${cells}`)).problems).toEqual([problem]);
  expect((await planJson([{ id: 'skn-002', stock: null }])).problems[0]).toContain('stock: must be a whole number');
});

test('the first stock of a product and of a variant is what is given, of a file of another store too', async () => {
  const made = { ...(present[1]?.product as ProductRecord), id: 'new-1' };
  const [entry] = JSON.parse(formatCatalogFile([made], false, true));
  const variant = { id: '9ml', name: '9 ml', type: 'size', value: '9 ml', stock: 4 };
  const { steps, problems } = await planJson([
    { ...entry, id: 'new-2' },
    { ...entry, stockWas: undefined },
    { id: 'skn-001', variants: [variant] },
  ]);
  expect(problems).toEqual([]);
  expect(steps.map(({ stock }) => stock[0])).toMatchObject([{ pieces: left }, { pieces: left }, { pieces: 4 }]);
  expect(steps.flatMap(({ stock }) => stock.map((row) => row.added ?? null))).toEqual([null, null, null]);
});

test('a new product comes last, without stock where none is given', async () => {
  const texts = { name: 'Blotting Paper', brand: 'Velour', description: 'A hundred sheets.', sku: 'GLW-MKP-007' };
  const kind = { category: 'makeup', subcategory: 'foundation', images: ['products/mkp-004-1'] };
  const product = { id: 'mkp-007', price: 9, ...texts, ...kind };
  const { problems, steps } = await planJson([product, { ...product, id: 'mkp-008', stock: 5 }]);
  expect([problems, steps.map(({ products }) => products[0]?.position)]).toEqual([[], [12, 13]]);
  expect(steps.map(({ stock }) => stock[0]?.pieces)).toEqual([0, 5]);
});

test.each<[string, string, ...string[]]>([
  ['a price with three decimals', 'id,price\nskn-002,1.005', 'price: has at most two decimals.'],
  ['a missing price', 'id,price\nskn-002,none', 'price: must be a number of dollars, such as 45.00.'],
  [
    'a rating below a cell of two lines',
    'id,name,rating\nskn-001,"two\nlines",\nskn-002,,-1',
    'rating: is at least 0.',
  ],
  ['maybe', 'id,isNew\nskn-002,maybe', 'isNew: must be yes or no (true and false, 1 and 0 do too).'],
  [
    'half a new product',
    'id,name,brand,price,category,subcategory,sku,images\nnew-1,N,B,1,makeup,blush,S,products/p',
    'description: is missing, and new-1 is new.',
  ],
  [
    'half a new variant',
    'id,variant,price\nskn-001,9ml,5',
    ...['name', 'type', 'value'].map((field) => `${field}: is missing, and the variant 9ml is new.`),
  ],
  ['a field of products for a variant', 'id,variant,brand\nskn-001,30ml,B', 'has no field brand.'],
  ['stock of variants', 'id,stock\nskn-001,5', 'stock: belongs to the variants of this product.'],
  ['an unknown category', 'id,category\nskn-001,hair', 'category: must be one of skincare, makeup.'],
])('%s is refused with row and field', async (what, content, ...problems) => {
  const row = what.includes('two lines') ? 'Row 3' : 'Row 2';
  const told = problems.map((problem) => (/^\w+: /.test(problem) ? `${row}, ${problem}` : `${row}: ${problem}`));
  expect((await planCsv(content)).problems).toEqual(told);
});

test('an id is of one product or variant', async () => {
  const twice = await planJson([{ id: 'skn-002' }, { id: 'skn-002', price: 1 }]);
  expect(twice.problems).toEqual(['Row 2, id: skn-002 is in row 1 too.']);
  const [entry] = JSON.parse(formatCatalogFile([{ ...serum, variants: undefined }], false, false));
  const taken = await planJson([{ ...entry, id: 'skn-001-30ml', reviews: [] }]);
  expect(taken.problems).toEqual(['Row 1, id: skn-001-30ml is already sold as a choice of skn-001.']);
  const read = await planJson([{ ...present[1]?.product, id: 'skn-001-30ml', price: 1 }]);
  expect(read.problems).toEqual(['Row 1: has no field stockCount, inStock, isDiscontinued.']);
});

test.each([
  ['name\nSerum', true, 'There is no column id'],
  ['id,name\n"skn', true, 'The file is not CSV'],
  ['id,name\nskn-001,a\nskn-002,"b', true, 'The file is not CSV: row 3 has a quote'],
  ['prize\n1', true, 'There is no field "prize"'],
  ['', true, 'The file has no products, or cannot be read: choose it again.'],
  ['\n ,\n', true, 'The file has no products, or cannot be read: choose it again.'],
  ['id,price\n,,\n', true, 'The file has no products, or cannot be read: choose it again.'],
  ['[]', false, 'The file has no products, or cannot be read: choose it again.'],
  ['', false, 'The file is not JSON'],
  ['{', false, 'The file is not JSON'],
  ['{}', false, 'The file is not a list of products.'],
])('the file %j is refused', async (content, isCsv, message) => {
  await expect(parseCatalogFile(content, isCsv)).rejects.toThrow(StartError);
  await expect(parseCatalogFile(content, isCsv)).rejects.toThrow(message);
});

describe('what spreadsheets write', () => {
  const comma = 'id,price,originalPrice,isNew\nskn-002,99.5,130,no';
  const changes = ['skn-002: price 125.00 → 99.50, isNew true → false, originalPrice none → 130.00'];

  test.each([
    ['semicolons and decimal commas', 'id;price;originalPrice;isNew\nskn-002;99,50;130,00;FALSCH'],
    ['tabs', 'id\tprice\toriginalPrice\tisNew\nskn-002\t99.5\t130\tfalse'],
    ['the separator in a first line', 'sep=;\r\nid;price;originalPrice;isNew\r\nskn-002;99,5;130;FAUX\r\n'],
    ['that line as another program saves it', '"sep=;",,,\nid,price,originalPrice,isNew\nskn-002,99.5,130,0'],
    ['empty rows and columns', ',,,,,\n,,,,,\nid,,price,originalPrice,isNew,\n,,,,,\nskn-002,,99.5,130,No,\n,,,,,\n'],
    ['other names of columns', ' ID ,PRICE,Original Price,is_new\nskn-002,99.5,130,no'],
    ['carriage returns', comma.replace('\n', '\r')],
  ])('%s', async (_what, content) => {
    expect(await planImport(present, await parseCatalogFile(content, true))).toMatchObject({ problems: [], changes });
  });

  test.each(['1,234', '12,345', '999,000'])('the price %j is refused, because it may be either', async (price) => {
    const [whole, point] = [price.replace(',', ''), price.replace(',', '.')];
    const problem = `Row 2, price: "${price}" may be ${whole} or ${point}: write one of these.`;
    expect((await planCsv('id,price', `skn-002,"${price}"`)).problems).toEqual([problem]);
  });

  test.each(['12,34,5', '1,2,3', '$45', '45 €', '0x10', 'Infinity', '(45)', '1-2'])('%j is no price', async (price) => {
    const problem = 'Row 2, price: must be a number of dollars, such as 45.00.';
    expect((await planCsv('id,price', `skn-002,"${price}"`)).problems).toEqual([problem]);
  });

  test('two decimals are read alike with a point and a comma, with each thousands separator', () => {
    const marks = fc.constantFrom('.', ',', ',.', '.,', ' ,', '\u00A0,', '\u202F,', "'.", '’,');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), marks, (cents, mark) => {
        const whole = String(Math.floor(cents / 100)).replace(/(?<=\d)(?=(\d{3})+$)/g, mark.slice(0, -1));
        const price = `${whole}${mark.at(-1)}${String(cents % 100).padStart(2, '0')}`;
        expect(readNumber(price, {} as never)).toBe(cents / 100);
      }),
    );
  });

  test.each([
    [
      true,
      'TRUE true Yes y 1 WAHR Ja VRAI oui VERDADERO Sí si VERDADEIRO sim VERO WAAR SANT SAND TOSI Kyllä PRAWDA tak IGAZ DOĞRU ИСТИНА да ΑΛΗΘΗΣ ADEVĂRAT 是',
    ],
    [
      false,
      'FALSE No n 0 FALSCH nein FAUX non FALSO não ONWAAR FALSKT FALSK USANN EPÄTOSI FAŁSZ NEPRAVDA HAMIS YANLIŞ yanlış hayır ЛОЖЬ нет ΨΕΥΔΗΣ fals 否',
    ],
  ])('%s is meant by %s', (flag, words) => {
    expect(words.split(' ').filter((word) => readFlag(word) !== flag)).toEqual([]);
    expect(readFlag('maybe')).toBe('maybe');
  });

  test('an export of Shopify or WooCommerce is refused in one sentence with the columns to rename', async () => {
    const shopify = 'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price\nserum,Serum,<p>,Glow,S,30';
    await expect(planCsv(shopify)).rejects.toThrow(
      'rename Handle to id, Title to name, Body (HTML) to description, Vendor to brand, Variant SKU to sku, Variant Price to price',
    );
    await expect(planCsv('ID;SKU;Name;Regular price\n1;S;Serum;30')).rejects.toThrow('rename Regular price to price');
  });

  test('all problems are told at once, with the rows of the spreadsheet', async () => {
    const { problems } = await planCsv(
      'id,variant,price,prize,price,tags,images,,name',
      'skn-002,,x,,,"a, b",,,',
      '"skn-003",,,,,,,,"two',
      'lines"',
      ',,,,,,,,',
      'skn-003,,,,,,,stray,',
      'mkp-005,plum,30,,,,,,',
      'mkp-005,plum,35,,,,,,',
      ',,3,,,,,,',
      'new-1,,-1,,,,https://evil.example/x.png | ../../../etc/passwd,,',
    );
    expect(
      problems.map((problem) => problem.replace(/: (the columns are|must be|has lower|is a list).*/, ': $1')),
    ).toEqual([
      'Row 1: There is no field "prize": the columns are',
      'Row 1: There are two columns price.',
      'Row 5: "stray" is in a column without a name; a separator in a text needs quotes.',
      'Row 2, price: must be',
      'Row 2, tags: is a list',
      'Row 5, id: skn-003 is in row 3 too.',
      'Row 7, variant: plum is in row 6 too.',
      'Row 8, id: has lower',
      'Row 9, price: cannot be negative.',
      'Row 9, images.0: is on evil.example, which is not in the setting PICTURE_HOSTS.',
      'Row 9, images.1: must be',
      ...['name', 'brand', 'category', 'subcategory', 'description', 'sku'].map(
        (field) => `Row 9, ${field}: is missing, and new-1 is new.`,
      ),
    ]);
  });

  test('none removes a value that a product can be without, and is a text elsewhere', async () => {
    const { problems, changes } = await planCsv('id,name,originalPrice,tags', 'mkp-006,none,None,', 'skn-002,,,none');
    expect(problems).toEqual([]);
    expect(changes[0]).toMatch(/name .* → none, originalPrice 58.00 → none/);
    expect(changes[1]).toContain('→ []');
  });

  test('a text with a comma is one text of a list where | or JSON says so', async () => {
    expect((await planCsv('id,tags', 'skn-002,"a, b |"')).changes[0]).toContain('→ ["a, b"]');
    expect((await planCsv('id,tags', 'skn-002,"[""a, b""]"')).changes[0]).toContain('→ ["a, b"]');
  });

  test.each([
    ...['\u202E', '\u2066', '\u200B', '\uD83C'].map((odd) => [odd, 'Night']),
    ...['\u2028', '\u0085', '\n', '\u00A0 '].map((odd) => [odd, 'Ni ght']),
  ])('a name with %j is cleaned as what shoppers type', async (odd, cleaned) => {
    const { problems, changes } = await planJson([{ id: 'skn-002', name: `Ni${odd}ght` }]);
    expect([problems, changes.map((change) => change.split(' → ')[1])]).toEqual([[], [cleaned]]);
  });

  test.each(['\0', '\u0007', '\uFFFD'])('a name with %j is refused', async (odd) => {
    expect((await planJson([{ id: 'skn-002', name: `Ni${odd}ght` }])).problems).toEqual([
      'Row 1, name: must be plain text, without control characters and \uFFFD.',
    ]);
  });
});

describe('an export', () => {
  const ODD = [
    ...['=1+1', '+1', '-1', '@a', '\t=a', '\r', "'", "''=", "'=a", "'tis", 'none', 'None', 'a | b', '|', '[x]', 'a, b'],
    ...[' a ', 'two\nlines', '007', '1-2', '\uFEFFa', '"', '＝1', ''],
  ];
  const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...ODD));

  test('has cells of any texts and lists that are read as they were written, and are no formula', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, list) => {
        for (const [column, value] of Object.entries({ name: text, tags: list })) {
          expect(readCell(column, toCell(value))).toEqual(value);
          expect(toCell(value)).not.toMatch(/^[=+\-@\t\r]/);
        }
      }),
    );
  });

  test.each([true, false])('of odd texts imports as no change (CSV: %j), and has no formula', async (isCsv) => {
    const [variant] = serum.variants ?? [];
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const list = [...ODD, text];
        const lists = { tags: list, ingredients: list, benefits: list, images: list };
        const variants = list.map((name, index) => ({ ...variant, id: `v${index}`, name, value: name }));
        const stockCount = list.length * (variant?.stockCount ?? 0);
        const texts = { name: text, brand: text, description: text, sku: text };
        const strange = { ...serum, ...texts, ...lists, variants, stockCount };
        const content = formatCatalogFile([strange as ProductRecord], isCsv, true);
        const sources = await parseCatalogFile(content.replace(/^\uFEFF/, ''), isCsv);
        expect(await planImport([{ position: 0, product: strange as ProductRecord }], sources)).toEqual(NOTHING);
        if (isCsv)
          for (const cell of (parse(content, { bom: true }) as string[][]).flat())
            expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: 8 },
    );
  });

  test('opens in Excel with its accents', () => {
    expect(formatCatalogFile([odd], true, false).charCodeAt(0)).toBe(0xfeff);
  });
});

describe('a variant that is not sold any more', () => {
  const gone = { isDiscontinued: true as const, stockCount: 0, inStock: false };
  const withoutPlum = present.map(({ position, product }) => {
    const variants = product.variants?.map((variant) => (variant.id === 'plum' ? { ...variant, ...gone } : variant));
    const stockCount = product.stockCount - (product.id === 'mkp-005' ? 4 : 0);
    return { position, product: { ...product, stockCount, variants } };
  });
  const planGone = (...lines: string[]) => planOf(lines.join('\n'), true, withoutPlum);

  test('is told by a file, and comes back with its stock', async () => {
    const { changes, steps } = await planCsv('id,variant,discontinued', 'mkp-005,plum,yes');
    expect(changes).toEqual(['mkp-005: plum.stock 4 → none, plum.discontinued false → true']);
    expect(steps[0]?.variants.filter((row) => row.is_discontinued).map((row) => row.line_id)).toEqual(['mkp-005-plum']);
    expect(steps[0]?.product_texts[0]?.content).not.toContain('plum');
    const back = (await planGone('id,variant,discontinued,stock', 'mkp-005,plum,no,7')).changes;
    expect(back).toEqual(['mkp-005: plum.discontinued true → false, plum.stock none → 7']);
  });

  test('has no stock, and is not the last of its product', async () => {
    expect((await planGone('id,variant,stock', 'mkp-005,plum,7')).problems).toEqual([
      'Row 2, stock: is of a variant that is not sold: discontinued=no sells it again.',
    ]);
    const all = ['classic-red', 'rose', 'bare', 'berry', 'plum'].map((shade) => `mkp-005,${shade},yes`);
    expect((await planCsv('id,variant,discontinued', ...all)).problems).toEqual([
      'Row 2, discontinued: leaves no variant of a product that is sold.',
    ]);
    expect((await planCsv('id,variant,discontinued', 'mkp-005,,yes', ...all)).problems).toEqual([]);
  });

  test('is in an export', async () => {
    const products = withoutPlum.map(({ product }) => product);
    const content = formatCatalogFile(products, true, true);
    expect((await planImport(withoutPlum, await parseCatalogFile(content.slice(1), true))).changes).toEqual([]);
    const change = 'mkp-005: plum.stock 4 → none, plum.discontinued false → true';
    expect((await planCsv(content.slice(1))).changes).toEqual([change]);
  });
});
