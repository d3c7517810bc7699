import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, test, untilHydrated } from '../fixtures';
import { journey } from '../journey';
import { recordShifts, shiftsAfter } from '../layoutShift';
import { untilRequestsSettle } from '../requests';
import { expectReachable } from '../wholeScreens';

const PHONE = { width: 390, height: 844 };

/** Screens of the layout shift tests. */
const SCREENS = [
  { screen: 'a phone', viewport: PHONE, tag: [] },
  { screen: 'a desktop', viewport: { width: 1280, height: 900 }, tag: '@full' },
];

/** Opens a collection and waits until it is hydrated. */
async function openCollection(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page.getByRole('main').getByRole('heading', { level: 1 }));
}

/** The filters: beside the results on a desktop, a sheet over them on a phone. */
function filters(page: Page) {
  return page.getByRole('region', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }));
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(filters(page)).toBeVisible();
}

/** Goes from the filters to the results, which on a phone are below them. */
async function leaveFilters(page: Page): Promise<void> {
  const done = filters(page).getByRole('button', { name: /^Show \d+ product/ });
  if (await done.isVisible()) await done.click();
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('filters work by keyboard alone', { tag: [...journey('storefront'), '@firefox'] }, async ({ page, browser }) => {
  await openCollection(page, '/collections/all');
  await page.getByLabel('Search this collection').focus();
  await page.keyboard.type('glow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=glow$/);
  await expect(page.getByText('Showing 3 of 12 products').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Showing 3 of 12 products$/ })).toHaveCount(1);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Makeup (1)' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Makeup (1)' })).toBeChecked();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Remove filter “glow”' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 6 of 12 products').first()).toBeFocused();

  const names = await cards(page).getByRole('heading').allTextContents();
  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(cards(friend).getByRole('heading')).toHaveText(names);
  await friend.close();
});

test('a shade is chosen from a card by keyboard alone, and the focus comes back', async ({ page }) => {
  await openCollection(page, '/collections/makeup');
  await untilRequestsSettle(page);
  // a screen, which its links preload, is another named chunk
  const chunks: string[] = [];
  page.on(
    'request',
    (request) => /\/assets\/storefront\/(\d+|filters)\./.test(request.url()) && chunks.push(request.url()),
  );
  const add = page.getByRole('button', { name: 'Add to Cart Velvet Matte Lipstick' });
  await page.getByRole('button', { name: 'Add to Cart Ink Line Liquid Eyeliner' }).hover();
  await page.getByRole('button', { name: 'Filters', exact: true }).hover();
  await expect.poll(() => chunks).toHaveLength(1);
  await add.hover();
  await expect.poll(() => chunks).toHaveLength(2);
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a shade' });
  await expect(dialog.getByRole('heading', { name: 'Choose a shade' })).toBeFocused();
  await expectAccessible(page, 'a shade to be chosen');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'Classic Red' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Rose' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart (1)' });
  await expect(drawer.getByText('Rose')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('Back from a product finds the filters, the panel and the place on the page (COL-7)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCollection(page, '/collections/all');
  const search = page.getByLabel('Search this collection');
  const widthOfSearch = async () => (await search.boundingBox())?.width ?? 0;
  expect(await widthOfSearch()).toBeLessThan(50);
  await search.focus();
  expect(await widthOfSearch()).toBeGreaterThan(300);
  // it lies over the other controls
  await search.blur();
  expect(await widthOfSearch()).toBeLessThan(50);
  await openFilters(page);
  const done = filters(page).getByRole('button', { name: /^Show \d+ product/ });
  await expectReachable(page, 'filters', page.getByRole('checkbox', { name: 'In Stock Only' }), done);
  await page.getByRole('checkbox', { name: 'In Stock Only' }).uncheck();
  await leaveFilters(page);
  const name = 'Invisible Shield Mineral Sunscreen SPF 50';
  const card = page.getByRole('link', { name });
  await card.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Showing 12 of 12 products').first()).toBeVisible();
  await expect(filters(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
});

test('a filter is taken in the next frame, and shows its result, on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCollection(page, '/collections/all');
  await openFilters(page);
  await untilRequestsSettle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const counts = await filters(page).evaluate(async (panel) => {
    const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')];
    const results = document.querySelector('section[aria-label=Products]');
    const frames: string[] = [];
    const count = document.querySelector('main p[tabindex="-1"]');
    const shown = () => `${count?.textContent}, ${results?.querySelectorAll('article').length} rendered`;
    // check and uncheck each: cards are removed and added again
    for (const box of [boxes[0], boxes[0], boxes[6], boxes[6]]) {
      const before = shown();
      box?.click();
      await new Promise(requestAnimationFrame);
      const isTaken = box?.checked;
      const end = performance.now() + 30_000;
      while (shown() === before && performance.now() < end) await new Promise(requestAnimationFrame);
      frames.push(`${isTaken}: ${shown()}`);
    }
    return frames;
  });
  const all = 'false: Showing 11 of 12 products, 11 rendered';
  expect(counts).toEqual([
    'true: Showing 2 of 12 products, 2 rendered',
    all,
    'true: Showing 1 of 12 products, 1 rendered',
    all,
  ]);
});

for (const { screen, viewport, tag } of SCREENS) {
  test.describe(`on ${screen}`, { tag }, () => {
    test.use({ viewport });

    test('nothing moves unasked', { tag: '@layout' }, async ({ page }) => {
      const nothingFound = page.getByRole('heading', { name: 'No products found' });
      await recordShifts(page);
      await openCollection(page, '/collections/all');
      await untilRequestsSettle(page);
      const actions: Record<string, () => Promise<unknown>> = {
        'the panel opens': async () => {
          await page.getByRole('button', { name: 'Filters', exact: true }).click();
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeAttached();
        },
        'chips appear': async () => {
          await page.getByRole('checkbox', { name: /^Velour/ }).check();
          await expect(page.getByText('Showing 4 of 12 products').first()).toBeAttached();
        },
        'the count changes': async () => {
          await page.getByRole('checkbox', { name: 'New Arrivals' }).check();
          await expect(page.getByText('Showing 1 of 12 products').first()).toBeAttached();
        },
        'the sheet closes': () => leaveFilters(page),
        'nothing is found': async () => {
          await page.getByLabel('Search this collection').fill('nothing');
          // what to do then is loaded on demand
          await expect(page.getByText('Showing 0 of 12 products').first()).toBeAttached();
        },
        'filters are cleared': async () => {
          // the button is pressed for as long as a person presses, and must not move meanwhile
          await page.getByRole('button', { name: 'Clear Filters' }).click({ delay: 200 });
          await expect(nothingFound).toBeHidden();
        },
        'the layout changes': async () => {
          await page.getByRole('button', { name: 'List view' }).click();
          await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
        },
        'the panel opens again, or closes': async () => {
          const wasOpen = await filters(page).isVisible();
          await page.getByRole('button', { name: 'Filters', exact: true }).click();
          await expect(filters(page)).toBeVisible({ visible: !wasOpen });
        },
      };
      for (const [name, action] of Object.entries(actions)) expect(await shiftsAfter(page, action), name).toEqual([]);
    });
  });
}

/** When the pictures that a selector finds are loaded, and whether they are on the first screen. */
function measureImages(page: Page, selector: string) {
  return page.evaluate(
    (images) =>
      [...document.querySelectorAll<HTMLImageElement>(images)].map((image) => ({
        isOnFirstScreen: image.getBoundingClientRect().top < innerHeight,
        loading: image.loading,
        isFirst: image.fetchPriority === 'high',
      })),
    selector,
  );
}

/** Pages with pictures: how many of them are on the first screen. */
const PICTURES = [
  { url: '/', selector: 'main img', eagerCount: 1 },
  { url: '/collections/all', selector: 'article img', eagerCount: 4 },
  { url: '/collections/skincare?view=list', selector: 'article img', eagerCount: 4 },
];

test('pictures of the first screen are loaded early, and no others', { tag: '@full' }, async ({ page }) => {
  for (const width of [390, 768, 1280])
    for (const { url, selector, eagerCount } of PICTURES) {
      await page.setViewportSize({ width, height: width === 1280 ? 900 : 844 });
      await openCollection(page, url);
      const all = await measureImages(page, selector);
      expect(all.length).toBeGreaterThan(4);
      expect(all.map(({ isFirst }) => isFirst)).toEqual(all.map((_, index) => index === 0));
      expect(all.map(({ loading }) => loading)).toEqual(all.map((_, index) => (index < eagerCount ? 'eager' : 'lazy')));
      expect(all.findLastIndex(({ isOnFirstScreen }) => isOnFirstScreen)).toBeLessThan(eagerCount);
      if (!url.includes('view=list') || width < 640) continue;
      const card = cards(page).first();
      const name = await card.getByRole('heading').boundingBox();
      const button = await card.getByRole('button', { name: /^Add to Cart/ }).boundingBox();
      expect(button?.x, 'the button is beside the name').toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    }
});
