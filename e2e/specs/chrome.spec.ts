import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { expect, setUpSession, test, untilHydrated } from '../fixtures';
import { journey } from '../journey';
import { untilRequestsSettle } from '../requests';
import { expectReachable } from '../wholeScreens';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const COLLECTIONS = ['Skincare', 'Makeup', 'Bestsellers', 'New Arrivals', 'Glow Kits'];

/** Opens a page and waits until the search box is hydrated. */
async function open(page: Page, url: string, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(url);
  // on a narrow screen the search box is hidden
  await expect(page.getByRole('banner').getByRole('combobox', { includeHidden: true })).toHaveCount(1);
}

/** Accessible names of the elements in tab order. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.querySelector('img')?.alt ??
          document.activeElement?.textContent ??
          '',
      ),
    );
  }
  return names;
}

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' });
}

function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' });
}

test('the header stays at the top; it and menus are used by keyboard (NAV-2, NAV-10, NAV-52)', async ({ page }) => {
  // two pages, because a page restores its scroll position when it is visited again
  for (const [url, viewport] of [
    ['/', WIDE],
    ['/collections/all', NARROW],
  ] as const) {
    await open(page, url, viewport);
    const promoLine = page.getByText('Free shipping on orders over $75 · 30-day returns');
    await expect(promoLine).toBeInViewport();
    await page.mouse.wheel(0, 1500);
    await expect(promoLine).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Glow, home' })).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeInViewport();
  }

  await open(page, '/careers');
  expect(await tabStops(page, 13)).toEqual([
    'Skip to content',
    'Glow, home',
    ...COLLECTIONS,
    'Blog',
    'Search products',
    'Search',
    'Sign In',
    'Wishlist',
    'Cart',
  ]);
  await open(page, '/careers', NARROW);
  expect(await tabStops(page, 7)).toEqual([
    ...['Skip to content', 'Menu', 'Search', 'Glow, home', 'Sign In', 'Wishlist', 'Cart'],
  ]);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // toasts are in front of an open menu, and heard there
  const form = page.getByRole('form', { name: 'Newsletter in the footer' });
  await untilHydrated(form);
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  const top = async (part: Locator) => (await part.boundingBox())?.y;
  await subscribe.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
  expect(await top(subscribe), 'the button stays beside the field').toBe(await top(form.getByLabel('Email address')));

  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toast = menu.getByRole('alert').filter({ hasText: 'Email required' });
  await expect(toast).toBeVisible();
  // by attribute, because toasts have the roles of the live regions
  await expect(menu.locator('[aria-live=polite]')).toHaveCount(1);
  await expect(menu.locator('[aria-live=assertive]')).toHaveCount(1);
  // the menu is loaded when it opens
  await expect(menu.getByRole('link', { name: 'Skincare' })).toBeVisible();
  expect(await tabStops(page, 9)).toEqual(['Close', ...COLLECTIONS, 'Blog', 'Sign In', 'Create Account']);
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expectToFit(page, 'menu', [NARROW.width]);
  await expectReachable(page, 'menu', menu.getByRole('link', { name: 'Create Account' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('body > div > [aria-live]')).toHaveCount(2);

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await searchBox(page).fill('glow');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions');

  await setUpSession(page);
  await open(page, '/careers', NARROW);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).press('Enter');
  await expect(page.getByRole('banner').getByText('demo@example.com')).toBeVisible();
  expect(await tabStops(page, 4)).toEqual(['Account Settings', 'Order History', 'Wishlist', 'Sign Out']);
  await expectAccessible(page, 'account menu');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
});

test(
  'the search is used with the keyboard alone',
  { tag: [...journey('storefront'), '@firefox'] },
  async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => /\/suggestions\.\w+\.js$/.test(request.url()) && chunks.push(request.url()));
    await open(page, '/careers');
    await untilRequestsSettle(page);
    expect(chunks).toEqual([]);
    await searchBox(page).focus();
    await expect.poll(() => chunks).toHaveLength(1);
    await page.keyboard.type('midnight');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('midnight');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await page.keyboard.type('midnight');
    await expect(suggestions(page).getByRole('option').first()).toContainText('Midnight Repair Cream');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).getByRole('option', { selected: true })).toContainText('Midnight Repair Cream');
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await suggestions(page).getByRole('option', { selected: true }).getAttribute('id')) ?? '',
    );
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/skn-002$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Midnight Repair Cream' })).toBeFocused();
    await expect(suggestions(page)).toBeHidden();

    await searchBox(page).fill('vitamin c');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/collections\/all\?q=vitamin\+c$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
  },
);
