import type { Browser, Page } from '@playwright/test';
import { addToCart, expect, fillPayment, fillShipping, untilLoaded } from '../fixtures';
import { byKeyboard, byTouch, type Input } from '../input';
import { recordRequests } from '../requests';
import { button, field, NOBODY, openAdmin, rowOf, test, type StaffStore } from '../staff';

test.describe.configure({ mode: 'default' });

// the import of a file with problems is refused
test.use({ expectedMessages: /422/ });

interface Work {
  page: Page;
  browser: Browser;
  shop: StaffStore;
  input: Input;
  /** A digit for each person at work, so that nobody meets the data that others have left. */
  mark: number;
}

/** What staff do on a usual day, each from the first screen of the admin. */
const TASKS: Record<string, (work: Work) => Promise<void>> = {
  async 'finds an order by its number'({ shop, ...work }) {
    const id = await shop.order();
    await shop.order();
    await openTab(work, 'Orders');
    await find(work, 'order', id);
    await expect(work.page.getByRole('link', { name: id })).toBeVisible();
  },

  async 'finds the orders of an email'({ shop, mark, ...work }) {
    const customerEmail = `iris${mark}@example.com`;
    const ids = [await shop.order({ customerEmail }), await shop.order({ customerEmail })];
    await shop.order();
    await openTab(work, 'Orders');
    await find(work, 'order', customerEmail, 2);
    for (const id of ids) await expect(work.page.getByRole('link', { name: id })).toBeVisible();
  },

  async 'sends an order with a tracking number'({ shop, ...work }) {
    const { page, input } = work;
    await openOrder(work, await shop.order());
    await input.enter(page.getByRole('combobox', { name: 'Status' }), 'Shipped');
    await input.enter(field(page, 'Tracking number'), '1Z-99');
    await save(work, 'Order saved');
    await page.reload();
    await expect(field(page, 'Tracking number')).toHaveValue('1Z-99');
    await expect(page.getByText('status processing → shipped', { exact: false })).toBeVisible();
  },

  async 'corrects the email and the address of an order'({ shop, mark, ...work }) {
    const { page, input } = work;
    const id = await shop.order({ customerEmail: 'wrong@example.com' });
    await openOrder(work, id);
    await input.enter(field(page, 'Email'), `right${mark}@example.com`);
    await input.enter(field(page, 'City'), 'Toronto');
    await input.enter(page.getByRole('combobox', { name: 'Country' }), 'Canada');
    await input.enter(page.getByRole('combobox', { name: 'Province' }), 'Ontario');
    await input.press(button(page, 'Save correction'));
    await expect(page.getByText('Correction saved')).toBeVisible();
    await expect(page.getByText('email, shipping address')).toBeVisible();
    const data = { orderId: id, email: `right${mark}@example.com` };
    const { order } = await (await shop.asVisitor.post('/api/orders/track', { data })).json();
    expect(order.destination).toBe('Toronto, ON');
  },

  async 'cancels an order, and its pieces are back in stock'({ shop, ...work }) {
    const { page, input } = work;
    const before = await shop.piecesOf('skn-003');
    const id = await shop.order({}, { 'skn-003': 3 });
    expect(await shop.piecesOf('skn-003')).toBe(before - 3);
    await openOrder(work, id);
    await input.enter(page.getByRole('combobox', { name: 'Status' }), 'Cancelled');
    await input.press(button(page, 'Save changes'));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }));
    await expect(page.getByText('Order saved')).toBeVisible();
    expect(await shop.piecesOf('skn-003')).toBe(before);
  },

  async 'writes a note to an order'({ shop, ...work }) {
    const { page, input } = work;
    await openOrder(work, await shop.order());
    await input.enter(field(page, 'Note'), 'Ring twice.');
    await save(work, 'Order saved');
    await page.reload();
    await expect(page.getByText('Ring twice.')).toBeVisible();
  },

  async 'changes a price, which is on the page of the product'({ shop, mark, ...work }) {
    const { page, input } = work;
    await openProduct(work, 'skn-002', 'Midnight Repair Cream');
    await input.enter(field(page, 'Price in dollars'), `131.5${mark}`);
    await save(work, 'Product saved');
    await expectOnProductPage(shop, 'skn-002', `$131.5${mark}`);
  },

  async 'hides a product, and shows it again'({ shop, ...work }) {
    const { page, input } = work;
    const status = async () => (await shop.productPage('mkp-004')).status;
    expect(await status()).toBe(200);
    await openTab(work, 'Products');
    await find(work, 'product', 'mkp-004');
    await input.press(button(page, /^Hide/));
    await expect(button(page, /^Show/)).toBeVisible();
    await expect.poll(status).toBe(404);
    await input.press(button(page, /^Show/));
    await expect(button(page, /^Hide/)).toBeVisible();
    await expect.poll(status).toBe(200);
  },

  async 'sets the stock of a variant'({ mark, ...work }) {
    const { page, input } = work;
    const stock = page.getByRole('group', { name: /travel-15ml/ }).getByRole('textbox', { name: 'Stock', exact: true });
    await openProduct(work, 'skn-001', 'Glow Radiance Vitamin C Serum');
    await input.enter(stock, `4${mark}`);
    await save(work, 'Product saved');
    await page.reload();
    await expect(stock).toHaveValue(`4${mark}`);
  },

  async 'imports a file: first with problems, then mended'({ shop, mark, ...work }) {
    const { page, input } = work;
    await openTab(work, 'Products');
    await input.press(page.getByRole('link', { name: 'Import a file' }));
    await chooseFile(work, 'id,price\nskn-003,34\nskn-005,cheap\n');
    const problem = page.getByText('Row 3: price must be');
    await expect(problem).toBeVisible();
    await expect(button(page, 'Apply')).toHaveCount(0);
    await chooseFile(work, `id,price\nskn-003,34\nskn-005,43.5${mark}\n`);
    await expect(page.getByRole('table', { name: 'Changes' }).getByText(/^skn-005: price/)).toBeVisible();
    await expect(problem).toHaveCount(0);
    await input.press(button(page, 'Apply'));
    await expect(page.getByText('File imported')).toBeVisible();
    await expectOnProductPage(shop, 'skn-005', `$43.5${mark}`);
  },

  async 'changes from when shipping is free, which the cart shows'({ shop, browser, mark, ...work }) {
    const { page, input } = work;
    await openTab(work, 'Policy');
    await input.enter(field(page, 'Free shipping from, in dollars'), `6${mark}`);
    await input.press(button(page, 'Save changes'));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Change' }));
    await expect(page.getByText('Policy saved')).toBeVisible();
    // the one cleanser in the cart is $34
    const visitor = await browser.newPage({ baseURL: shop.url, storageState: NOBODY });
    await addToCart(visitor, '/product/skn-003');
    await visitor.goto('/cart');
    await expect(visitor.getByRole('main').getByText(`Add $${26 + mark}.00 more for free shipping!`)).toBeVisible();
    await visitor.close();
  },

  async 'finds a customer and gives them a role'({ shop, mark, ...work }) {
    const { page, input } = work;
    const email = `noor${mark}@example.com`;
    await shop.addAccount({ email, firstName: 'Noor', lastName: 'Vale' });
    await openTab(work, 'Customers');
    await find(work, 'customer', email);
    await input.press(rowOf(page, email).getByRole('button'));
    const dialog = page.getByRole('dialog');
    await input.enter(dialog.getByRole('combobox', { name: 'Role' }), 'Support');
    await input.press(dialog.getByRole('button', { name: 'Save role' }));
    await expect(rowOf(page, email)).toContainText('Support');
  },

  async 'exports the newsletter'({ shop, mark, ...work }) {
    const { page, input } = work;
    const email = `reader${mark}@example.com`;
    await shop.asVisitor.post('/api/newsletter/subscribe', { data: { email, firstName: 'Bo', source: 'footer' } });
    await openTab(work, 'Newsletter');
    await expect(rowOf(page, email)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await input.press(page.getByRole('link', { name: 'Export CSV' }));
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await textOf(await file.createReadStream())).toContain(`"${email}","Bo",`);
  },
};

type Screen = Pick<Work, 'page' | 'input'>;

async function openTab({ page, input }: Screen, name: string): Promise<void> {
  await openAdmin(page);
  await input.open(page.getByRole('tab', { name }));
}

/** Searches the list of a tab, and expects that it has found so many. */
async function find({ page, input }: Screen, noun: string, text: string, count = 1): Promise<void> {
  await input.enter(page.getByRole('searchbox', { name: `Search ${noun}s` }), text);
  const found = `${count} ${noun}${count === 1 ? '' : 's'}`;
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${found}$`) })).toBeVisible();
}

async function openOrder(work: Screen, id: string): Promise<void> {
  await openTab(work, 'Orders');
  await find(work, 'order', id);
  await work.input.press(work.page.getByRole('link', { name: id }));
  await expect(work.page.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
}

async function openProduct(work: Screen, id: string, name: string): Promise<void> {
  await openTab(work, 'Products');
  await find(work, 'product', id);
  await work.input.press(work.page.getByRole('link', { name }));
  await expect(work.page.getByRole('heading', { name })).toBeFocused();
}

/** Saves the form, and expects what the store says. */
async function save({ page, input }: Screen, answer: string): Promise<void> {
  await input.press(button(page, 'Save changes'));
  await expect(page.getByText(answer)).toBeVisible();
}

/** Chooses a file with products in the dialog of the browser. */
async function chooseFile({ page, input }: Screen, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await input.choose(page.getByLabel('CSV or JSON file'));
  const chooser = await choosing;
  await chooser.setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function expectOnProductPage(shop: StaffStore, id: string, text: string): Promise<void> {
  await expect.poll(async () => (await shop.productPage(id)).html.includes(text)).toBe(true);
}

async function setStock(shop: StaffStore, id: string, pieces: number): Promise<void> {
  const file = `id,stock\n${id},${pieces}\n`;
  await shop.change('products/import', { file, isDryRun: false, isCounted: true });
}

async function policyOf(shop: StaffStore): Promise<{ version: string; policy: object }> {
  return (await shop.asOwner.get('/api/admin/policy')).json();
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('what the owner changes is on an open page and in a cart', async ({ page, browser, shop }) => {
  const visitor = await browser.newPage({ baseURL: shop.url, storageState: NOBODY });
  const main = visitor.getByRole('main');
  await visitor.goto('/collections/skincare');
  recordRequests(visitor);
  await untilLoaded(visitor);
  const id = await shop.order();
  await openAdmin(page, '?tab=orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(id);
  await page.getByRole('link', { name: id }).click();
  // the list below has a field of this name
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Shipped');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Order saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Midnight Repair Cream' }).click();
  await field(page, 'Price in dollars').fill('131.59');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expectOnProductPage(shop, 'skn-002', '$131.59');

  await test.step('without a reload a page of before shows the price', async () => {
    await visitor.getByRole('link', { name: 'Midnight Repair Cream' }).first().click();
    await expect(main.getByText('$131.59').first()).toBeVisible();
    await visitor.goBack();
    await expect(main.getByText('$131.59').first()).toBeVisible();
    await visitor.getByRole('combobox', { name: 'Search products' }).fill('midnight');
    await expect(visitor.getByRole('option', { name: /Midnight Repair Cream/ })).toContainText('$131.59');
  });

  await test.step('the cart says what is left, and Review asks about other sums', async () => {
    await addToCart(visitor, '/product/skn-003');
    await visitor.goto('/cart');
    await main.getByRole('button', { name: 'Increase quantity of Cloud Foam Gentle Cleanser' }).click();
    await setStock(shop, 'skn-003', 1);
    await visitor.reload();
    const changes = main.getByRole('region', { name: 'Changes of Cloud Foam Gentle Cleanser' });
    await expect(changes).toContainText('Only 1 left: order 1 instead?');
    await changes.getByRole('button', { name: /^Order 1/ }).click();
    await visitor.goto('/checkout');
    await fillShipping(visitor);
    await fillPayment(visitor);
    const { version, policy } = await policyOf(shop);
    await shop.change('policy', { version, tax: 9000, shipping: 999 });
    await main.getByRole('button', { name: 'Place Order • $45.71' }).click();
    await main.getByRole('button', { name: 'Accept the new amounts' }).click();
    await main.getByRole('button', { name: 'Place Order • $47.05' }).click();
    await expect(visitor).toHaveURL(/\/account\/orders\/GLW-/);
    await shop.change('policy', { ...policy, version: (await policyOf(shop)).version });
    await setStock(shop, 'skn-003', 100);
  });
  await visitor.close();
});

for (const [name, inputOf, width, mark] of [
  ['keyboard', byKeyboard, 1280, 1],
  ['touch', byTouch, 390, 2],
] as const) {
  test.describe(`by ${name} at ${width} px, the owner`, { tag: '@accounts' }, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 800 }, hasTouch: name === 'touch' });

    test(Object.keys(TASKS).join(', '), async ({ page, browser, shop }) => {
      for (const [task, run] of Object.entries(TASKS))
        await test.step(task, () => run({ page, browser, shop, input: inputOf(page), mark }));
    });
  });
}
