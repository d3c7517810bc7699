import type { Page } from '@playwright/test';
import { expectToFit } from '../accessible';
import { expect, openUnhydrated, test } from '../fixtures';
import { readShifts, recordShifts, untilIdle } from '../layoutShift';

function headerLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
}

/** Saves products with the buttons of their cards; the wishlist shows the last one first. */
async function save(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/collections/all');
  for (const name of names) {
    const saveButton = page.getByRole('button', { name: `Save ${name} to wishlist` });
    await saveButton.click();
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  }
}

function cardNames(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

test('whoever is signed out saves, finds it again, buys it, and removes it', { tag: '@full' }, async ({ page }) => {
  await save(page, 'Midnight Repair Cream', 'Ink Line Liquid Eyeliner');
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 2 saved');
  await headerLink(page).click();
  await expect(page.getByRole('main').getByText(/are coming soon/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wishlist (2)' })).toBeVisible();
  await expect(cardNames(page)).toHaveText(['Ink Line Liquid Eyeliner', 'Midnight Repair Cream']);

  await page.getByRole('button', { name: 'Add to Cart Midnight Repair Cream' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart (1)' });
  await expect(drawer.getByText('Midnight Repair Cream', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove Midnight Repair Cream' }).click();
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 1 saved');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
});

test('what is removed by keyboard is put back by keyboard, where it was', { tag: '@full' }, async ({ page }) => {
  await save(page, 'Midnight Repair Cream', 'Ink Line Liquid Eyeliner', 'Velvet Matte Lipstick');
  await page.goto('/wishlist');
  const remove = page.getByRole('button', { name: 'Remove Ink Line Liquid Eyeliner' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo removing Ink Line Liquid Eyeliner' })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: /^Removed Ink Line Liquid Eyeliner, Undo available$/ }),
  ).toHaveCount(1);
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 2 saved');
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 3 saved');
  await expect(cardNames(page)).toHaveText([
    'Velvet Matte Lipstick',
    'Ink Line Liquid Eyeliner',
    'Midnight Repair Cream',
  ]);
});

test('two tabs are in step', async ({ page, context }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  const other = await context.newPage();
  await save(other, 'Cloud Foam Gentle Cleanser');
  await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
  await expect(headerLink(page)).toHaveAccessibleName('Wishlist, 1 saved');
  await page.getByRole('button', { name: 'Remove Cloud Foam Gentle Cleanser' }).click();
  await expect(headerLink(other)).toHaveAccessibleName('Wishlist');
  await expect(other.getByRole('button', { name: 'Save Cloud Foam Gentle Cleanser to wishlist' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a list is shared with another device', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await save(page, 'Midnight Repair Cream', 'Ink Line Liquid Eyeliner');
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await browser.newPage();
  await friend.goto(url);
  await expect(friend.getByRole('heading', { name: 'Shared with you (2)' })).toBeVisible();
  await expect(cardNames(friend)).toHaveText(['Ink Line Liquid Eyeliner', 'Midnight Repair Cream']);
  await friend.getByRole('button', { name: 'Save Ink Line Liquid Eyeliner to wishlist' }).click();
  await expect(headerLink(friend)).toHaveAccessibleName('Wishlist, 1 saved');
  await friend.getByRole('link', { name: 'See what you have saved' }).click();
  await expect(friend.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
  await friend.close();
});

test('a wishlist with removed products and a shared one fit and are accessible on a phone and a desktop', async ({
  page,
}) => {
  await save(page, 'Midnight Repair Cream', 'Velvet Matte Lipstick');
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Remove Velvet Matte Lipstick' }).click();
  await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo removing Velvet Matte Lipstick' })).toBeFocused();
  await expectToFit(page, 'one of two removed');
  await page.getByRole('button', { name: 'Remove Midnight Repair Cream' }).click();
  await expect(page.getByRole('heading', { name: 'Wishlist (0)' })).toBeVisible();
  await expectToFit(page, 'all removed');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Bestsellers to begin with' })).toBeVisible();
  await expectToFit(page, 'nothing saved');
  await page.goto('/wishlist?item=skn-003&item=mkp-002');
  await expect(page.getByRole('heading', { name: 'Shared with you (2)' })).toBeVisible();
  await expectToFit(page, 'shared');
});

for (const { screen, viewport, tag } of [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, tag: ['@layout'] },
  { screen: 'a desktop', viewport: { width: 1280, height: 900 }, tag: ['@layout', '@full'] },
]) {
  test(`what this device has saved moves nothing when it appears, on ${screen}`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await save(page, 'Midnight Repair Cream', 'Velvet Matte Lipstick', 'Ink Line Liquid Eyeliner');
    await recordShifts(page);
    const hydrate = await openUnhydrated(page, '/wishlist');
    const renderedAt = await untilIdle(page);
    hydrate();
    await expect(page.getByRole('heading', { name: 'Wishlist (3)' })).toBeVisible();
    // the heading itself may shift by a fraction of a pixel
    expect(await readShifts(page, renderedAt, 0.001)).toEqual([]);
  });
}
