import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, openUnhydrated, test, untilHydrated } from '../fixtures';

/** Enters something while the page's scripts are held back, then lets them go. */
async function enterEarly(page: Page, url: string, field: Locator, enter: () => Promise<unknown>): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  const hydrate = await openUnhydrated(page, url);
  await enter();
  expect(await isHydrated(field)).toBe(false);
  hydrate();
  await untilHydrated(field);
}

test('what is searched for, chosen, counted and filled in before hydration takes effect (GEN-31)', async ({ page }) => {
  const main = page.getByRole('main');
  await test.step('a search and a sort order of a collection', async () => {
    const search = main.getByRole('searchbox');
    const sort = main.getByLabel('Sort by');
    await enterEarly(page, '/collections/makeup', search, async () => {
      await sort.selectOption('Rating');
      await search.pressSequentially('velvet');
    });
    await expect(page).toHaveURL(/\/collections\/makeup\?(?=.*q=velvet)(?=.*sort=rating)/);
    await expect(main.getByText('Showing 1 of 6 products')).toBeVisible();
    await expect(search).toHaveValue('velvet');
    await expect(search).toBeFocused();
    await expect(sort).toHaveValue('rating');
  });

  await test.step('letters while the page is hydrated join those of before', async () => {
    const search = main.getByRole('searchbox');
    await page.unrouteAll({ behavior: 'wait' });
    const hydrate = await openUnhydrated(page, '/collections/skincare');
    await search.pressSequentially('mid');
    hydrate();
    await search.pressSequentially('night repair', { delay: 15 });
    await untilHydrated(search);
    await expect(page).toHaveURL(/q=midnight(\+|%20)repair/);
    await expect(search).toHaveValue('midnight repair');
  });

  await test.step('a quantity that is typed and counted up', async () => {
    const quantity = main.getByRole('spinbutton', { name: /^Quantity of/ });
    const more = main.getByRole('button', { name: /^Increase quantity/ });
    await enterEarly(page, '/product/skn-002', quantity, async () => {
      await quantity.fill('3');
      await more.click();
      await more.click();
      await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    });
    await expect(page.getByRole('dialog', { name: 'Your cart (5)' })).toBeVisible();
    await expect(quantity).toHaveValue('5');
  });

  await test.step('a form that a password manager fills in and sends', async () => {
    const email = page.getByLabel('Email', { exact: true });
    await enterEarly(page, '/login', email, async () => {
      await email.fill('demo@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Demo1234');
      await page.getByLabel('Remember me').check();
      await page.keyboard.press('Enter');
    });
    await expect(page).toHaveURL(/\/account$/);
    const daysLeft = await page.evaluate(
      () => (Number(String(localStorage.getItem('glow_token')).replace(/\D/g, '')) - Date.now()) / 86_400_000,
    );
    expect(Math.round(daysLeft)).toBe(30);
  });
});
