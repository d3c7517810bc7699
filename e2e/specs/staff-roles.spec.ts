import { signInWith } from '../accounts';
import { expect } from '../fixtures';
import { button, field, openAdmin, rowOf, test } from '../staff';

test.describe.configure({ mode: 'default' });

// a person is told what their role may not do
test.use({ expectedMessages: /40[013]/ });

const ALL_TABS = ['Dashboard', 'Products', 'Orders', 'Customers', 'Newsletter', 'Policy', 'Log', 'Releases'];
const TABS = {
  support: ['Dashboard', 'Orders', 'Customers', 'Newsletter'],
  catalogue: ['Dashboard', 'Products'],
  owner: ALL_TABS,
  customer: [],
};
const ROLES = Object.keys(TABS) as (keyof typeof TABS)[];
const SENTENCE = 'This page is for the staff of the store. Your account is a customer’s.';

test('each role has its tabs, and nothing that only an owner has', { tag: '@accounts' }, async ({ browser, shop }) => {
  for (const role of ROLES) {
    const storageState = role === 'owner' ? shop.owner : await shop.browserOf(role);
    const page = await browser.newPage({ baseURL: shop.url, storageState });
    await page.goto('/admin');
    if (role === 'customer') await expect(page.getByText(SENTENCE)).toBeVisible();
    else await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    expect(await page.getByRole('tab').allTextContents()).toEqual(TABS[role]);
    if (role === 'support') {
      await openAdmin(page, '?tab=customers&search=support');
      await expect(rowOf(page, 'support@example.com')).toContainText('Support');
      await expect(button(page, /^Manage/)).toHaveCount(0);
      await page.getByRole('tab', { name: 'Newsletter' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search readers' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0);
    }
    await page.close();
  }
});

test.describe('a session that the owner has ended', { tag: '@accounts' }, () => {
  const person = { email: 'iris@example.com', firstName: 'Iris', lastName: 'Vale' };
  test.use({ storageState: async ({ shop }, use) => use(await shop.addAccount(person, 'support')) });

  test('leaves what was typed and says to sign in, after which it is saved', async ({ page, browser, shop }) => {
    await openAdmin(page, `?tab=orders&order=${await shop.order()}`);
    await field(page, 'Note').fill('Ring twice.');

    const owner = await browser.newPage({ baseURL: shop.url, storageState: shop.owner });
    await openAdmin(owner, `?tab=customers&search=${person.email}`);
    await rowOf(owner, person.email).getByRole('button').click();
    await owner.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
    await expect(owner.getByText('Sessions ended')).toBeVisible();
    await owner.close();

    await button(page, 'Save changes').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Please sign in again: your session is over.' });
    await expect(alert.first()).toBeVisible();
    await expect(field(page, 'Note')).toHaveValue('Ring twice.');

    const opening = page.waitForEvent('popup');
    await alert
      .getByRole('link', { name: /^Sign in/ })
      .first()
      .click();
    const second = await opening;
    await signInWith(second, shop.url, person.email);
    await expect(second).not.toHaveURL(/\/login/);
    await second.close();

    await expect(alert).toHaveCount(0);
    await expect(field(page, 'Note')).toHaveValue('Ring twice.');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Order saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ring twice.')).toBeVisible();
  });
});
