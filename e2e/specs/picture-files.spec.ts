import { test } from '../fixtures';
import { nameOf, openState, STATES } from '../look/states';
import { expectFittingFiles } from '../pictureFiles';

/** A state of each template with pictures of the store. */
const TEMPLATES = [
  ...['/', '/collections/skincare', '/collections/anything', '/collections/glow-kits', 'choose a shade'],
  ...['/collections/skincare?view=list&stock=all', '/product/skn-001', '/product/mkp-005', '/product/skn-006'],
  ...['/cart', 'cart with lines', 'checkout shipping errors', 'wishlist with products', '/login', '/careers'],
  ...['/about', '/no/such/page', 'account orders', 'account order', 'admin dashboard', 'chrome search', '/blog'],
  ...['/blog?all=1', '/blog/a-simple-routine-morning-and-night', '/blog/category/skincare-tips'],
];

// some pages are missing on purpose
test.use({ expectedMessages: /./ });

for (const width of [390, 1280])
  for (const deviceScaleFactor of [1, 2])
    test.describe(`at ${width} px and ${deviceScaleFactor}×`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor });
      for (const state of STATES.filter((one) => TEMPLATES.includes(nameOf(one))))
        test(
          `${nameOf(state)}: each picture is as large as it is drawn`,
          { tag: '@full' },
          async ({ page, browser }) => {
            // Chromium takes a larger file that it has in memory, so the way to the state is gone elsewhere first
            const other = await browser.newPage();
            await state.before?.(other);
            await other.close();
            await openState(page, state);
            await expectFittingFiles(page);
          },
        );
    });
