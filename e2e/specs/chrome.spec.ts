import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { addToCart, expect, fillPayment, fillShipping, signIn, test, untilTaken } from '../fixtures';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const COLLECTIONS = ['Skincare', 'Makeup', 'Bestsellers', 'New Arrivals', 'Glow Kits'];

/** Opens a page and waits until the search box, the first part that scripts improve, is alive. */
async function open(page: Page, url: string, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(url);
  await expect(page.getByRole('banner').locator('input[role=combobox]')).toHaveCount(1);
}

/** Signs in and comes to the account, whose heading has the focus then. */
async function comeIn(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeFocused();
}

/** The names of what the keyboard meets, one Tab after the other. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.querySelector('img')?.alt ?? document.activeElement?.textContent ?? ''));
  }
  return names;
}

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' });
}

function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' });
}

test.describe('header', () => {
  for (const viewport of [WIDE, NARROW]) {
    test(`stays at the top while the page scrolls, at ${viewport.width} px`, async ({ page }) => {
      await open(page, '/', viewport);
      await expect(page.getByText('Free shipping on orders over $75 · 30-day returns')).toBeInViewport();
      await page.mouse.wheel(0, 1500);
      await expect(page.getByText('Free shipping on orders over $75 · 30-day returns')).not.toBeInViewport();
      await expect(page.getByRole('link', { name: 'Glow, home' })).toBeInViewport();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeInViewport();
    });
  }

  test('is met by the keyboard in the order it is read, wide', async ({ page }) => {
    await open(page, '/careers');
    expect(await tabStops(page, 12)).toEqual(['Skip to content', 'Glow, home', ...COLLECTIONS, 'Search products', 'Search', 'Sign in', 'Wishlist', 'Cart']);
  });

  test('is met by the keyboard in the order it is read, narrow', async ({ page }) => {
    await open(page, '/careers', NARROW);
    expect(await tabStops(page, 6)).toEqual(['Skip to content', 'Menu', 'Glow, home', 'Sign in', 'Wishlist', 'Cart']);
  });

  test('leads past itself', async ({ page }) => {
    await open(page, '/careers');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('search', () => {
  test('suggests only when it is asked to: nothing of it is loaded before the box is focused', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isSuggestions = (path: string) => /^\/assets\/(shell\/suggestions|blog\/)/.test(path);
    await open(page, '/careers');
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isSuggestions)).toEqual([]);
    await searchBox(page).focus();
    await expect.poll(() => asked.filter(isSuggestions).length).toBeGreaterThan(2);
  });

  test('suggests products, brands, collections and articles, and says how many', async ({ page }) => {
    await open(page, '/careers');
    await searchBox(page).pressSequentially('routine');
    await expect(suggestions(page).getByRole('group', { name: 'Journal' }).getByRole('option')).toHaveText('A Simple Routine, Morning and Night');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions? for routine$/ })).toHaveCount(1);
    await searchBox(page).fill('e');
    await expect(suggestions(page).getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(6);
    await searchBox(page).fill('glow');
    await expect(suggestions(page).getByRole('group', { name: 'Brands' }).getByRole('option')).toHaveText('Everything by Glow Lab');
    await expect(suggestions(page).getByRole('group', { name: 'Collections' }).getByRole('option')).toHaveText('Glow Kits');
  });

  test('is used with the keyboard alone', async ({ page }) => {
    await open(page, '/careers');
    await searchBox(page).focus();
    await page.keyboard.type('midnight');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('midnight');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await page.keyboard.type('midnight');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).getByRole('option', { selected: true })).toContainText('Midnight Repair Cream');
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await suggestions(page).getByRole('option', { selected: true }).getAttribute('id')) ?? '');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/skn-002$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Midnight Repair Cream' })).toBeFocused();
    await expect(suggestions(page)).toBeHidden();
  });

  for (const [option, url] of [
    ['View all results', /\/collections\/all\?q=glow$/],
    ['Everything by Glow Lab', /\/collections\/all\?brand=Glow\+Lab$/],
    ['Glow Kits', /\/collections\/glow-kits$/],
  ] as const) {
    test(`a press on ${option} leads there`, async ({ page }) => {
      await open(page, '/careers');
      await searchBox(page).fill('glow');
      await suggestions(page).getByRole('option', { name: option }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(searchBox(page)).toHaveValue('');
    });
  }

  test('Enter sends what is written', async ({ page }) => {
    await open(page, '/careers');
    await searchBox(page).fill('vitamin c');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/collections\/all\?q=vitamin\+c$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
  });

  test('where nothing is found the collections are offered', async ({ page }) => {
    await open(page, '/careers');
    await searchBox(page).fill('zzz');
    await expect(page.getByText('Nothing found for “zzz”. Perhaps one of these?')).toBeVisible();
    await expect(suggestions(page).getByRole('option')).toHaveText(COLLECTIONS);
  });

  test.describe('without the blog', () => {
    test.use({ expectedMessages: /./ });

    test('everything else is suggested', async ({ page }) => {
      await page.route('**/assets/blog/**', (route) => route.abort('connectionrefused'));
      await open(page, '/careers');
      await searchBox(page).fill('routine');
      await expect(suggestions(page).getByRole('option', { name: 'View all results' }).or(page.getByText(/^Nothing found/))).toBeVisible();
      await searchBox(page).fill('serum');
      await expect(suggestions(page).getByRole('option', { name: /Glow Radiance Vitamin C Serum/ })).toBeVisible();
    });
  });
});

test.describe('menu of narrow screens', () => {
  test('shows the collections, closes with Escape and gives the focus back', async ({ page }) => {
    await open(page, '/careers', NARROW);
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Makeup' })).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation', { name: 'Collections' }).getByRole('link')).toHaveText(COLLECTIONS);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('is met by the keyboard in the order it is read', async ({ page }) => {
    await open(page, '/careers', NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await tabStops(page, 10)).toEqual(['Close', 'Search products', 'Search', ...COLLECTIONS, 'Sign In', 'Create Account']);
  });

  test('closes when a collection is chosen', async ({ page }) => {
    await open(page, '/careers', NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Bestsellers' }).click();
    await expect(page).toHaveURL(/\/collections\/bestsellers$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeFocused();
  });

  test('holds the search: Escape closes its suggestions, clears it, and only then closes the menu', async ({ page }) => {
    await open(page, '/careers', NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await searchBox(page).fill('midnight');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('account menu', () => {
  test('shows who is signed in and where to go, closes with Escape, and signs out', async ({ page }) => {
    await comeIn(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await button.focus();
    await page.keyboard.press('Enter');
    const header = page.getByRole('banner');
    await expect(header.getByText('demo@example.com')).toBeVisible();
    expect(await tabStops(page, 4)).toEqual(['Account Settings', 'Order History', 'Wishlist', 'Sign Out']);
    await page.keyboard.press('Escape');
    await expect(header.getByText('demo@example.com')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await header.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Signed out' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

test('login, signup and forgot-password have neither header nor footer, every other page has both', async ({ page }) => {
  for (const url of ['/login', '/signup', '/forgot-password']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  }
  for (const url of ['/', '/cart', '/blog', '/careers', '/wishlist']) {
    await page.goto(url);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('every link of the footer leads to a page of its own, and none to nowhere', async ({ page, request }) => {
  await open(page, '/careers');
  const links = await page.getByRole('contentinfo').getByRole('link').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
  expect(links.filter((href) => /^(mailto|tel):/.test(href))).toHaveLength(2);
  const pages = links.filter((href) => href.startsWith('/'));
  expect(pages).toHaveLength(17);
  expect(links).toHaveLength(19);
  for (const href of pages) expect((await request.get(href)).status(), href).toBe(200);
  await expect(page.getByRole('contentinfo')).toContainText('Demo store: no e-mail leaves this machine.');
});

test.describe('toasts', () => {
  test('leave by themselves, but not from under the keyboard, which then returns to where it was', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await signIn(page);
    const toast = page.getByRole('status').filter({ hasText: 'Welcome back!' });
    // it stays meanwhile
    await toast.hover();
    await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeFocused();
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    await terms.focus();
    await page.keyboard.press('Tab');
    const dismiss = toast.getByRole('button', { name: 'Dismiss notification' });
    await expect(dismiss).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
    await expect(terms).toBeFocused();
  });

  test('are in front of an open dialog, heard there, and dismissed with the keyboard', async ({ page }) => {
    await open(page, '/careers', NARROW);
    const form = page.getByRole('form', { name: 'Newsletter in the footer' });
    await untilTaken(form);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toast = menu.getByRole('alert').filter({ hasText: 'Email required' });
    await expect(toast).toBeVisible();
    await expect(menu.locator('[aria-live=polite]')).toHaveCount(1);
    await expect(menu.locator('[aria-live=assertive]')).toHaveCount(1);
    await menu.getByRole('link', { name: 'Create Account' }).focus();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.locator('[aria-live]')).toHaveCount(0);
    await expect(page.locator('body > div > [aria-live]')).toHaveCount(2);
  });

  test('what is said while the cart is open is said inside it', async ({ page }) => {
    await addToCart(page, '/product/skn-002');
    await expect(page.getByRole('dialog', { name: /^Your cart/ }).locator('[aria-live=polite]', { hasText: 'Added Midnight Repair Cream' })).toHaveCount(1);
  });
});

for (const viewport of [WIDE, NARROW]) {
  test(`no state of the frame breaks an accessibility rule at ${viewport.width} px, and none is wider than the screen`, async ({ page }) => {
    test.setTimeout(120_000);
    async function check(state: string) {
      await test.step(state, async () => {
        await expectAccessible(page, state);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(viewport.width);
      });
    }
    const isNarrow = viewport === NARROW;
    await open(page, '/careers', viewport);
    if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click();
    if (isNarrow) await check('menu open');
    await searchBox(page).fill('glow');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await check('suggestions open');
    await searchBox(page).fill('zzz');
    await check('nothing found');

    await page.reload();
    const form = page.getByRole('form', { name: 'Newsletter in the footer' });
    await untilTaken(form);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
    await check('an error in the footer, and its toast');
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ json: { success: false, message: 'Not now.' } }));
    await form.getByLabel('Email address').fill('noor@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('list')).toBeVisible();
    await check('a failure listed below the form');
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ json: { success: true, message: 'Welcome.' } }));
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form).toBeHidden();
    await check('the confirmation');

    await comeIn(page);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('banner').getByText('demo@example.com')).toBeVisible();
    await check('account menu open, toast shown');
    if (!isNarrow) return;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByText('demo@example.com')).toBeVisible();
    await check('menu of who is signed in');
  });
}

test.describe('track order', () => {
  test.use({ expectedMessages: /404/ });

  test('number and email tell where an order stands; anything else is answered alike', async ({ page, browser, store }) => {
    await addToCart(page, '/product/skn-002');
    await page.goto('/checkout');
    await fillShipping(page);
    await fillPayment(page);
    await page.getByRole('button', { name: /Place Order/ }).click();
    await expect(page).toHaveURL(/\/account\/orders\/GLW-/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const otherDevice = await browser.newContext({ baseURL: store.url });
    const elsewhere = await otherDevice.newPage();
    await elsewhere.goto('/track-order');
    const main = elsewhere.getByRole('main');
    for (const [orderId, email] of [['GLW-0000000000AA', 'amelia@example.com'], [id, 'noor@example.com']] as const) {
      await main.getByLabel('Order number').fill(orderId);
      await main.getByLabel('Email').fill(email);
      await main.getByRole('button', { name: 'Track Order' }).click();
      await expect(main.getByText('There is no order of this number and email.')).toBeVisible();
      await elsewhere.reload();
    }
    await main.getByLabel('Order number').fill(id.toLowerCase());
    await main.getByLabel('Email').fill('Amelia@example.com');
    await main.getByRole('button', { name: 'Track Order' }).click();
    await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
    await expect(main.getByText('Processing')).toBeVisible();
    await expect(main.getByRole('list', { name: 'Items' })).toContainText('1 × Midnight Repair Cream');
    await expect(main).not.toContainText('Rosewater');
    await expectAccessible(elsewhere);
    await otherDevice.close();
  });
});
