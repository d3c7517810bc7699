import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { button, field, openAdmin, test, type StaffStore } from '../staff';

test.describe.configure({ mode: 'default' });

// what was changed meanwhile is a conflict
test.use({ expectedMessages: /409/ });

/** Somebody else at the same screen, who has it open before the owner changes something. */
async function withSomebody(browser: Browser, shop: StaffStore, work: (page: Page) => Promise<void>): Promise<void> {
  const device = await browser.newContext({ baseURL: shop.url, storageState: await shop.browserOf('support') });
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
    await withSomebody(browser, shop, async (other) => {
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
});
