import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import {
  addToCart,
  expect,
  fillPayment,
  fillShipping,
  setUpCart,
  setUpSession,
  signIn,
  test,
  untilHydrated,
} from '../fixtures';
import { journey } from '../journey';
import { obscured } from '../obscured';
import { untilRequestsSettle } from '../requests';

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

/** Waits until the search says that it finds nothing, and announces it. */
async function expectNothingFound(page: Page, text: string): Promise<void> {
  const sentence = `Nothing found for “${text}”. Perhaps one of these?`;
  await expect(page.getByRole('search').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
}

/** Expects that the toast of this title, once it is at rest, covers none of the elements. */
async function expectUncovered(page: Page, title: string, parts: Record<string, Locator>): Promise<void> {
  await expect(page.locator('[role=alert], [role=status]').filter({ hasText: title }).first()).toBeInViewport();
  await expect.poll(() => obscured(parts), { message: title }).toEqual([]);
}

test.describe('header', () => {
  test('stays at the top while the page scrolls, on wide and narrow screens', async ({ page }) => {
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
  });

  test('takes the Tab key in its reading order, wide and narrow, and its first link skips it', async ({ page }) => {
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
  });
});

test.describe('search', () => {
  test('loads its suggestions when it is focused: products, brands, collections, articles and pages; where it finds nothing, the collections', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const chunks = () => requested.filter((path) => /\/suggestions\.\w+\.js$/.test(path));
    await open(page, '/careers');
    await untilRequestsSettle(page);
    expect(chunks()).toEqual([]);
    await searchBox(page).focus();
    await expect.poll(chunks).toHaveLength(1);

    await searchBox(page).pressSequentially('routine');
    await expect(suggestions(page).getByRole('group', { name: 'Blog' }).getByRole('option')).toHaveText([
      'A Simple Routine, Morning and Night',
    ]);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions? for routine$/ })).toHaveCount(1);
    await searchBox(page).fill('e');
    await expect(suggestions(page).getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(6);
    await searchBox(page).fill('glow');
    await expect(suggestions(page).getByRole('group', { name: 'Brands' }).getByRole('option')).toHaveText([
      'Everything by Glow Lab',
    ]);
    await expect(suggestions(page).getByRole('group', { name: 'Collections' }).getByRole('option')).toHaveText([
      'Glow Kits',
    ]);
    await searchBox(page).fill('zzz');
    await expectNothingFound(page, 'zzz');
    await expect(suggestions(page).getByRole('option')).toHaveText(COLLECTIONS);
  });

  test('is used with the keyboard alone', { tag: [...journey('storefront'), '@firefox'] }, async ({ page }) => {
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
  });

  test(
    'leads to all results, to a brand and to a collection with a click on its suggestion',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '/careers');
      for (const [option, url] of [
        ['View All Results', /\/collections\/all\?q=glow$/],
        ['Everything by Glow Lab', /\/collections\/all\?brand=Glow\+Lab$/],
        ['Glow Kits', /\/collections\/glow-kits$/],
      ] as const) {
        await searchBox(page).fill('glow');
        await suggestions(page).getByRole('option', { name: option }).click();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(searchBox(page)).toHaveValue('');
      }
    },
  );

  test.describe('without the blog', () => {
    test.use({ expectedMessages: /./ });

    test('everything else is suggested', { tag: '@full' }, async ({ page }) => {
      await page.route('**/assets/blog/**', (route) => route.abort('connectionrefused'));
      await open(page, '/careers');
      await searchBox(page).fill('routine');
      await expect(
        suggestions(page)
          .getByRole('option', { name: 'View All Results' })
          .or(page.getByText(/^Nothing found/)),
      ).toBeVisible();
      await searchBox(page).fill('serum');
      await expect(suggestions(page).getByRole('option', { name: /Glow Radiance Vitamin C Serum/ })).toBeVisible();
    });
  });
});

test.describe('menu of narrow screens', () => {
  test('is opened, read and closed with the keyboard, gives the focus back, and is closed by a collection', async ({
    page,
  }) => {
    await open(page, '/careers', NARROW);
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Makeup' })).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([...COLLECTIONS, 'Blog']);
    expect(await tabStops(page, 9)).toEqual(['Close', ...COLLECTIONS, 'Blog', 'Sign In', 'Create Account']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: 'Bestsellers' }).click();
    await expect(page).toHaveURL(/\/collections\/bestsellers$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeFocused();
  });
});

test('on a narrow screen an icon opens the search, where Escape closes the suggestions, clears the box, then closes it', async ({
  page,
}) => {
  await open(page, '/careers', NARROW);
  const icon = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await expect(searchBox(page)).toBeHidden();
  await icon.click();
  await expect(searchBox(page)).toBeFocused();
  await expect(suggestions(page).getByRole('group', { name: 'Popular searches' })).toBeVisible();
  await page.keyboard.type('midnight');
  await expect(suggestions(page).getByRole('option').first()).toContainText('Midnight Repair Cream');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(icon).toBeFocused();
});

test('Enter on what only an article or a page has leads to it', { tag: '@full' }, async ({ page }) => {
  await open(page, '/careers');
  for (const [text, region, title] of [
    ['routine', 'In the blog', 'A Simple Routine, Morning and Night'],
    ['returns', 'Help and information', 'Shipping & Returns'],
  ] as const) {
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${text}”` })).toBeVisible();
    await expect(page.getByRole('region', { name: region }).getByRole('link', { name: title })).toBeVisible();
    await expectToFit(page, text);
  }
});

test('the account menu is used with the keyboard, fits, leads to the settings, and signs out in every tab', async ({
  page,
  context,
  baseURL,
}) => {
  await setUpSession(page);
  await page.goto('/account/orders');
  const other = await context.newPage();
  await other.goto('/account/addresses');
  await expect(other.getByRole('heading', { name: 'Addresses' })).toBeVisible();

  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Account' });
  const email = header.getByText('demo@example.com');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(email).toBeVisible();
  expect(await tabStops(page, 4)).toEqual(['Account Settings', 'Order History', 'Wishlist', 'Sign Out']);
  await page.keyboard.press('Escape');
  await expect(email).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeVisible();
  await expectToFit(page, 'account menu');
  await header.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('demo@example.com')).toBeVisible();
  await expectToFit(page, 'menu of narrow screens, signed in', [NARROW.width]);
  await page.keyboard.press('Escape');

  await button.click();
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Signed out' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await expect(other).toHaveURL(`${baseURL}/`);
  expect(await other.evaluate(() => [localStorage.getItem('glow_user'), localStorage.getItem('glow_token')])).toEqual([
    null,
    null,
  ]);
});

test(
  'login, signup and forgot-password have neither header nor footer, every other page has both',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);

test('every link of the footer leads to a page that is there', { tag: '@full' }, async ({ page, request }) => {
  await open(page, '/careers');
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
  expect(links.filter((href) => /^(mailto|tel):/.test(href))).toHaveLength(2);
  const pages = links.filter((href) => href.startsWith('/'));
  expect(pages).toHaveLength(21);
  expect(links).toHaveLength(23);
  for (const href of pages) expect((await request.get(href)).status(), href).toBe(200);
  await expect(page.getByRole('contentinfo')).toContainText('Demo store: no email leaves this machine.');
});

test.describe('toasts', () => {
  test('leave by themselves, but not while they have the focus, which then returns to where it was', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    await signIn(page);
    const toast = page.getByRole('status').filter({ hasText: 'Welcome back!' });
    // a hovered toast does not expire
    await toast.hover();
    await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeFocused();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    const dismiss = toast.getByRole('button', { name: 'Dismiss notification' });
    await expect(dismiss).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
    await expect(last).toBeFocused();
  });

  test('are in front of an open dialog, heard there, and dismissed with the keyboard', async ({ page }) => {
    await open(page, '/careers', NARROW);
    const form = page.getByRole('form', { name: 'Newsletter in the footer' });
    await untilHydrated(form);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toast = menu.getByRole('alert').filter({ hasText: 'Email required' });
    await expect(toast).toBeVisible();
    // by attribute, because toasts have the roles of the live regions
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

  for (const viewport of [NARROW, { width: 1280, height: 800 }]) {
    test.describe('after a failure', () => {
      test.use({ expectedMessages: /The order could not be placed|402/ });

      test(`cover no heading, message or control at ${viewport.width} px`, { tag: '@full' }, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/login');
        await page.getByLabel('Email').fill('noor@example.com');
        await page.getByLabel('Password', { exact: true }).fill('wrong');
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await expectUncovered(page, 'Login failed', {
          heading: page.getByRole('heading', { name: 'Sign In', exact: true }),
          message: page.getByText('We could not sign you in'),
          'Sign In': page.getByRole('button', { name: 'Sign In', exact: true }),
          'the demo account': page.getByRole('button', { name: 'Fill demo account' }),
        });

        await page.goto('/forgot-password');
        await page.getByLabel('Email').fill('noor@example.com');
        await page.getByRole('button', { name: 'Send Reset Link' }).click();
        await expectUncovered(page, 'Reset link sent!', {
          heading: page.getByRole('heading', { name: 'Check Your Email' }),
          'Back to Sign In': page.getByRole('link', { name: 'Back to Sign In' }),
        });

        await setUpCart(page, '/product/skn-002');
        await page.goto('/checkout');
        await fillShipping(page);
        await fillPayment(page, '4000000000000002');
        const placeOrder = page.getByRole('button', { name: /^Place Order/ });
        await placeOrder.click();
        await expectUncovered(page, 'Payment failed', {
          message: page.getByText('Your order has not been placed.'),
          'Place Order': placeOrder,
        });
        await page.getByRole('button', { name: /^Edit payment/i }).click();
        await fillPayment(page);
        await placeOrder.click();
        await expectUncovered(page, 'Order placed successfully!', {
          heading: page.getByRole('heading', { name: /^Thank you/ }),
        });
      });
    });
  }

  test('what is announced while the cart is open is announced inside it', { tag: '@full' }, async ({ page }) => {
    await addToCart(page, '/product/skn-002');
    await expect(
      page
        .getByRole('dialog', { name: /^Your cart/ })
        .getByRole('status')
        .filter({ hasText: 'Added Midnight Repair Cream' }),
    ).toHaveCount(1);
  });
});

test('the menu of narrow screens and the search fit and are accessible', async ({ page }) => {
  for (const viewport of [NARROW, WIDE]) {
    await open(page, '/careers', viewport);
    if (viewport === NARROW) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expectToFit(page, 'menu', [viewport.width]);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    }
    await searchBox(page).fill('glow');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectToFit(page, 'suggestions', [viewport.width]);
    await searchBox(page).fill('zzz');
    await expectNothingFound(page, 'zzz');
    await expectToFit(page, 'nothing found', [viewport.width]);
  }
});

test('every state of the newsletter in the footer fits and is accessible', async ({ page }) => {
  await open(page, '/careers');
  const form = page.getByRole('form', { name: 'Newsletter in the footer' });
  await untilHydrated(form);
  const button = form.getByRole('button', { name: 'Subscribe' });
  /** How far the button is below the field. */
  const offset = async () => {
    const [field, at] = await Promise.all([form.getByLabel('Email address').boundingBox(), button.boundingBox()]);
    return (at?.y ?? 0) - (field?.y ?? 0);
  };
  expect(await offset()).toBe(0);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
  expect(await offset(), 'the button stays beside the field').toBe(0);
  await expectToFit(page, 'an error under the field, and its toast');
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { success: false, message: 'Not now.' } }),
  );
  await form.getByLabel('Email address').fill('noor@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('list')).toBeVisible();
  await expectToFit(page, 'a failure listed below the form');
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { success: true, message: 'Welcome.' } }),
  );
  // drops the timer that hides the confirmation after five seconds
  await page.evaluate(() => {
    const { setTimeout: start } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, delayMs = 0) => (delayMs >= 5000 ? 0 : start(callback, delayMs)),
    });
  });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form).toBeHidden();
  await expectToFit(page, 'the confirmation');
  await expect(form).toBeHidden();
});

test.describe('track order', () => {
  test.use({ expectedMessages: /404/ });

  test(
    'number and email tell where an order stands; anything else is answered alike',
    { tag: '@full' },
    async ({ page, browser, store }) => {
      await setUpCart(page, '/product/skn-002');
      await page.goto('/checkout');
      await fillShipping(page);
      await fillPayment(page);
      await page.getByRole('button', { name: /Place Order/ }).click();
      await expect(page).toHaveURL(/\/account\/orders\/GLW-/);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      const otherDevice = await browser.newContext({ baseURL: store.url });
      const otherPage = await otherDevice.newPage();
      await otherPage.goto('/track-order');
      const main = otherPage.getByRole('main');
      for (const [orderId, email] of [
        ['GLW-0000000000AA', 'amelia@example.com'],
        [id, 'noor@example.com'],
      ] as const) {
        await main.getByLabel('Order number').fill(orderId);
        await main.getByLabel('Email').fill(email);
        await main.getByRole('button', { name: 'Track Order' }).click();
        await expect(main.getByText('There is no order of this number and email.')).toBeVisible();
        await otherPage.reload();
      }
      await main.getByLabel('Order number').fill(id.toLowerCase());
      await main.getByLabel('Email').fill('Amelia@example.com');
      await main.getByRole('button', { name: 'Track Order' }).click();
      await expect(main.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
      await expect(main.getByText('Processing')).toBeVisible();
      await expect(main.getByRole('list', { name: 'Items' })).toContainText('1 × Midnight Repair Cream');
      await expect(main).not.toContainText('Rosewater');
      await expectAccessible(otherPage);
      await otherDevice.close();
    },
  );
});
