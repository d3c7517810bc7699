import { writeStockAlerts } from '../newsletter/stockAlerts';
import { signer } from '../../base/config/signingKey';
import { anOrder } from '../../testing/anOrder';
import { sharedStore } from '../../testing/sharedStore';
import { applyChanges } from './catalogChanges';
import { createCatalogSource } from './catalogSource';
import { changeProduct, exportProducts, importProducts, readProduct } from './import/changeProducts';
import { planImport } from './import/planImport';
import { readPlaced } from './productRows';

const shop = sharedStore();
const source = () => createCatalogSource(shop.database);
const change = async (id: string, entry: Record<string, unknown>) => {
  const { version } = await readProduct(shop.database, id);
  return changeProduct(shop.database, { id, version, entry, operator: 'mia' });
};
const hide = (id: string, isHidden: boolean) => change(id, { isHidden });
const listed = async (query: object) => (await source().list(query)).products.map(({ id }) => id);
/** Everything that pages read in which the lipstick may be. */
const seen = async () => {
  const catalog = source();
  const { price } = (await catalog.product('mkp-004')) ?? {};
  return {
    product: Boolean(await catalog.product('mkp-005')),
    related: (await catalog.related('mkp-005')).length > 0,
    wishlist: (await catalog.products(['mkp-005'])).length,
    cart: Object.keys(await catalog.lines(['mkp-005-plum'])).length,
    collection: (await listed({ collection: 'makeup' })).includes('mkp-005'),
    search: (await listed({ search: 'lipstick' })).includes('mkp-005'),
    bestsellers: (await listed({ collection: 'bestsellers' })).includes('mkp-005'),
    suggested: (await catalog.suggest('lipstick')).products.some(({ id }) => id === 'mkp-005'),
    sitemap: (await catalog.ids()).includes('mkp-005'),
    relatedOfOther: (await catalog.related('mkp-004')).some(({ id }) => id === 'mkp-005'),
    others: price !== undefined,
  };
};

test('a hidden product is nowhere on pages, as an unknown product, until it is shown again', async () => {
  await change('mkp-005', { isBestseller: true });
  await change('mkp-004', { subcategory: 'lipstick' });
  const before = await seen();
  expect(Object.values(before)).not.toContain(false);
  expect((await hide('mkp-005', true)).changes).toEqual(['mkp-005: isHidden false → true']);
  const nowhere = Object.fromEntries(Object.keys(before).map((key) => [key, false]));
  expect(await seen()).toEqual({ ...nowhere, wishlist: 0, cart: 0, others: true });
  await hide('mkp-005', false);
  expect(await seen()).toEqual(before);
});

test('an order of a hidden product is refused as that of a discontinued product', async () => {
  await hide('skn-003', true);
  const order = () => shop.post('/api/orders', anOrder({ 'skn-003': 1 }));
  const message = 'Cloud Foam Gentle Cleanser is not sold any more.';
  const figures = { items: [{ id: 'skn-003', left: 0 }] };
  expect((await order()).json()).toMatchObject({ code: 'out_of_stock', message, figures });
  await hide('skn-003', false);
  expect((await order()).statusCode).toBe(201);
});

test('nobody is told that a hidden product is in stock', async () => {
  await hide('skn-006', true);
  await shop.sql(`insert into stock_alerts (email_key, item_id, product_id, email, created_at)
       values ('a@example.com', 'skn-006', 'skn-006', 'a@example.com', 1)`);
  const links = { site: () => 'http://glow.example', unsubscribeSigner: signer('key', 'test') };
  await writeStockAlerts(shop.database, links);
  expect(await shop.value("select item_id from stock_alerts where email_key = 'a@example.com'")).toBe('skn-006');
  await hide('skn-006', false);
});

test('a discontinued product that is hidden is still discontinued once it is shown', async () => {
  await change('skn-004', { discontinued: true });
  expect(await source().product('skn-004')).toMatchObject({ isDiscontinued: true });
  await hide('skn-004', true);
  expect(await source().product('skn-004')).toBeUndefined();
  expect((await readProduct(shop.database, 'skn-004')).entry).toMatchObject({ isHidden: true, discontinued: true });
  await hide('skn-004', false);
  expect(await source().product('skn-004')).toMatchObject({ isDiscontinued: true });
  await change('skn-004', { discontinued: false });
  expect(await source().ids()).toContain('skn-004');
});

test.each([true, false])('an export has a hidden product, and imports as no change (CSV: %s)', async (isCsv) => {
  await hide('skn-002', true);
  const file = await exportProducts(shop.database, isCsv);
  const repeat = (text: string) =>
    importProducts(shop.database, { file: text.replace('\uFEFF', ''), isDryRun: false, operator: 'mia' });
  expect(await repeat(file)).toMatchObject({ changes: [], changed: 0 });
  const older = isCsv ? 'id,price\nskn-002,125' : '[{"id":"skn-002","price":125}]';
  expect(await repeat(older)).toMatchObject({ changes: [], changed: 0 });
  expect((await readProduct(shop.database, 'skn-002')).entry).toMatchObject({ isHidden: true });
  await hide('skn-002', false);
});

test('a step that an older version has written down is applied', async () => {
  const change = { value: { id: 'skn-005', price: 47 }, variantRows: [] };
  const { steps } = await planImport(await readPlaced(shop.database, ['skn-005']), [change]);
  for (const row of steps[0]?.products ?? []) delete row.is_hidden;
  const insert = 'insert into catalog_changes (position, rows, is_complete) values (0, $1, 1)';
  await shop.sql(insert, JSON.stringify(steps[0]));
  expect(await applyChanges(shop.database)).toEqual([]);
  expect(await source().product('skn-005')).toMatchObject({ price: 4700 });
});

test('a variant that is not sold is neither found nor ordered, and its past orders stay (CAT-110)', async () => {
  const order = () => shop.post('/api/orders', anOrder({ 'mkp-003-rose': 1 }));
  const placed = await order();
  expect(placed.statusCode).toBe(201);
  const offered = async () => (await source().product('mkp-003'))?.variants?.map((variant) => variant.id);
  expect(await offered()).toContain('rose');
  await change('mkp-003', { variants: [{ id: 'rose', discontinued: true }] });
  expect(await offered()).not.toContain('rose');
  expect(await source().lines(['mkp-003-rose', 'mkp-003-mauve-mist'])).toEqual({
    'mkp-003-mauve-mist': expect.anything(),
  });
  const message = 'Petal Flush Powder Blush (Rose) is not sold any more.';
  const figures = { items: [{ id: 'mkp-003-rose', left: 0 }] };
  expect((await order()).json()).toMatchObject({ code: 'out_of_stock', message, figures });
  const cookie = String(placed.headers['set-cookie']).split(';')[0] ?? '';
  const past = await shop.get(`/api/orders/${placed.json().order.id}`, { cookie });
  expect(past.json()).toMatchObject({ order: { items: [{ id: 'mkp-003-rose', variant: 'Shade: Rose' }] } });
});
