import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test, untilHydrated, untilLoaded } from '../fixtures';

const ORDER_URL = /\/account\/orders\/GLW-[0-9A-HJKMNP-TV-Z]{12}$/;
const LIPSTICK = 'Velvet Matte Lipstick';
/** A shade whose stock no other test counts. */
const SHADE = 'Classic Red';

// Firefox tells of a prefetched script that a new page interrupts: the hash is the one of an empty file
test.use({ expectedMessages: /computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/ });

function main(page: Page): Locator {
  return page.getByRole('main');
}

function heading(page: Page, name: string): Locator {
  return main(page).getByRole('heading', { level: 1, name, exact: true });
}

/** Replaces a field's text key by key: in Firefox, React does not see the value that Playwright's `fill` sets. */
async function enter(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

async function enterAll(page: Page, values: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of values) await enter(page.getByLabel(label, { exact: true }).first(), text);
}

test('a guest searches, filters and buys a shade, and finds the order again', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/');
  await untilLoaded(page);

  await test.step('search with suggestions', async () => {
    const search = page.getByRole('combobox', { name: 'Search products' });
    await enter(search, 'lipstick');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(LIPSTICK);
    await enter(search, 'glow');
    await page.getByRole('listbox').getByRole('option', { name: 'View All Results' }).click();
    await expect(page).toHaveURL(/\/collections\/all\?q=glow$/);
  });

  await test.step('a collection with a filter', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Makeup' }).click();
    await expect(heading(page, 'Makeup')).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Velour/ }).check();
    await expect(page).toHaveURL(/\/collections\/makeup\?brand=Velour/);
    await main(page).getByRole('link', { name: LIPSTICK }).first().click();
    await expect(heading(page, LIPSTICK)).toBeFocused();
  });

  await test.step('a shade, and its quantity', async () => {
    await page.getByRole('radio', { name: SHADE }).check();
    await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart (1)' });
    await expect(drawer.getByText(`Shade: ${SHADE}`)).toBeVisible();
    await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
    const two = page.getByRole('dialog', { name: 'Your cart (2)' });
    await two.getByRole('link', { name: 'Checkout', exact: true }).click();
  });

  await test.step('an empty form, and the steps', async () => {
    const toPayment = main(page).getByRole('button', { name: 'Continue to Payment' });
    await toPayment.click();
    await expect(main(page).getByText('Please check 8 fields')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true }).first()).toBeFocused();
    await enterAll(page, [
      ['Email', 'amelia@example.com'],
      ['First name', 'Amelia'],
      ['Last name', 'Hart'],
      ['Address', '12 Rosewater Lane'],
      ['City', 'Portland'],
      ['ZIP code', '97201'],
      ['Phone', '5550102368'],
    ]);
    await page.getByLabel('State', { exact: true }).selectOption('OR');
    await toPayment.click();
    await expect(main(page).getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
    await enterAll(page, [
      ['Name on card', 'Amelia Hart'],
      ['Card number', '4242424242424242'],
      ['Expiry date', '1228'],
      ['CVV', '123'],
    ]);
    await main(page).getByRole('button', { name: 'Continue to Review' }).click();
    await expect(main(page).getByRole('heading', { name: 'Review', exact: true })).toBeFocused();
  });

  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL(ORDER_URL);
  await untilLoaded(page);
  await page.reload();
  await expect(main(page)).toContainText(LIPSTICK);
  await expect(main(page)).toContainText(SHADE);
  await untilLoaded(page);
});

test('a shopper signs in, changes profile and addresses, signs out', { tag: '@firefox' }, async ({ page, baseURL }) => {
  await page.goto('/account/addresses');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(page).toHaveURL(`${baseURL}/account/addresses`);

  await test.step('an address', async () => {
    const add = page.getByRole('button', { name: 'Add address' });
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByLabel('Address', { exact: true })).toBeFocused();
    await enter(dialog.getByLabel('Address', { exact: true }), '7 Fern Street');
    await enter(dialog.getByLabel('City'), 'Salem');
    await dialog.getByLabel('State').selectOption('OR');
    await enter(dialog.getByLabel('ZIP code'), '97301');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(add).toBeFocused();
    await expect(page.getByText('Salem, OR 97301')).toBeVisible();
    await page.getByRole('button', { name: 'Remove address 7 Fern Street' }).click();
    await expect(page.getByText('Salem, OR 97301')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Salem, OR 97301')).toBeVisible();
  });

  await test.step('the profile', async () => {
    await page.getByRole('tab', { name: 'Profile' }).click();
    const edit = page.getByRole('button', { name: 'Edit' });
    await edit.click();
    await enter(page.getByLabel('First name'), 'Noor');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(edit).toBeFocused();
    await untilLoaded(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Noor/ })).toBeVisible();
    await untilLoaded(page);
  });

  await test.step('the orders, and out', async () => {
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('link', { name: 'View Order GLW-019' }).click();
    await expect(heading(page, 'Order GLW-019')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Orders', selected: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await untilLoaded(page);
  });
});

test('a reader searches the blog, reads, and is back where the search was', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await untilHydrated(search);
  await enter(search, 'LIPSTICK');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Articles on “LIPSTICK”' })).toBeInViewport();
  await page.getByRole('link', { name: 'Soft Evening Makeup in Fifteen Minutes' }).first().click();
  await expect(heading(page, 'Soft Evening Makeup in Fifteen Minutes')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?q=LIPSTICK$/);
  await expect(search).toHaveValue('LIPSTICK');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await untilLoaded(page);
});
