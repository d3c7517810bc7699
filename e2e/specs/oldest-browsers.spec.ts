import { NEWER_APIS } from '../../tools/build/oldestBrowsers.js';
import { addToCart, fillPayment, fillShipping, placeOrder, signIn, test, expect } from '../fixtures';

test('a browser without what the oldest ones lack signs in and buys (GEN-141)', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript((apis) => {
    for (const api of apis) {
      const path = api.split('.');
      const name = path.pop() ?? '';
      const owner = path.reduce<object | undefined>((object, key) => object && Reflect.get(object, key), window);
      // some are of the prototype
      for (const object of [owner, owner && Object.getPrototypeOf(owner)])
        if (object) Reflect.deleteProperty(object, name);
    }
  }, NEWER_APIS);
  await page.goto('/login?from=/product/skn-002');
  expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
  await signIn(page);
  await expect(page).toHaveURL(/\/product\/skn-002$/);
  await addToCart(page, '/product/skn-002');
  await page.goto('/checkout');
  await fillShipping(page);
  await fillPayment(page);
  await placeOrder(page);
});
