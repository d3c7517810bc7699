import type { Page } from '@playwright/test';
import { expectToFit } from '../accessible';
import { expect, openUnhydrated, setUpCart, setUpSession, signIn, test } from '../fixtures';
import { journey } from '../journey';

/** URLs that require sign-in, with their heading when signed in. */
const GUARDED: [url: string, heading: string][] = [
  ['/account', 'Profile'],
  ['/account/orders', 'Orders'],
  ['/account/addresses', 'Addresses'],
  ['/account/payment-methods', 'Payment methods'],
  ['/account/no-such-tab', 'Profile'],
  ['/account/orders/GLW-001', 'Order GLW-001'],
  ['/account/orders?page=2', 'Orders'],
  ['/admin', 'Store admin'],
];

/** The viewport width in CSS pixels for forms without input; pages.spec.ts checks them on a phone. */
const WIDE = 1280;

/** Records the paths that the page visits from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

for (const [url, heading] of GUARDED) {
  // the admin is another remote than the login page, so the account's own tests cannot cover it
  const tag = url === '/admin' ? [] : '@full';
  test(
    `${url} asks a visitor to sign in, opens then, and stays through a hard reload`,
    { tag },
    async ({ page, baseURL }) => {
      await page.goto(url);
      await expect(page).toHaveURL(/\/login$/);
      await page.reload();
      await signIn(page);
      await expect(page).toHaveURL(baseURL + url);
      await expect(page.locator('#main').getByRole('heading', { name: heading, exact: true })).toBeVisible();

      const paths = recordPaths(page);
      await page.reload();
      await expect(page.locator('#main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveURL(baseURL + url);
      expect(paths).not.toContain('/login');
    },
  );
}

test(
  'signing in with the address of another site as the way back leads to the account',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.goto('/login?from=//other.example');
    await signIn(page);
    await expect(page).toHaveURL(`${baseURL}/account`);
  },
);

test(
  'no spelling of another site in from= leads a signed-in shopper out of the store',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await setUpSession(page);
    for (const from of [
      '/\\other.example',
      '%2F%2Fother.example',
      '/%5Cother.example',
      '/%09/other.example',
      'https://other.example',
      'https%3A%2F%2Fother.example',
      'https:other.example',
      'javascript:alert(1)',
      '/%252F/other.example',
      '/.//other.example',
    ]) {
      await page.goto(`/login?from=${from}`);
      await expect(page, from).toHaveURL(`${baseURL}/account`);
    }
  },
);

test('what a password manager fills in and sends before the page is hydrated signs in', async ({ page, baseURL }) => {
  const hydrate = await openUnhydrated(page, '/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.keyboard.press('Enter');
  hydrate();
  await expect(page).toHaveURL(`${baseURL}/account`);
});

test('signing in from the header leads back, and Back does not pass the login page', async ({ page, baseURL }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Skincare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await signIn(page);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/collections/skincare`);
  await page.goto('/login');
  await expect(page).toHaveURL(`${baseURL}/account`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/collections/skincare`);
});

test('a newcomer signs up with a full cart, finds the checkout filled in, and is warned before signing out', async ({
  page,
  baseURL,
}) => {
  await setUpCart(page, '/product/skn-002');
  await page.goto('/signup');
  await expectToFit(page, 'sign-up', [WIDE]);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please check 6 fields')).toBeVisible();
  await expectToFit(page, 'empty sign-up form sent');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Phone (optional)').fill('555 0100');
  await page.getByLabel('Email').fill('noor@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Petal2026');
  await page.getByLabel('Confirm password', { exact: true }).fill('Petal2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toHaveAccessibleDescription(
    /lives only in this browser/,
  );

  await page.getByRole('link', { name: 'Back to Checkout' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad');
  await expect(page.getByLabel('Email').first()).toHaveValue('noor@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0100');

  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a wrong password is refused, and every state of the login is accessible', async ({ page }) => {
  await page.goto('/login');
  await expectToFit(page, 'login', [WIDE]);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please check 2 fields')).toBeVisible();
  await expectToFit(page, 'empty login form sent');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expectToFit(page, 'wrong password');
});

test('every state of the password reset is accessible', async ({ page }) => {
  await page.goto('/forgot-password');
  await expectToFit(page, 'password reset', [WIDE]);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectToFit(page, 'no email for the reset');
  await page.getByLabel('Email').fill('noor@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expectToFit(page, 'reset link sent');
});

test(
  'the profile is changed, and the new name is there after a reload, in the header too',
  { tag: journey('account') },
  async ({ page }) => {
    await setUpSession(page, { phone: '' });
    await page.goto('/account');
    await expect(page.getByText('Not provided')).toBeVisible();
    await expectToFit(page, 'profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('');
    await expectToFit(page, 'profile being edited');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'demo@example.com' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('banner').getByText('demo@example.com')).toHaveCount(1);
  },
);

test('an address is added, removed and put back, by keyboard too', async ({ page }) => {
  await setUpSession(page);
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/account\/addresses$/);

  await page.getByRole('button', { name: 'Add address' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await expect(dialog.getByLabel('First name')).toHaveValue('Amelia');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toBeFocused();
  await expectToFit(page, 'address with errors');
  await dialog.getByLabel('Address', { exact: true }).fill('7 Fern Street');
  await dialog.getByLabel('City').fill('Salem');
  await dialog.getByLabel('State').selectOption('OR');
  await dialog.getByLabel('ZIP code').fill('97301');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove address 7 Fern Street' }).click();
  await expect(page.getByText('Salem, OR 97301')).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  // a focused Undo does not expire
  await undo.focus();
  await expectToFit(page, 'removed address');
  await undo.press('Enter');
  await expect(page.getByRole('heading', { name: 'Addresses' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Salem, OR 97301');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Default');
});

test('of a card that is added only the last four digits are kept', { tag: '@full' }, async ({ page }) => {
  await setUpSession(page);
  await page.goto('/account/payment-methods');
  await expectToFit(page, 'payment methods');
  await page.getByRole('button', { name: 'Add card' }).click();
  const card = page.getByRole('dialog', { name: 'Add card' });
  await card.getByLabel('Name on card').fill('Amelia Hart');
  await card.getByLabel('Card number').fill('4242424242421881');
  await card.getByLabel('Expiry date').fill('0931');
  await expectToFit(page, 'new card');
  await card.getByRole('button', { name: 'Save Card' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('visa ending in 1881');
  await expectToFit(page, 'added card');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/4242 ?4242 ?4242/);
});

test('the orders are there with their states, and each has its page', async ({ page }) => {
  await setUpSession(page);
  await page.goto('/account/orders');
  await expectToFit(page, 'orders');
  await page.getByRole('link', { name: 'View Order GLW-019' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order GLW-019' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Orders', selected: true })).toBeVisible();
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
  // the server has no receipt for it
  test.use({ expectedMessages: /404/ });

  test('leaves no name, email or street of the account on the device, in other tabs too', async ({ page, context }) => {
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
    await page.goto('/account/orders');
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
    await expectToFit(page, 'order after signing out');
  });
});

test('a guest sees the own order and no other page of an account', { tag: '@full' }, async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate((receipt) => sessionStorage.setItem('glow_receipts', JSON.stringify([receipt])), ORDER);
  await page.goto(`/account/orders/${ORDER.id}`);
  await expect(page.getByText(ORDER.id).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('$135.00').first()).toBeVisible();
  for (const url of ['/account/orders', '/account', '/account/orders/GLW-001']) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login$/);
  }
});
