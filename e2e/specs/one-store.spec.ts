import type { Page } from '@playwright/test';
import { addToCart, expect, signIn, test } from '../fixtures';
import contract from '../../shared/contract.json' with { type: 'json' };
import { journey } from '../journey';

/** The contracts of the stateful entry points; the shell still offers the former major of some. */
const contracts: Record<string, { version: string; former?: object }> = contract;

/** The providers of a shared module in the page's share scope, with their versions. */
function providersOf(page: Page, module: string): Promise<string[]> {
  return page.evaluate((name) => {
    const { shareScope } = Reflect.get(globalThis, 'GLOW_FEDERATION') as {
      shareScope: Record<string, Record<string, { from: string }>>;
    };
    return Object.entries(shareScope[name] ?? {}).map(([version, { from }]) => `${version} from ${from}`);
  }, module);
}

test(
  'one cart: the storefront fills it, the header counts it in both tabs, checkout changes it',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    const counts = [page, other].map((tab) => tab.getByRole('banner').getByRole('link', { name: /cart/i }));
    await addToCart(other, '/product/skn-002');
    await expect(other.getByRole('dialog').getByText('Midnight Repair Cream', { exact: true })).toBeVisible();
    await other.keyboard.press('Escape');
    for (const count of counts) await expect(count).toContainText('1');
    await other.goto('/cart');
    await other
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity/ })
      .click();
    for (const count of counts) await expect(count).toContainText('2');
  },
);

test(
  'one auth: account signs in, header, checkout and admin know it',
  { tag: ['@full', ...journey('account', 'checkout', 'admin')] },
  async ({ page }) => {
    await addToCart(page, '/product/skn-002');
    await page.goto('/login');
    await signIn(page);
    await expect(page).toHaveURL(/\/account$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await expect(page.getByRole('banner').getByText('demo@example.com')).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('demo@example.com');
    await page.goto('/admin');
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
  },
);

test('the shell alone brings React and every stateful entry point', async ({ page }) => {
  await addToCart(page, '/product/skn-002');
  for (const [url, name] of [
    ['/cart', 'Your cart (1)'],
    ['/login', 'Sign In'],
    ['/blog', 'The Glow Blog'],
    ['/', 'Quiet rituals, lasting glow'],
  ] as const) {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
  }
  for (const module of [
    'react',
    'react-dom',
    '@emotion/react',
    '@glow/shared/cart',
    '@glow/shared/auth',
    '@glow/shared/toast',
    '@glow/shared/router',
    '@glow/shared/wishlist',
    '@glow/shared/app',
  ]) {
    const providers = await providersOf(page, module);
    const { former = undefined } = contracts[module.replace('@glow/shared/', '')] ?? {};
    expect(providers, module).toHaveLength(former ? 2 : 1);
    for (const provider of providers) expect(provider).toContain('glow_shell');
  }
});
