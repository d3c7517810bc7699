import { expect, test } from '../fixtures';
import { fetchRendered } from '../rendered';

// e2e/site covers page content without JavaScript; these tests need styles or native form submission
test.use({ javaScriptEnabled: false });

/** Has the server render the pages to which links and forms lead; it keeps them. */
async function renderAhead(url: string, ...paths: string[]): Promise<void> {
  for (const path of paths) await fetchRendered(url + path);
}

test('on a phone the header leads to what is searched for, to the collections and to the cart', async ({
  page,
  store,
}) => {
  await renderAhead(store.url, '/collections/all?q=vitamin+c', '/collections/makeup', '/cart');
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

test('no button is shown that would do nothing', { tag: '@full' }, async ({ page }) => {
  for (const url of ['/', '/collections/skincare', '/product/skn-001', '/blog']) {
    await page.goto(url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').locator('noscript')).toBeVisible();
    await expect(page.locator('button[type=button]:not(:has(img))').filter({ visible: true })).toHaveCount(0);
  }
});

test('a group of the footer opens on a phone, and is open on a wide screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Size Guide' });
  await expect(link).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(664);
  await footer.getByText('Support').filter({ visible: true }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(link).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});

test.describe('leaving the newsletter', () => {
  test.use({ expectedMessages: /400/ });

  test('is answered by the server', { tag: '@full' }, async ({ page }) => {
    await page.goto('/unsubscribe?token=of-nobody');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('This link is not complete.')).toBeVisible();
    await expect(page).toHaveURL(/\/unsubscribe\?token=of-nobody$/);
  });
});

test.describe('the newsletter', () => {
  // the browser logs the error response to its console
  test.use({ expectedMessages: /400/ });

  test('refuses an address that cannot be one, leads back, takes another one and says thank you', async ({
    page,
    store,
  }) => {
    await renderAhead(store.url, '/newsletter/thanks');
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

test('whoever waits for something sold out is answered, and led back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/product/mkp-001?variant=chestnut');
  const form = page.getByRole('form', { name: 'Tell me when it is back' });
  await form.getByLabel('Email address').fill('noor@example.com');
  await form.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We will tell you' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(/\/product\/mkp-001\?variant=chestnut$/);
});
