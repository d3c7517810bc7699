import type { Locator } from '@playwright/test';
import { addToCart, expect, fillPayment, fillShipping, placeOrder } from '../fixtures';
import { openAdmin, rowOf, test } from '../staff';

test.describe.configure({ mode: 'default' });

const PERSON = { email: 'moshe@example.com', firstName: 'משה', lastName: 'כהן' };
const STREET = '12 شارع الملك, شقة 4';
const PRODUCT = 'סרום לחות 30ml (חדש!)';

/** Parts of the texts from left to right. */
const DRAWN_STREET = ['4', 'شقة', 'الملك', 'شارع', '12'];
const DRAWN_PRODUCT = ['חדש', '30', 'ml', 'לחות', 'סרום'];

/** Expects that an element draws these parts from left to right, on one line, whatever their order in the text. */
async function expectDrawn(locator: Locator, parts: string[]): Promise<void> {
  await expect(locator.first()).toBeVisible();
  const drawn = await locator.first().evaluate((element, wanted) => {
    const places = wanted.map((part) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const at = text.data.indexOf(part);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + part.length);
        return { part, left: range.getBoundingClientRect().left };
      }
      return { part: `${part} is missing`, left: 0 };
    });
    return places.sort((a, b) => a.left - b.left).map(({ part }) => part);
  }, parts);
  expect(drawn).toEqual(parts);
}

test(
  'names, addresses and products stand in their own direction (GEN-8)',
  { tag: '@accounts' },
  async ({ page, browser, shop }) => {
    await shop.change('products/import', { file: `id,name\nskn-003,${PRODUCT}\n`, isDryRun: false });
    const shopper = await browser.newPage({ baseURL: shop.url, storageState: await shop.addAccount(PERSON) });
    const main = shopper.getByRole('main');

    await shopper.goto('/collections/skincare');
    await expectDrawn(main.getByRole('heading', { name: PRODUCT }), DRAWN_PRODUCT);
    await addToCart(shopper, '/product/skn-003');
    await expectDrawn(shopper.getByRole('dialog').getByRole('link', { name: PRODUCT }), DRAWN_PRODUCT);
    await shopper.goto('/product/skn-003');
    await expectDrawn(main.getByRole('heading', { level: 1 }), DRAWN_PRODUCT);
    await expectDrawn(shopper.getByLabel('Breadcrumb').getByText(PRODUCT), DRAWN_PRODUCT);
    await shopper.goto('/cart');
    await expectDrawn(main.getByRole('link', { name: PRODUCT }), DRAWN_PRODUCT);
    await main.getByRole('button', { name: `Remove ${PRODUCT}` }).click();
    await expectDrawn(main.getByRole('status').filter({ hasText: 'Removed' }), ['Removed', ...DRAWN_PRODUCT]);
    await main.getByRole('button', { name: 'Undo' }).click();

    await shopper.goto('/checkout');
    const street = main.getByLabel('Address', { exact: true });
    await fillShipping(shopper, PERSON.firstName);
    await main.getByRole('button', { name: 'Back to Shipping' }).click();
    await main.getByLabel('Last name', { exact: true }).fill(PERSON.lastName);
    await street.fill(STREET);
    await expect(street).toHaveCSS('direction', 'rtl');
    await main.getByRole('button', { name: 'Continue to Payment' }).click();
    await fillPayment(shopper);
    await main.getByRole('button', { name: 'Edit payment method' }).click();
    await main.getByLabel('Name on card').fill('משה כהן');
    await main.getByRole('button', { name: /Review/ }).click();
    await expectDrawn(main.getByRole('paragraph').filter({ hasText: 'expires' }), ['כהן', 'משה', 'expires', '12/28']);
    await expectDrawn(main.getByText(STREET), DRAWN_STREET);
    await expectDrawn(main.getByRole('listitem').filter({ hasText: PRODUCT }), DRAWN_PRODUCT);
    const id = await placeOrder(shopper);

    await expectDrawn(main.getByRole('heading', { level: 1 }), ['Thank', 'משה']);
    await expectDrawn(main.getByText(STREET), DRAWN_STREET);
    await expectDrawn(main.getByRole('link', { name: PRODUCT }), DRAWN_PRODUCT);
    await shopper.goto('/account');
    await expectDrawn(main.getByRole('heading', { level: 1 }), ['כהן', 'משה']);

    await openAdmin(page, '?tab=products');
    await expectDrawn(rowOf(page, PRODUCT), DRAWN_PRODUCT);
    await openAdmin(page, '?tab=orders');
    // the name is beside the street, not in it
    await expectDrawn(rowOf(page, id), ['כהן', 'משה', ...DRAWN_STREET]);
    await page.getByRole('link', { name: id }).click();
    await expectDrawn(page.getByText(STREET), DRAWN_STREET);
    await expectDrawn(page.getByRole('listitem').filter({ hasText: PRODUCT }), DRAWN_PRODUCT);

    // nothing invisible is copied
    const marks = await shopper.evaluate(() =>
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText),
    );
    expect(marks).toBe(false);
    await shopper.close();
  },
);
