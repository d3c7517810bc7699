import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import {
  cartItem,
  findCrashes,
  storedAddresses,
  storedCards,
  storedPostal,
  storedValues,
  storeSignIn,
} from '@glow/shared/testing';
import { startOfCheckout } from './checkout/checkoutDraft';
import { Screens } from './routes';

const line = JSON.parse(JSON.stringify(cartItem('skn-001', '30ml')));
const { id, name, brand, images, stockCount, inStock } = line.product;
const cart = [{ ...line, product: { id, name, brand, images, stockCount, inStock } }];
const draft = {
  userId: 'user-1',
  shipping: { ...storedPostal, email: 'rose@example.com', phone: '(555) 010-0000', saveAddress: false },
  payment: { savePaymentMethod: false, billingSameAsShipping: false, billing: storedPostal },
};

function fillCart(): void {
  localStorage.setItem('glow_cart', JSON.stringify(cart));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('Whatever this device has stored, cart and checkout are shown (CART-13)', () => {
  test.each([
    ['/cart', 1],
    ['/checkout', 4],
  ])('in the cart, at %s', async (url, every) => {
    const store = (raw: string) => localStorage.setItem('glow_cart', raw);
    expect(
      await findCrashes(Screens, url, store, storedValues(cart, every), {
        read: (stores) => stores().cart.getState().items,
      }),
    ).toEqual([]);
  });

  test.each([
    ['/checkout', 2],
    ['/checkout?step=payment', 4],
  ])('in the draft, at %s', async (url, every) => {
    const store = (raw: string) => {
      fillCart();
      sessionStorage.setItem('glow_checkout', raw);
    };
    expect(
      await findCrashes(Screens, url, store, storedValues(draft, every), { read: () => startOfCheckout(undefined) }),
    ).toEqual([]);
  });

  test.each([
    ['glow_saved_addresses', '/checkout', { 'user-1': storedAddresses }, savedAddresses.list],
    ['glow_saved_payment_methods', '/checkout?step=payment', { 'user-1': storedCards }, savedPaymentMethods.list],
  ])('in %s', async (key, url, example, list) => {
    const store = (raw: string) => {
      fillCart();
      storeSignIn();
      sessionStorage.setItem('glow_checkout', JSON.stringify(draft));
      localStorage.setItem(key, raw);
    };
    expect(await findCrashes(Screens, url, store, storedValues(example, 2), { read: () => list('user-1') })).toEqual(
      [],
    );
  });
});
