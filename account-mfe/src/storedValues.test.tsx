import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import { placedOrders } from '@glow/shared/orders';
import { findCrashes, shopper, storedAddresses, storedCards, storedValues, storeSignIn } from '@glow/shared/testing';
import { Screens } from './routes';
import { placedOrder as order } from './components/testing/placedOrder';

beforeEach(() => {
  // an order that this tab does not have is asked of the server
  globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Signs in, and stores this text. */
const keep =
  (key: string, storage = localStorage) =>
  (raw: string) => {
    storeSignIn();
    storage.setItem(key, raw);
  };

describe('Whatever this device has stored, the account is shown', () => {
  test.each([
    [`/account/orders/${order.id}`, 1],
    ['/account/orders', 5],
  ])('in the receipts, at %s', async (url, every) => {
    const values = [...storedValues([order], every), JSON.stringify([{ id: order.id, items: [] }])];
    const store = keep('glow_receipts', sessionStorage);
    expect(await findCrashes(Screens, url, store, values, { read: () => placedOrders() })).toEqual([]);
  });

  test.each([
    ['glow_saved_addresses', '/account/addresses', { 'user-1': storedAddresses }, savedAddresses.list],
    ['glow_saved_payment_methods', '/account/payment-methods', { 'user-1': storedCards }, savedPaymentMethods.list],
  ])('in %s', async (key, url, example, list) => {
    const values = storedValues(example, 2);
    expect(await findCrashes(Screens, url, keep(key), values, { read: () => list('user-1') })).toEqual([]);
  });

  test.each([
    ['glow_hidden_examples', '/account/orders', { 'user-1': true }, 1],
    ['glow_user', '/account', shopper, 1],
    ['glow_user', '/account/addresses', shopper, 4],
    ['glow_token', '/account', 'local.99999999999999', 3],
  ])('in %s, at %s', async (key, url, example, every) => {
    const crashes = await findCrashes(Screens, url, keep(key), storedValues(example, every), {
      read(stores) {
        const { user, isAuthenticated } = stores().auth.getState();
        return [user, isAuthenticated];
      },
    });
    expect(crashes).toEqual([]);
  });
});
