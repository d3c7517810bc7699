import { expectAccessible, expectToFit } from '../accessible';
import { expect, test } from '../fixtures';

test('a wishlist with removed products fits, and is shared', async ({ page, context, browser, store }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/collections/all');
  for (const name of ['Midnight Repair Cream', 'Velvet Matte Lipstick']) {
    const saveButton = page.getByRole('button', { name: `Save ${name} to wishlist` });
    await saveButton.click();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  }
  const names = (at = page) => at.getByRole('main').getByRole('article').getByRole('heading');
  const count = (at = page) => at.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
  await expect(count()).toHaveAccessibleName('Wishlist, 2 saved');
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await browser.newPage({ baseURL: store.url });
  await friend.goto(url);
  await expect(friend.getByRole('heading', { name: 'Shared with you (2)' })).toBeVisible();
  await expect(names(friend)).toHaveText(['Velvet Matte Lipstick', 'Midnight Repair Cream']);
  await friend.getByRole('button', { name: 'Save Velvet Matte Lipstick to wishlist' }).click();
  await expect(count(friend)).toHaveAccessibleName('Wishlist, 1 saved');
  await friend.goto('/wishlist?item=skn-003&item=mkp-002');
  await expect(friend.getByRole('heading', { name: 'Shared with you (2)' })).toBeVisible();
  await expectToFit(friend, 'shared');
  await friend.close();

  await page.getByRole('button', { name: 'Remove Velvet Matte Lipstick' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo removing Velvet Matte Lipstick' })).toBeFocused();
  await expectToFit(page, 'one of two removed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Velvet Matte Lipstick' })).toBeFocused();
  await page.reload();
  await expect(names()).toHaveText(['Velvet Matte Lipstick', 'Midnight Repair Cream']);
  await expectAccessible(page, 'two saved');
});
