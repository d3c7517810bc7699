import type { Page } from '@playwright/test';
import { expect, setUpSession, test, untilHydrated } from '../fixtures';
import { byKeyboard, byTouch, type Input } from '../input';
import { journey } from '../journey';

const ORDER_URL = /\/account\/orders\/GLW-[0-9A-HJKMNP-TV-Z]{12}$/;
const CLEANSER = 'Cloud Foam Gentle Cleanser';
const TAGS = journey('storefront', 'checkout', 'account');

async function enterAll(page: Page, input: Input, values: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of values) await input.enter(page.getByLabel(label, { exact: true }).first(), text);
}

async function buy(page: Page, input: Input, isSignedIn: boolean): Promise<void> {
  const main = page.getByRole('main');
  const step = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  await page.goto('/');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await input.press(main.getByRole('link', { name: CLEANSER }).first());
  await expect(page.getByRole('heading', { level: 1, name: CLEANSER })).toBeVisible();
  await input.press(main.getByRole('button', { name: 'Add to Cart', exact: true }));
  await input.press(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));

  await expect(step('Shipping')).toBeVisible();
  if (isSignedIn) {
    await input.choose(page.getByRole('radio', { name: /48 Linden Street/ }));
  } else {
    await enterAll(page, input, [
      ['Email', 'amelia@example.com'],
      ['First name', 'Amelia'],
      ['Last name', 'Hart'],
      ['Address', '12 Rosewater Lane'],
      ['City', 'Portland'],
      ['State', 'Oregon'],
      ['ZIP code', '97201'],
      ['Phone', '5550102368'],
    ]);
  }
  const toPayment = main.getByRole('button', { name: 'Continue to Payment' });
  await (isSignedIn ? input.press(toPayment) : input.submit(toPayment));

  await expect(step('Payment')).toBeFocused();
  await enterAll(page, input, [
    ['Name on card', 'Amelia Hart'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1228'],
    ['CVV', '123'],
  ]);
  await input.submit(main.getByRole('button', { name: 'Continue to Review' }));

  await expect(step('Review')).toBeFocused();
  await input.press(main.getByRole('button', { name: 'Place Order • $45.71' }));
  await expect(page).toHaveURL(ORDER_URL);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toContainText(CLEANSER);
}

for (const [name, inputOf, viewport, signedInFirst] of [
  ['keyboard', byKeyboard, { width: 1280, height: 800 }, false],
  ['touch', byTouch, { width: 390, height: 664 }, true],
] as const) {
  test.describe(`by ${name} alone`, () => {
    test.use({ viewport, hasTouch: name === 'touch' });

    test(
      'a guest buys, and alone sees the order (AUTH-1, ORD-5, ORD-8)',
      { tag: signedInFirst ? '@full' : TAGS },
      async ({ page, browser }) => {
        await buy(page, inputOf(page), false);
        const url = page.url();
        // the receipt of the tab; the cookie of the order remains
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(page.getByRole('main')).toContainText(CLEANSER);
        const other = await browser.newPage();
        await other.goto(url);
        await expect(other).toHaveURL(/\/login$/);
        await other.close();
      },
    );

    test('whoever is signed in buys', { tag: signedInFirst ? TAGS : ['@full', '@firefox'] }, async ({ page }) => {
      await setUpSession(page);
      await buy(page, inputOf(page), true);
    });
  });
}
