import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { sendSignUp } from '../accounts';
import { expect, setUpCart, setUpSession, signIn, test, untilHydrated, untilLoaded } from '../fixtures';
import { journey } from '../journey';
import { obscured } from '../obscured';

/** Records the paths that the page visits from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('signing in from the header leads back, past mistakes, and loads no real accounts', async ({ page, baseURL }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Skincare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // the page before has a field of this name too
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('noor@example.com');
  await button(page, 'Send Reset Link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expectAccessible(page, 'reset link sent');
  await page.getByRole('link', { name: 'Back to Sign In' }).click();

  await test.step('what goes wrong is accessible, and nothing covers what is pressed next', async () => {
    const submit = button(page, 'Sign In');
    await page.setViewportSize({ width: 390, height: 664 });
    await submit.click();
    await expect(page.getByText('Please check 2 fields')).toBeVisible();
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await submit.click();
    await expect(page.getByRole('alert').getByText('Invalid email or password. Please try again.')).toBeVisible();
    await submit.scrollIntoViewIfNeeded();
    await expect.poll(() => obscured({ 'Sign In': submit })).toEqual([]);
    await expectToFit(page, 'wrong password');
  });

  await signIn(page);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/collections/skincare`);
  await page.goto('/login');
  await expect(page).toHaveURL(`${baseURL}/account`);
  await untilLoaded(page);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/collections/skincare`);
  expect(loaded.some((url) => url.includes('/assets/account/'))).toBe(true);
  expect(loaded.filter((url) => /(server|real)-accounts/.test(url))).toEqual([]);
});

test('a newcomer with a full cart signs up, and is warned before signing out', async ({ page, baseURL }) => {
  await setUpCart(page, '/product/skn-002');
  await page.goto('/signup');
  await untilHydrated(button(page, 'Create Account'));
  await button(page, 'Create Account').click();
  await expect(page.getByText('Please check 6 fields')).toBeVisible();
  await expectAccessible(page, 'empty sign-up form sent');
  await page.getByLabel('Phone (optional)').fill('555 0100');
  await sendSignUp(page, { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' });
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  await expect(button(page, 'Sign Out')).toHaveAccessibleDescription(/lives only in this browser/);

  await page.getByRole('link', { name: 'Back to Checkout' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad');
  await expect(page.getByLabel('Email').first()).toHaveValue('noor@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100');

  await page.goto('/account');
  await button(page, 'Sign Out').click();
  await expect(page.getByText('Signed out')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('the profile is changed, and stays so, in the header too', { tag: journey('account') }, async ({ page }) => {
  await setUpSession(page, { phone: '' });
  await page.goto('/account/orders');
  await expect(page.getByRole('link', { name: 'View Order GLW-019' })).toBeVisible();
  await expectToFit(page, 'orders');
  await page.goto('/account');
  await expect(page.getByText('Not provided')).toBeVisible();
  await expectToFit(page, 'profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'demo@example.com' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByText('demo@example.com')).toHaveCount(1);
});

const ADDRESS = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phone: '555',
  address1: '1 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};
/** An order that the account has placed on this device; the server has no receipt for it. */
const ORDER = {
  id: 'GLW-7K3M9QXTR2VB',
  createdAt: '2026-01-05T10:00:00.000Z',
  status: 'processing',
  customerEmail: ADDRESS.email,
  customerName: 'Noor Haddad',
  items: [
    {
      id: 'skn-002',
      name: 'Midnight Repair Cream',
      quantity: 1,
      price: 125,
      image: '/images/products/skn-002-1-480.webp',
    },
  ],
  subtotal: 125,
  shipping: 0,
  tax: 10,
  total: 135,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
};

test.describe('signing out', () => {
  test.use({ expectedMessages: /404/ });

  test('leaves no name, email or street of the account, in other tabs too (AUTH-16)', async ({ page, context }) => {
    await setUpSession(page, { lastName: 'Haddad', email: ADDRESS.email });
    await page.evaluate(
      ({ order, address }) => {
        localStorage.setItem('glow_orders', JSON.stringify({ 'user-demo': [order] }));
        localStorage.setItem(
          'glow_saved_addresses',
          JSON.stringify({ 'user-demo': [{ ...address, id: '1', type: 'shipping', isDefault: true }] }),
        );
        sessionStorage.setItem('glow_checkout', JSON.stringify(address));
      },
      { order: ORDER, address: ADDRESS },
    );
    const url = `/account/orders/${ORDER.id}`;
    const other = await context.newPage();
    await other.goto(url);
    await expect(other.getByText(ADDRESS.address1)).toBeVisible();
    const paths = recordPaths(page);
    await page.goto('/account/orders');
    await page.getByRole('link', { name: `View Order ${ORDER.id}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${ORDER.id}` })).toBeVisible();
    await page.goBack();
    await page.getByRole('tab', { name: 'Orders', selected: true }).press('ArrowRight');
    await page.getByRole('button', { name: 'Remove address 1 Rose Lane' }).press('Enter');
    // a focused Undo does not expire
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused();
    expect(paths).not.toContain('/login');
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out')).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    for (const tab of [page, other]) {
      const kept = () => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      await expect.poll(kept).not.toMatch(/Noor|Haddad|noor@|Rose Lane/);
      expect(await kept()).toContain(ORDER.id);
    }

    await page.goto('/login');
    await signIn(page);
    await expect(page).toHaveURL(/\/account$/);
    await page.goto(url);
    await expect(page.getByText('$135.00')).toBeVisible();
    await expect(page.getByText('were removed from this device')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Noor|Rose Lane|4242/);
  });
});
