import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { button, field, openAdmin, test, type StaffStore } from '../staff';

test.describe.configure({ mode: 'default' });

// what was changed meanwhile is a conflict
test.use({ expectedMessages: /409/ });

/** Somebody else at the same screen, who has it open before the owner changes something. */
async function withSomebody(
  browser: Browser,
  shop: StaffStore,
  role: 'support' | 'catalogue',
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const device = await browser.newContext({ baseURL: shop.url, storageState: await shop.browserOf(role) });
  await work(await device.newPage());
  await device.close();
}

async function save(page: Page, answer: string): Promise<void> {
  await button(page, 'Save changes').click();
  await expect(page.getByText(answer)).toBeVisible();
}

const warning = (page: Page, thing: string) =>
  page.getByRole('alert').filter({ hasText: `Somebody else has changed this ${thing} meanwhile.` });

test.describe('two people', { tag: '@accounts' }, () => {
  test('at one order: the second sees what the first did, keeps what was typed, and saves after that', async ({
    page,
    browser,
    shop,
  }) => {
    const screen = `?tab=orders&order=${await shop.order()}`;
    await openAdmin(page, screen);
    await field(page, 'Note').fill('Ring twice.');
    await field(page, 'Tracking number').fill('MINE-2');
    await withSomebody(browser, shop, 'support', async (other) => {
      await openAdmin(other, screen);
      await other.getByRole('combobox', { name: 'Status' }).selectOption('Shipped');
      await field(other, 'Tracking number').fill('THEIRS-1');
      await field(other, 'Note').fill('Sent by van.');
      await save(other, 'Order saved');
    });

    await button(page, 'Save changes').click();
    await expect(warning(page, 'order')).toContainText('status processing → shipped');
    await expect(warning(page, 'order')).toContainText('Sent by van.');
    await expect(warning(page, 'order')).toContainText('support@example.com');
    await expect(page.getByText('Tracking number: THEIRS-1')).toBeVisible();
    await expect(field(page, 'Note')).toHaveValue('Ring twice.');
    await expect(field(page, 'Tracking number')).toHaveValue('MINE-2');

    await save(page, 'Order saved');
    await expect(warning(page, 'order')).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'Tracking number')).toHaveValue('MINE-2');
    const main = page.getByRole('main');
    for (const text of ['Ring twice.', 'Sent by van.']) await expect(main.getByText(text)).toBeVisible();
  });

  test('at the policy: the second sees what the first did, keeps what was typed, and saves after that', async ({
    page,
    shop,
  }) => {
    await openAdmin(page, '?tab=policy');
    await field(page, 'Tax in percent').fill('7');
    const read = async () => (await shop.asOwner.get('/api/admin/policy')).json();
    const { version, policy } = await read();
    await shop.change('policy', { version, tax: 9000, shipping: 999 });
    const change = async () => {
      await button(page, 'Save changes').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    };
    await change();
    await expect(warning(page, 'policy')).toContainText('Tax in percent: 8 → 9');
    await expect(warning(page, 'policy')).toContainText('Shipping in dollars: 8.99 → 9.99');
    await expect(field(page, 'Tax in percent')).toHaveValue('7');
    await expect(field(page, 'Shipping in dollars')).toHaveValue('9.99');
    await change();
    await expect(page.getByText('tax 9% → 7%')).toBeVisible();
    await expect(warning(page, 'policy')).toHaveCount(0);
    await shop.change('policy', { ...policy, version: (await read()).version });
  });

  test('at one product: the second sees what the first did, keeps what was typed, and saves after that', async ({
    page,
    browser,
    shop,
  }) => {
    const screen = '?tab=products&product=mkp-006';
    await openAdmin(page, screen);
    await field(page, 'Brand').fill('Second Brand');
    await field(page, 'Price in dollars').fill('47.5');
    await withSomebody(browser, shop, 'catalogue', async (other) => {
      await openAdmin(other, screen);
      await field(other, 'Price in dollars').fill('49');
      await field(other, 'Name').fill('First Name');
      await save(other, 'Product saved');
    });

    await button(page, 'Save changes').click();
    await expect(warning(page, 'product')).toContainText('Price in dollars: 46 → 49');
    await expect(warning(page, 'product')).toContainText('Name: Glow Drops Liquid Highlighter → First Name');
    await expect(field(page, 'Name')).toHaveValue('First Name');
    await expect(field(page, 'Brand')).toHaveValue('Second Brand');
    await expect(field(page, 'Price in dollars')).toHaveValue('47.5');

    await save(page, 'Product saved');
    await expect(warning(page, 'product')).toHaveCount(0);
    await page.reload();
    for (const [name, value] of [
      ['Name', 'First Name'],
      ['Brand', 'Second Brand'],
      ['Price in dollars', '47.5'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
    expect((await shop.productPage('mkp-006')).html).toContain('$47.50');
  });
});
