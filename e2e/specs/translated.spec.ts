import type { Page } from '@playwright/test';
import { expect, fillPayment, fillShipping, placeOrder, test, untilHydrated } from '../fixtures';

declare global {
  interface Window {
    /** Translates the texts that are not translated yet. */
    translatePage(): void;
  }
}

/**
 * Translates as Chrome does: two `font` elements with another language's text replace each text node, and attributes
 * change. That language has the same words before a space without width, which Playwright does not look at.
 */
async function addTranslator(page: Page, isContinuous: boolean): Promise<void> {
  await page.addInitScript((isAlways) => {
    const MARK = '\u200b';
    window.translatePage = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.data.endsWith(MARK) || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data + MARK);
        text.replaceWith(font);
      }
      for (const name of ['placeholder', 'aria-label', 'title', 'alt'])
        for (const element of document.body.querySelectorAll(`[${name}]:not([${name}=""])`)) {
          const value = element.getAttribute(name) ?? '';
          if (!value.endsWith(MARK)) element.setAttribute(name, value + MARK);
        }
    };
    if (!isAlways) return;
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(() => document.body && window.translatePage()).observe(document, all);
  }, isContinuous);
}

for (const [how, isContinuous] of Object.entries({ once: false, continuously: true })) {
  test.describe(`a page that is translated ${how} (GEN-140)`, () => {
    // parts that were translated before they are hydrated are rendered anew
    test.use({ expectedMessages: /#418/ });

    test('sells, and each text that changes is read once', { tag: isContinuous ? '@full' : [] }, async ({ page }) => {
      await addTranslator(page, isContinuous);
      const main = page.getByRole('main');
      const translated = () => page.evaluate(() => window.translatePage());
      const opened = async (heading: string | RegExp) => {
        await untilHydrated(main.getByRole('heading', { level: 1, name: heading }));
        await translated();
      };

      await page.goto('/');
      await opened(/./);
      await page.getByRole('banner').getByRole('link', { name: 'Makeup', exact: true }).click();
      await opened('Makeup');
      await main.getByRole('searchbox').fill('velvet');
      await expect(main.getByText('Showing')).toHaveText('Showing 1 of 6 products');
      await expect(page).toHaveURL(/q=velvet/);
      await main.getByRole('link', { name: 'Velvet Matte Lipstick' }).first().press('Enter');
      await opened('Velvet Matte Lipstick');
      for (const shade of ['Plum', 'Berry', 'Plum', 'Classic Red']) {
        await main.getByRole('radio', { name: shade }).check();
        await expect(page.getByRole('status').filter({ hasText: `${shade} selected, $` })).toHaveCount(1);
      }
      await main.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Your cart (1)');
      await translated();
      await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
      await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Your cart (2)');
      await drawer.getByRole('link', { name: 'View Cart' }).click();
      await opened(/Cart/i);
      await main.getByRole('button', { name: /^Increase quantity/ }).click();
      await expect(main.getByText('Free shipping unlocked!')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText('3');
      await main.getByRole('link', { name: 'Proceed to Checkout' }).click();

      await opened(/Checkout/i);
      await page.getByRole('button', { name: /Continue to Payment/ }).click();
      await expect(main.getByText('Last name is required', { exact: true })).toHaveCount(1);
      await translated();
      await fillShipping(page);
      await expect(main.getByRole('heading', { level: 2, name: 'Payment', exact: true })).toBeVisible();
      await expect(main.getByText('Last name is required')).toHaveCount(0);
      await translated();
      await fillPayment(page);
      await translated();
      await placeOrder(page);
      await opened(/Thank you/);
      await expect(main.getByText('$97.20')).toBeVisible();
      await expect(page.getByText('This part of the store is resting')).toHaveCount(0);
    });
  });
}
