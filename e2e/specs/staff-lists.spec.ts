import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, holdRequests } from '../fixtures';
import { sidewaysScrolls } from '../sidewaysScrolls';
import { button, openAdmin, rowOf, test, type StaffStore } from '../staff';

test.describe.configure({ mode: 'default' });

// a list that cannot be read
test.use({ expectedMessages: /500/ });

const WIDTHS = [320, 390, 1280];

interface List {
  tab: string;
  /** The path of the API. */
  path: string;
  table: string;
  /** What one row is, and what several are. */
  nouns: [string, string];
}

const LISTS: List[] = [
  { tab: 'orders', path: 'orders', table: 'Orders', nouns: ['order', 'orders'] },
  { tab: 'products', path: 'products', table: 'Products', nouns: ['product', 'products'] },
  { tab: 'customers', path: 'customers', table: 'Customers', nouns: ['customer', 'customers'] },
  { tab: 'newsletter', path: 'newsletter', table: 'Readers', nouns: ['reader', 'readers'] },
  { tab: 'log', path: 'audit-log', table: 'Log', nouns: ['entry', 'entries'] },
];

/** As long as the store accepts, without a place to break. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
const NAME = LONG.slice(0, 100);
const EMAIL = `${LONG.slice(0, 64)}@${LONG.slice(0, 60)}.example`.toLowerCase();
const NOTE = LONG.repeat(2).slice(0, 300);

const addressOf = ({ path }: List) => new RegExp(`/api/admin/${path}(\\?|$)`);
const tableOf = (page: Page, { table }: List) => page.getByRole('table', { name: table });

/** Expects no sideways scrolling and nothing that axe finds, at each width. */
async function expectToFit(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    expect(await sidewaysScrolls(page, state, [width])).toEqual([]);
    await expectAccessible(page, `${state} at ${width} px`);
  }
}

/** Puts a row with long values into each list, and returns the number of its order. */
async function addLongValues(shop: StaffStore): Promise<string> {
  const lines = { address1: LONG.slice(0, 200), address2: LONG.slice(0, 200), city: NAME, zipCode: '97201' };
  const address = { firstName: NAME, lastName: NAME, email: EMAIL, phone: '5'.repeat(15), ...lines };
  const place = { ...address, state: 'OR', country: 'US' };
  const names = { customerName: `${NAME} ${NAME}`.slice(0, 200), customerEmail: EMAIL };
  const id = await shop.order({ ...names, shippingAddress: place, billingAddress: { ...place, city: 'Salem' } });
  await shop.change(`orders/${id}`, {
    version: 0,
    tracking: `https://${'w.'.repeat(90)}example/${'W'.repeat(200)}`,
    note: NOTE,
  });
  const interests = [LONG.slice(0, 128), LONG.slice(0, 128)];
  const reader = { email: EMAIL, firstName: NAME, interests, source: LONG.slice(0, 64) };
  expect(await shop.asVisitor.post('/api/newsletter/subscribe', { data: reader })).toBeOK();
  const texts = [LONG.slice(0, 100), LONG.slice(0, 100), LONG];
  const file = `id,name,brand,description\nmkp-002,${texts.join(',')}\n`;
  await shop.change('products/import', { file, isDryRun: false });
  return id;
}

test('a list that is empty, loading, not read or unmatched says so', { tag: '@accounts' }, async ({ page, shop }) => {
  for (const list of LISTS)
    await test.step(list.table, async () => {
      const [noun, plural] = list.nouns;
      const empty = { success: true, rows: [], matchCount: 0, page: 1, pageCount: 1 };
      await page.route(addressOf(list), (route) => route.fulfill({ json: empty }));
      await openAdmin(page, `?tab=${list.tab}`);
      await expect(page.getByRole('heading', { name: `No ${plural} yet` })).toBeVisible();
      await expectToFit(page, `${plural}, empty`);
      await page.unrouteAll({ behavior: 'wait' });

      await addRow(list, shop);
      const release = await holdRequests(page, `**/api/admin/${list.path}*`);
      await openAdmin(page, `?tab=${list.tab}`);
      await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
      await expectToFit(page, `${plural}, loading`);
      release();
      await expect(tableOf(page, list)).toBeVisible();

      await page.route(addressOf(list), (route) => route.fulfill({ status: 500, json: { success: false } }));
      await openAdmin(page, `?tab=${list.tab}`);
      await expect(page.getByRole('alert').getByText('The store does not answer. Please try again.')).toBeVisible();
      await expectToFit(page, `${plural}, not read`);
      await page.unrouteAll({ behavior: 'wait' });
      await button(page, 'Retry').click();
      await expect(tableOf(page, list)).toBeVisible();

      await openAdmin(page, `?tab=${list.tab}&search=${NAME}x`);
      await expect(page.getByRole('heading', { name: `No ${noun} found` })).toBeVisible();
      await expectToFit(page, `${plural}, nothing found`);
      await button(page, /^Clear/).click();
      await expect(tableOf(page, list)).toBeVisible();
    });
});

/** Puts a row into a list that has none in a new store. */
async function addRow({ tab }: List, shop: StaffStore): Promise<void> {
  if (tab === 'orders') await shop.order();
  if (tab === 'log') await shop.change(`orders/${await shop.order()}`, { version: 0, note: 'Ring twice.' });
  const data = { email: 'bo@example.com', source: 'footer' };
  if (tab === 'newsletter') expect(await shop.asVisitor.post('/api/newsletter/subscribe', { data })).toBeOK();
}

test('long values fit into each list, an order and a product', { tag: '@accounts' }, async ({ page, shop }) => {
  const id = await addLongValues(shop);
  for (const list of LISTS) {
    await openAdmin(page, `?tab=${list.tab}`);
    await expect(rowOf(page, new RegExp(LONG.slice(0, 60), 'i')).first()).toBeVisible();
    await expectToFit(page, `${list.tab} with long values`);
  }
  for (const [search, heading] of [
    [`?tab=orders&order=${id}`, `Order ${id}`],
    ['?tab=products&product=mkp-002', LONG.slice(0, 100)],
  ] as const) {
    await openAdmin(page, search);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(button(page, 'Save changes')).toBeVisible();
    await expectToFit(page, search);
  }
  await openAdmin(page);
  await expect(page.getByText('Low stock').first()).toBeVisible();
  await expectToFit(page, 'the dashboard with long values');
});
