import { expectToFit } from '../accessible';
import { expect, test, untilHydrated } from '../fixtures';

test(
  'every state of the form for something sold out fits and is accessible, and the keyboard keeps its place',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/product/skn-006');
    const form = page.getByRole('form', { name: 'Tell me when it is back' });
    const field = form.getByLabel('Email address');
    await untilHydrated(field);
    await expectToFit(page, 'the form');
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expectToFit(page, 'without an email');
    await field.fill('noor@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible();
    await expectToFit(page, 'a success');
    // from where the form was
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  },
);

test('a kit is added by the keyboard, and the focus comes back to its button', { tag: '@full' }, async ({ page }) => {
  await page.goto('/collections/glow-kits');
  const button = page.getByRole('button', { name: 'Add all to Cart Morning Glow' });
  await untilHydrated(button);
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart (3)' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expectToFit(page);
});
