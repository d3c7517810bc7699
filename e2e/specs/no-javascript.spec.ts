import { expect, test } from '../fixtures';

// e2e/site covers page content without JavaScript; these tests need styles or native form submission
test.use({ javaScriptEnabled: false });

test('on a phone the header leads to what is searched for, to the collections and to the cart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await header.getByRole('searchbox', { name: 'Search products' }).fill('vitamin c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=vitamin(\+|%20)c$/);
  await expect(main.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
  await header.getByRole('link', { name: 'Makeup' }).click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible();
  await header.getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  // getByText skips `noscript`
  await expect(main.locator('noscript')).toBeVisible();
});

test("a product's ingredients and reviews are shown, one below the other and without tabs", async ({ page }) => {
  await page.goto('/product/skn-001');
  const about = page.getByRole('region', { name: 'About this product' });
  await expect(about.getByRole('tablist')).toBeHidden();
  await expect(about.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Reviews (2)' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'The step I never skip' })).toBeVisible();
});

test.describe('the newsletter', () => {
  // the browser logs the error response to its console
  test.use({ expectedMessages: /400/ });

  test('refuses an address that cannot be one, leads back, takes another one and says thank you', async ({ page }) => {
    await page.goto('/blog');
    const form = page.getByRole('form', { name: 'Newsletter', exact: true });
    await form.getByLabel('Email address').fill('noor@example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid email' })).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByRole('link', { name: 'Go back and try again' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await form.getByLabel('Email address').fill('noor@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter\/thanks$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Successfully subscribed!' })).toBeVisible();
    await expect(page.getByText('Check your email for confirmation.')).toBeVisible();
  });
});
