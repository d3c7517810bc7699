import { setTimeout as wait } from 'node:timers/promises';
import { catalogReads } from '../shop/catalog/catalogReads';
import { createPageReads } from '../web/pageReads';
import { createCatalogSource } from '../shop/catalog/catalogSource';
import { accountBrowser } from '../testing/accountBrowser';
import { sharedStore } from '../testing/sharedStore';

const PRODUCTS = '/api/admin/products';

const shop = sharedStore({ accounts: 'local', pictureHosts: ['cdn.glow.example'] });
let page: ReturnType<typeof accountBrowser>;

beforeAll(async () => {
  page = accountBrowser(() => shop.server);
  await page.signUp('noor@example.com');
  await page.signIn('noor@example.com');
  await shop.sql("update accounts set role = 'catalogue'");
});

const list = async (query = '') => (await page.get(`${PRODUCTS}?${query}`)).json();
const idsOf = async (query: string) => (await list(query)).rows.map(({ id }: { id: string }) => id);
const open = async (id: string) => (await page.get(`${PRODUCTS}/${id}`)).json().product;
const save = (id: string, version: string, entry: object) => page.send('POST', `${PRODUCTS}/${id}`, { version, entry });
const change = async (id: string, entry: object) => save(id, (await open(id)).version, entry);
const importFile = async (file: string, isDryRun: boolean, more: object = {}) => {
  const answer = await page.send('POST', `${PRODUCTS}/import`, { file: file.replace('\uFEFF', ''), isDryRun, ...more });
  while (await shop.value('select true from catalog_changes')) await wait(10);
  return answer;
};
const exportFile = async (query: string) => (await page.get(`${PRODUCTS}/export?${query}`)).body;
const sell = (line: string, pieces: number) =>
  shop.sql('update stock set pieces = pieces - $2 where line_id = $1', line, pieces);
const stockOf = async (id: string) => (await open(id)).entry.stock;
const openPlum = async () => (await open('mkp-005')).entry.variants.find(({ id }: { id: string }) => id === 'plum');
const logged = (subject: string) =>
  shop.sql('select operator, change from audit_log where subject = $1 order by created_at', subject);

test('the list has all products, also those that are not sold, by name, brand, SKU, id and category', async () => {
  await change('skn-003', { isHidden: true });
  await change('mkp-006', { discontinued: true });
  const all = await list();
  expect(all).toMatchObject({ success: true, matchCount: 12, page: 1, pageCount: 1 });
  const [first] = all.rows;
  expect(first).toMatchObject({ id: 'skn-001', isHidden: false, isDiscontinued: false, category: 'skincare' });
  const shown = { image: 'products/skn-001-1', variants: expect.any(Number), price: expect.any(Number) };
  expect(first).toMatchObject(shown);
  expect((await list('show=hidden')).rows).toMatchObject([{ id: 'skn-003', isHidden: true, variants: 0 }]);
  expect(await idsOf('show=discontinued')).toEqual(['mkp-006']);
  for (const query of ['search=CLOUD+foam', 'search=SKN-003']) expect(await idsOf(query)).toEqual(['skn-003']);
  expect(await idsOf(`search=${all.rows[1].sku}`)).toEqual([all.rows[1].id]);
  expect((await list(`search=${encodeURIComponent(first.brand)}`)).rows).toContainEqual(first);
  expect(await idsOf('category=makeup')).toHaveLength(6);
  expect(await idsOf('category=makeup&search=cloud')).toEqual([]);
  expect(await list('page=9')).toMatchObject({ page: 1, pageCount: 1 });
  expect((await list('search=-')).matchCount).toBe(0);
  for (const query of ['show=none', 'search=%00'])
    expect((await page.get(`${PRODUCTS}?${query}`)).statusCode).toBe(400);
  await change('skn-003', { isHidden: false });
  await change('mkp-006', { discontinued: false });
});

test('low stock is of what is sold, the lowest first', async () => {
  await change('skn-003', { stock: 2 });
  await change('skn-002', { stock: 1 });
  const { rows } = await list('show=low');
  expect(rows.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual(['skn-006', 'skn-002', 'skn-003']);
  expect(rows.slice(0, 3)).toMatchObject([0, 1, 2].map((stockCount) => ({ stockCount })));
  expect(rows.every(({ stockCount }: { stockCount: number }) => stockCount < 30)).toBe(true);
  await change('skn-002', { isHidden: true });
  expect(await idsOf('show=low')).not.toContain('skn-002');
  await change('skn-002', { isHidden: false, stock: 40 });
});

test('a change is made and logged as that of the command, and pages follow', async () => {
  const reads = createPageReads(catalogReads(createCatalogSource(shop.database)));
  const end = await shop.database.listen('catalog', reads.noteChange);
  const shown = reads.record();
  await shown.read('product', ['skn-004']);
  const { product, changes } = (await change('skn-004', { price: 71.5 })).json();
  expect(changes).toEqual(['skn-004: price 72.00 → 71.50']);
  expect(product.entry).toMatchObject({ id: 'skn-004', price: 71.5 });
  expect(product).toEqual(await open('skn-004'));
  expect(await logged('skn-004')).toEqual([{ operator: 'noor@example.com', change: 'price 72.00 → 71.50' }]);
  while (await reads.isCurrent(shown)) await wait(10);
  expect(await reads.record().read('product', ['skn-004'])).toMatchObject({ price: 7150 });
  end();
});

test('of two people at one product the later sees what the earlier has saved', async () => {
  const { version } = await open('skn-005');
  const answers = await Promise.all([43, 44].map((price) => save('skn-005', version, { price })));
  const [saved, refused] = answers.sort((one, other) => one.statusCode - other.statusCode);
  expect([saved?.statusCode, refused?.statusCode]).toEqual([200, 409]);
  expect(refused?.json()).toMatchObject({ success: false, code: 'changed' });
  expect(refused?.json().current).toEqual(saved?.json().product);
  expect(await logged('skn-005')).toHaveLength(1);
});

test('an order meanwhile is in the way of a change of stock only', async () => {
  const { version } = await open('mkp-005');
  await shop.sql("update stock set pieces = pieces - 1 where line_id = 'mkp-005-plum'");
  const stock = await save('mkp-005', version, { variants: [{ id: 'plum', stock: 9 }] });
  expect([stock.statusCode, stock.json().code]).toEqual([409, 'changed']);
  expect((await save('mkp-005', version, { name: 'Lipstick' })).statusCode).toBe(200);
  expect((await openPlum()).stock).toBe(3);
});

test('all problems of a change come by field, and nothing changes', async () => {
  const before = await open('mkp-005');
  const images = ['https://evil.example/x.png', 'http://cdn.glow.example/x.png'];
  const answer = await change('mkp-005', { price: -1, images, variants: [{ id: 'plum', price: 1.005 }] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { field: 'price', message: 'cannot be negative' },
    { field: 'images.0', message: 'is on evil.example, which is not in the setting PICTURE_HOSTS' },
    { field: 'images.1', message: 'must be the name of a picture, such as products/skn-001-1' },
    { field: 'variants.0.price', message: 'has at most two decimals' },
  ]);
  expect(await open('mkp-005')).toEqual(before);
  expect((await page.get(`${PRODUCTS}/none`)).statusCode).toBe(404);
  expect((await save('none', 'of another', {})).statusCode).toBe(404);
  const message = 'This is mkp-005, which is not renamed.';
  for (const id of ['skn-001', 5])
    expect((await change('mkp-005', { id, name: 'Lips' })).json()).toMatchObject({ message });
});

test('a review is removed, and the removal is logged', async () => {
  const { reviews } = (await open('skn-001')).entry;
  const [first, ...others] = reviews;
  expect((await change('skn-001', { removedReviews: [first.id] })).json().product.entry.reviews).toEqual(others);
  expect((await open('skn-001')).entry.reviews).toEqual(others);
  expect(await logged('skn-001')).toMatchObject([{ change: expect.stringContaining('reviews') }]);
});

test('pictures may be on the hosts of the setting', async () => {
  const [one, two] = ['https://cdn.glow.example/a,b.jpg', 'https://cdn.glow.example/b.png?w=1'];
  const variants = [{ id: 'plum', image: one, otherImages: [two] }];
  const { entry } = (await change('mkp-005', { images: [one, 'products/mkp-005-1'], variants })).json().product;
  expect(entry.images).toEqual([one, 'products/mkp-005-1']);
  expect(entry.variants).toContainEqual(expect.objectContaining(variants[0]));
  expect((await list('search=mkp-005')).rows).toMatchObject([{ image: one }]);
});

test('a variant is removed with its stock, and the removal is logged; the last one stays', async () => {
  const [first, ...others] = (await open('mkp-002')).entry.variants;
  const variants = [{ ...first, stock: 7 }];
  const answer = await change('mkp-002', { removedVariants: [first.id, 'unknown'], variants });
  expect(answer.json().product.entry.variants).toEqual(others);
  expect((await open('mkp-002')).entry.variants).toEqual(others);
  for (const table of ['stock', 'variants'])
    expect(await shop.sql(`select from ${table} where line_id = $1`, `mkp-002-${first.id}`)).toEqual([]);
  const removal = expect.stringContaining(`${first.id}.stock ${first.stock} → none`);
  expect(await logged('mkp-002')).toMatchObject([{ change: removal }]);
  const all = others.map(({ id }: { id: string }) => id);
  expect((await change('mkp-002', { removedVariants: all })).json().errors).toEqual([
    { field: 'removedVariants', message: 'leaves no variant of a product that has variants' },
  ]);
  const file = JSON.stringify([{ id: 'mkp-002', removedVariants: all.slice(1) }]);
  expect((await importFile(file, false)).json()).toMatchObject({ success: true, changed: 1 });
  expect((await open('mkp-002')).entry.variants).toEqual(others.slice(0, 1));
});

test('of two people at one new product the first makes it, after all others', async () => {
  const entry = {
    ...{ name: 'Blotting Paper', brand: 'Velour', price: 9, category: 'makeup', subcategory: 'foundation' },
    ...{ description: 'A hundred sheets.', images: ['products/mkp-004-1'], sku: 'GLW-NEW-1', stock: 5 },
  };
  expect((await save('new-1', '', { ...entry, sku: undefined, price: -1 })).json().errors).toEqual([
    { field: 'price', message: 'cannot be negative' },
    { field: 'sku', message: 'is missing, and new-1 is new' },
  ]);
  expect((await save('New_1', '', entry)).json().errors).toMatchObject([{ field: 'id' }]);
  const answers = await Promise.all([save('new-1', '', entry), save('new-1', '', { ...entry, name: 'Other' })]);
  const [made, refused] = answers.sort((one, other) => one.statusCode - other.statusCode);
  expect([made?.statusCode, refused?.statusCode]).toEqual([200, 409]);
  expect(refused?.json()).toMatchObject({ code: 'exists', message: 'There is a product of this id already.' });
  const { product, changes } = made?.json() ?? {};
  expect(changes).toEqual([`new-1: new, ${product.entry.name}`]);
  expect(await open('new-1')).toEqual(product);
  expect((await list()).rows.at(-1).id).toBe('new-1');
  expect(await logged('new-1')).toEqual([{ operator: 'noor@example.com', change: `new, ${product.entry.name}` }]);
  await shop.sql("delete from products where id = 'new-1'");
});

test('an import tells its problems or its changes beforehand, and changes nothing until it is meant', async () => {
  const wrong = await importFile('id,price,color\nskn-006,1.005,\nskn-007x,3,\n', true);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().problems.slice(0, 2)).toMatchObject([
    { row: 1, field: '', message: expect.stringContaining('There is no field "color"') },
    { row: 2, field: 'price', message: 'has at most two decimals' },
  ]);
  const { version } = await open('skn-006');
  const file = '\uFEFFid;price\nskn-006;31,50\n';
  const dry = (await importFile(file, true)).json();
  const changes = [expect.stringMatching(/^skn-006: price .* → 31.50$/)];
  expect(dry).toMatchObject({ success: true, changed: 1, changes });
  expect((await open('skn-006')).version).toBe(version);
  const imported = await importFile(file, false);
  expect([imported.statusCode, imported.json()]).toEqual([202, { ...dry, waiting: 1 }]);
  expect((await page.get(`${PRODUCTS}/import`)).json()).toEqual({ success: true, waiting: 0, problems: [] });
  expect((await open('skn-006')).entry.price).toBe(31.5);
  expect((await importFile(file, false)).json()).toMatchObject({ success: true, changed: 0, changes: [] });
  const refused = await importFile('name\nx', false);
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('There is no column id')]);
  expect(await logged('skn-006')).toMatchObject([{ operator: 'noor@example.com' }]);
});

test.each(['csv', 'json'])('a large %s file is imported, and an export changes nothing', async (format) => {
  for (const query of [`format=${format}`, `format=${format}&stock=true`]) {
    const answer = await page.get(`${PRODUCTS}/export?${query}`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="catalog.${format}"`);
    expect(answer.headers['content-type']).toMatch(new RegExp(`/${format}; `));
    expect(answer.body.includes('stock')).toBe(query.endsWith('true'));
    const file = format === 'csv' ? answer.body : answer.body + ' '.repeat(200_000);
    expect((await importFile(file, false)).json()).toMatchObject({ success: true, changed: 0, changes: [] });
  }
});

test.each(['csv', 'json'])('an imported %s export takes back nothing that was sold since (ADM-13)', async (format) => {
  await change('skn-003', { stock: 77 });
  const [file, withStock] = [await exportFile(`format=${format}`), await exportFile(`format=${format}&stock=true`)];
  const { price } = (await open('skn-003')).entry;
  const before = (await openPlum()).stock;
  await sell('skn-003', 1);
  await sell('mkp-005-plum', 1);
  const ofPrice = format === 'csv' ? /^(skn-003,.*,)\d+(?=,,)/m : /("id": "skn-003"[^]*?"price": )\d+/;
  const dearer = file.replace(ofPrice, `$1${price + 1}`);
  const changes = [`skn-003: price ${price}.00 → ${price + 1}.00`];
  expect((await importFile(dearer, false)).json().changes).toEqual(changes);
  expect(await stockOf('skn-003')).toBe(76);
  expect((await importFile(withStock, false)).json()).toMatchObject({ problems: [{ field: 'version' }] });
  await change('skn-003', { price });
  const [counted, more] = format === 'csv' ? ['77,77', '82,77'] : ['"stock": 77', '"stock": 82'];
  const delivered = withStock.replace(counted, more);
  expect((await importFile(delivered, false)).json().changes).toEqual(['skn-003: stock 76 → 81 (+5)']);
  expect([await stockOf('skn-003'), (await openPlum()).stock]).toEqual([81, before - 1]);
});

test('a row whose product was changed since the export is refused by name if it changes it (ADM-13)', async () => {
  const { version, entry } = await open('skn-006');
  const [facts] = version.split('.');
  const file = (price: number) => `id,price,version\nskn-006,${price},${facts}\n`;
  expect((await importFile(file(29), true)).json().changed).toBe(1);
  await change('skn-006', { name: 'Moon Oil' });
  const refused = await importFile(file(29), true);
  const message = expect.stringMatching(/^skn-006 was changed since this file was exported/);
  expect([refused.statusCode, refused.json().problems]).toEqual([422, [{ row: 2, field: 'version', message }]]);
  expect((await importFile(file(entry.price), true)).json().changed).toBe(0);
  expect((await importFile('id,price\nskn-006,29', true)).json().changed).toBe(1);
});

test('stock without the stock of the export is refused unless it was counted (ADM-13)', async () => {
  const file = 'id,stock\nskn-004,9\n';
  const refused = await importFile(file, true);
  const told = { code: 'uncounted', problems: [{ row: 2, field: 'stock' }] };
  expect([refused.statusCode, refused.json()]).toMatchObject([422, told]);
  expect((await importFile(file, false, { isCounted: true })).json().changed).toBe(1);
  expect(await stockOf('skn-004')).toBe(9);
});

test('what is applied is what was shown, stock aside; else it is shown again (ADM-13)', async () => {
  const stock = await stockOf('skn-005');
  const file = `id,price,stock,stockWas\nskn-004,80,19,9\nskn-005,,${stock + 1},${stock}\n`;
  const shown = (await importFile(file, true)).json();
  expect(shown.changes).toEqual([
    expect.stringMatching(/^skn-004: price .* → 80.00, stock 9 → 19 \(\+10\)$/),
    expect.stringMatching(/^skn-005: stock \d+ → \d+ \(\+1\)$/),
  ]);
  await sell('skn-004', 2);
  await change('skn-004', { price: 81 });
  const refused = await importFile(file, false, { plan: shown.plan });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed']);
  const changes = ['skn-004: price 81.00 → 80.00, stock 7 → 17 (+10)', shown.changes[1]];
  expect(refused.json().current).toMatchObject({ changed: 2, changes });
  expect((await open('skn-004')).entry).toMatchObject({ price: 81, stock: 7 });
  await sell('skn-004', 1);
  expect((await importFile(file, false, { plan: refused.json().current.plan })).json().changed).toBe(2);
  expect((await open('skn-004')).entry).toMatchObject({ price: 80, stock: 16 });
});

test('all changes of a large file are told (ADM-13)', async () => {
  const entry = JSON.parse((await exportFile('format=json')).trim()).find(({ id }: { id: string }) => id === 'skn-005');
  const made = { ...entry, reviews: [], version: undefined };
  const file = JSON.stringify(Array.from({ length: 120 }, (_, at) => ({ ...made, id: `new-${at}`, sku: `N-${at}` })));
  const { changed, changes } = (await importFile(file, true)).json();
  expect([changed, changes.length, changes.at(-1)]).toEqual([120, 120, `new-119: new, ${entry.name}`]);
});

test('a file above 20 MB is refused with its limit, to staff alone', async () => {
  const file = 'x'.repeat(21 * 1024 ** 2);
  const answer = await importFile(file, true);
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'The request is too large: 20 MB at most.']);
  const url = `${PRODUCTS}/import`;
  expect((await shop.server.inject({ method: 'POST', url, payload: { file } })).statusCode).toBe(401);
});
