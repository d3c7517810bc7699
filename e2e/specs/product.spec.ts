import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, openUnhydrated, test, untilHydrated } from '../fixtures';
import { tabTo } from '../input';
import { journey } from '../journey';
import { obscured } from '../obscured';
import { untilRequestsSettle } from '../requests';
import { expectReachable } from '../wholeScreens';

const LIPSTICK = '/product/mkp-005';
const PHONE = { width: 390, height: 844 };

function zoomButton(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Zoom: .*picture ${number} of 3$`) });
}

const sourceOf = (picture: Locator) => picture.evaluate((node: HTMLImageElement) => node.currentSrc);

function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true });
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilHydrated(page.getByRole('heading', { level: 1 }));
}

test('a shade is bought by keyboard', { tag: [...journey('storefront', 'checkout'), '@firefox'] }, async ({ page }) => {
  await open(page, LIPSTICK);
  await expect(addButton(page)).toBeDisabled();
  await expect(addButton(page)).toHaveAccessibleDescription('Choose a shade');

  await tabTo(page, page.getByRole('radio', { name: 'Classic Red' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Classic Red' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
  await expect(page).toHaveURL(/\?variant=plum$/);
  await expect(page.getByText('Plum selected, $30.00, Only 4 left in stock')).toBeAttached();

  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addButton(page)).toBeFocused();

  const more = page.getByRole('button', { name: /^Increase quantity/ });
  await more.focus();
  for (let clicks = 0; clicks < 2; clicks += 1) await page.keyboard.press('Enter');
  await expect(more).toBeDisabled();

  await tabTo(page, addButton(page));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart (4)' });
  await expect(drawer.getByText('Shade: Plum')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Your cart (4)' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(addButton(page)).toBeDisabled();
  // the whole stock is in the cart, so the focus moves to the reason why no more can be added
  await expect(page.getByRole('main').getByText('All 4 available are in your cart').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  async function swipeLeft(page: Page, element: Locator): Promise<void> {
    const box = await element.boundingBox();
    if (!box) throw new Error('The element to swipe is not visible');
    const client = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
    await touch('touchStart', box.x + 0.85 * box.width);
    for (let share = 0.8; share > 0.15; share -= 0.05) await touch('touchMove', box.x + share * box.width);
    await touch('touchEnd');
    await client.detach();
  }

  /** Runs in the page. The scroll positions at which the page's own button and the one of the bar are wholly seen. */
  async function placesOfBothButtons(): Promise<number[]> {
    const bar = document.querySelector('section[aria-label=Buy]');
    const [own] = [...document.querySelectorAll('main button')].filter(({ textContent }) =>
      /^Choose/.test(textContent),
    );
    if (!bar || !own) throw new Error('There is no bar, or no button to choose.');
    const found = [];
    for (let y = 0; y < own.getBoundingClientRect().bottom + scrollY; y += 6) {
      scrollTo(0, y);
      // an observer tells what it has seen after a frame
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
      const { left, top, bottom } = own.getBoundingClientRect();
      const isOwnSeen = [top, bottom].every((edge) =>
        own.contains(document.elementFromPoint(left + 60, edge + (edge === top ? 1 : -1))),
      );
      if (isOwnSeen && getComputedStyle(bar).visibility === 'visible') found.push(y);
    }
    return found;
  }

  test('the gallery follows a finger; the bar stays down to the footer (PROD-3, PROD-42)', async ({ page }) => {
    const hydrate = await openUnhydrated(page, LIPSTICK);
    await swipeLeft(page, zoomButton(page, 1));
    await expect(zoomButton(page, 2)).toBeInViewport({ ratio: 0.9 });
    hydrate();
    // the selected picture is the one that takes the focus
    await expect(zoomButton(page, 2)).toHaveAttribute('tabindex', '0');
    await expect(zoomButton(page, 2)).toBeInViewport({ ratio: 0.9 });

    await swipeLeft(page, zoomButton(page, 2));
    await expect(zoomButton(page, 3)).toHaveAttribute('tabindex', '0');
    await expect(zoomButton(page, 3)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('dialog')).toBeHidden();

    await zoomButton(page, 3).tap();
    const zoom = page.getByRole('dialog', { name: 'Velvet Matte Lipstick' });
    await zoom.getByRole('button', { name: 'Show picture 1 of 3' }).tap();
    await swipeLeft(page, zoom.getByRole('button', { name: /^Enlarge: .*picture 1 of 3$/ }));
    const second = zoom.getByRole('button', { name: /^Enlarge: .*picture 2 of 3$/ });
    await expect(second).toBeInViewport({ ratio: 1 });
    // the phone is turned
    for (const turned of [{ width: 844, height: 390 }, PHONE]) {
      await page.setViewportSize(turned);
      await expect(second).toBeInViewport({ ratio: 0.9 });
      await expect(zoom.getByText('Picture 2 of 3')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(zoomButton(page, 2)).toBeInViewport({ ratio: 0.9 });

    expect(await page.evaluate(placesOfBothButtons)).toEqual([]);
    const bar = page.getByRole('region', { name: 'Buy' });
    const parts = [bar.getByText('$30.00'), bar.getByRole('button', { name: 'Choose a shade' })];
    const last = page.getByRole('main').getByRole('article').getByRole('button').last();
    for (const place of [page.getByRole('tab', { name: 'Ingredients' }), last]) {
      await place.focus();
      await expect.poll(() => obscured({ place })).toEqual([]);
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    }
    // content below the fold may still come
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const end = await bar.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0);
    }).toPass();

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(trail).not.toHaveCount(0);
    for (const target of await trail.all()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('radio')).not.toHaveCount(0);
    for (const shade of await page.getByRole('radio').all()) {
      const box = await shade.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await parts[1]?.tap();
    await expect(page.getByRole('radio', { name: 'Classic Red' })).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Classic Red' })).toBeFocused();
    await page.getByRole('radio', { name: 'Rose' }).check();
    await addButton(page).tap();
    const drawer = page.getByRole('dialog', { name: 'Your cart (1)' });
    await expect(drawer.getByText('Shade: Rose')).toBeVisible();
    await expectAccessible(page, 'drawer');
    const controls = [drawer.getByRole('button', { name: 'Remove' }), drawer.getByRole('link', { name: 'Checkout' })];
    await expectReachable(page, 'drawer', ...controls);
  });
});

test(
  'the first picture of a product comes first, and is as wide as it promises',
  { tag: '@full' },
  async ({ page }) => {
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport);
      await open(page, LIPSTICK);
      const first = zoomButton(page, 1).getByRole('img');
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(page.getByRole('main').locator('img[fetchpriority=high]')).toHaveCount(1);
      await expect(first).toHaveJSProperty('complete', true);
      // an image's natural width is the width in `sizes`: the file's pixels divided by their density
      const { sizes, rendered } = await first.evaluate((node: HTMLImageElement) => ({
        sizes: node.naturalWidth,
        rendered: node.getBoundingClientRect().width,
      }));
      expect(Math.abs(sizes - rendered), `${sizes} px by its sizes, ${rendered} px rendered`).toBeLessThanOrEqual(2);
    }
  },
);

test('a shade is shared by its address, and its picture zooms (PROD-5, PROD-43)', async ({ page, context }) => {
  await open(page, '/collections/makeup');
  const historyLength = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Velvet Matte Lipstick' }).click();
  // the heading is focused once the page is scrolled to its top
  await expect(page.getByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 300));
  for (const shade of ['Rose', 'Berry', 'Plum']) await page.getByRole('radio', { name: shade }).check();
  await expect(page).toHaveURL(/\?variant=plum$/);
  expect(await page.evaluate(() => window.scrollY), 'a choice does not scroll').toBe(300);
  expect(await page.evaluate(() => history.length), 'a choice adds no history entry').toBe(historyLength + 1);
  await expect(zoomButton(page, 1).getByRole('img')).toHaveJSProperty('complete', true);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('radio', { name: 'Plum' })).toBeChecked();
  await expect(other.getByText('Only 4 left in stock')).toBeVisible();
  await expect(zoomButton(other, 1)).toBeInViewport({ ratio: 0.8 });
  await expect.poll(() => sourceOf(zoomButton(other, 1).getByRole('img'))).toContain('mkp-005-1-plum');
  await other.close();
  await open(page, LIPSTICK);
  await test.step('the zoom is led by the keyboard, is sharp, enlarges a picture that can be dragged, and gives the focus back', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await untilRequestsSettle(page);
    const before = scripts.length;
    await tabTo(page, zoomButton(page, 1));
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Velvet Matte Lipstick' });
    await expect(zoom.getByRole('heading')).toBeFocused();
    expect(scripts.length, 'the zoom is loaded when it is opened').toBeGreaterThan(before);
    await expectAccessible(page, 'zoom');
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByText('Picture 2 of 3')).toBeVisible();
    const button = zoom.getByRole('button', { name: /^Enlarge: .*picture 2 of 3$/ });
    await expect(button).toBeInViewport({ ratio: 0.9 });

    const picture = button.getByRole('img');
    const sharpness = () =>
      picture.evaluate(
        (node: HTMLImageElement) =>
          Number(/-(\d+)\.\w+(?:\?|$)/.exec(node.currentSrc)?.[1]) /
          (node.getBoundingClientRect().width * devicePixelRatio),
      );
    await expect.poll(sharpness).toBeGreaterThanOrEqual(0.95);
    const fitting = await picture.boundingBox();
    await button.click({ position: { x: 10, y: 10 } });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(2 * (fitting?.width ?? 0), 0);
    await expect.poll(() => sourceOf(picture)).toMatch(/-1200\.\w+(?:\?|$)/);

    const top = async () => Math.round((await picture.boundingBox())?.y ?? 0);
    const from = await top();
    await page.mouse.move(640, 450);
    await page.mouse.down();
    await page.mouse.move(640, 390, { steps: 4 });
    await page.mouse.up();
    await expect.poll(top).toBe(from - 60);
    await expect(button, 'a drag is no press').toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(zoomButton(page, 2)).toBeFocused();
    await expect(zoomButton(page, 2)).toBeInViewport();
  });
});
