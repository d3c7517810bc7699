import { expect, test, untilHydrated } from '../fixtures';
import { untilRequestsSettle } from '../requests';

// the last is none
test.use({ expectedMessages: /404/ });

const PAGES = [
  '/',
  '/collections/skincare',
  '/collections/all?q=glow',
  '/collections/all?q=nothing-like-it',
  '/collections/glow-kits',
  '/product/skn-001',
  '/product/mkp-005',
  '/product/no-such-product',
];

for (const url of PAGES) {
  test(`${url}: hydration keeps everything that the server sent`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const removed: string[] = [];
        Object.assign(window, { removed });
        new MutationObserver((changes) => {
          for (const { removedNodes } of changes)
            for (const node of removedNodes) if (node instanceof Element) removed.push(node.outerHTML.slice(0, 200));
        }).observe(document.querySelector('main') ?? document, { subtree: true, childList: true });
      });
    });
    await page.goto(url);
    await untilHydrated(page.getByRole('main').getByRole('heading', { level: 1 }));
    await untilRequestsSettle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'removed'))).toEqual([]);
  });
}
