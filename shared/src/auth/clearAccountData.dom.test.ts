import { createAuthStore } from './authStore';

const OF_SESSION = ['glow_checkout_key', 'glow_checkout_unanswered', 'glow_viewed', 'glow_searches'];
const BY_ACCOUNT = ['glow_saved_addresses', 'glow_saved_payment_methods', 'glow_hidden_examples'];
const OF_DEVICE = ['glow_cart', 'glow_wishlist'];

/** What stays of an order of the demo account. */
const summary = {
  id: 'GLW-7K3M9Q2XWZ4T',
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'processing',
  items: [{ id: 'skn-001-30ml', name: 'Serum', variant: 'Size: 30 ml', quantity: 1, price: 89, image: 'serum' }],
  ...{ subtotal: 89, shipping: 0, tax: 7.12, total: 96.12 },
};
const address = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com', address1: '1 Rose Lane' };
const order = {
  ...{ ...summary, keptAt: 1, customerEmail: 'amelia@example.com', customerName: 'Amelia Hart' },
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
};

function signIn(id: string, token = 'abc'): void {
  localStorage.setItem('glow_user', JSON.stringify({ id, email: 'noor@example.com' }));
  localStorage.setItem('glow_token', token);
}

/** Opens a page, and resolves once what its code does at the start is done. */
async function openPage() {
  const store = createAuthStore();
  const close = store.getState().start();
  await import('./clearAccountData');
  return { store, close };
}

beforeEach(() => {
  for (const key of OF_SESSION) localStorage.setItem(key, '"Noor"');
  for (const key of BY_ACCOUNT)
    localStorage.setItem(key, JSON.stringify({ 'user-1': ['Noor'], 'user-demo': ['Amelia'] }));
  localStorage.setItem('glow_orders', JSON.stringify({ 'user-1': [{ ...order, id: 'Noor' }], 'user-demo': [order] }));
  for (const key of OF_DEVICE) localStorage.setItem(key, '[]');
  sessionStorage.setItem('glow_checkout', '"Noor"');
  sessionStorage.setItem('glow_checkout:backup', '"Noor"');
  sessionStorage.setItem('glow_scroll', '[["default /collections/all?q=Noor",0]]');
  sessionStorage.setItem('glow_receipts', '[]');
});

async function expectCleared() {
  await import('./clearAccountData');
  expect(Object.keys(localStorage).sort()).toEqual(['glow_orders', ...OF_DEVICE].sort());
  expect(JSON.parse(localStorage.getItem('glow_orders') ?? '')).toEqual({ 'user-demo': [summary] });
  // a guest's orders stay the guest's
  expect(Object.keys(sessionStorage)).toEqual(['glow_receipts']);
}

test('signing out leaves only summaries of orders, if the account can sign in again (AUTH-16, AUTH-17)', async () => {
  signIn('user-1');
  const { store, close } = await openPage();
  store.getState().logout();
  await expectCleared();
  close();
});

test('the sign-out of another tab clears this one too (AUTH-16)', async () => {
  signIn('user-1');
  const { close } = await openPage();
  localStorage.removeItem('glow_user');
  localStorage.removeItem('glow_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'glow_token' }));
  await expectCleared();
  close();
});

test('a session that has expired is cleared when a page is opened (AUTH-16)', async () => {
  signIn('user-1', '"local.1"');
  const { close } = await openPage();
  await expectCleared();
  close();
});

test.each([
  ['a guest', () => undefined],
  ['a session that goes on', () => signIn('user-1')],
])('a page that %s opens removes nothing', async (_, prepare) => {
  prepare();
  const { close } = await openPage();
  expect(OF_SESSION.map((key) => localStorage.getItem(key))).toEqual(OF_SESSION.map(() => '"Noor"'));
  expect(localStorage.getItem('glow_orders')).toContain('Noor');
  close();
});

test('values that cannot be understood are removed with the rest', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn('user-1');
  const { store, close } = await openPage();
  localStorage.setItem('glow_orders', '{broken');
  store.getState().logout();
  await import('./clearAccountData');
  expect(localStorage.getItem('glow_orders')).toBeNull();
  expect(localStorage.getItem('glow_saved_addresses')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  close();
});
