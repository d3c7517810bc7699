import { savedAddresses } from '@glow/shared/customer';
import { shopper, storedPostal } from '@glow/shared/testing';
import { emptyShipping } from './address/shippingSchema';
import { keepDraft, startOfCheckout } from './checkoutDraft';
import { emptyPayment } from './payment/paymentSchema';

const postal = { ...storedPostal, country: 'US' as const };
const typed = { ...emptyShipping, ...postal, email: 'rose@example.com' };
const other = { ...shopper, id: 'user-2', email: 'noor@example.com' };
const king = { ...postal, address1: '5 King St', city: 'Toronto', state: 'ON', country: 'CA' as const };

test.each([
  ['somebody else', shopper, other, { city: '', email: 'noor@example.com' }],
  ['a guest', shopper, undefined, { city: '', email: '' }],
  ['the shopper who typed it', shopper, shopper, { city: 'Portland', email: 'rose@example.com' }],
  ['whoever signs in after typing it as a guest', undefined, shopper, { city: 'Portland', phone: shopper.phone }],
])('What %s finds of a draft (CHK-5, CHK-6)', (_, author, reader, shown) => {
  keepDraft(author, typed, emptyPayment, true);
  const start = startOfCheckout(reader);
  expect(start.shipping).toMatchObject(shown);
  expect(start.isCardGiven).toBe(shown.city !== '');
});

test('Nothing of a card is stored (CHK-32, PAY-5)', () => {
  const card = { nameOnCard: 'A. Hart-Noor', cardNumber: '4111 1111 1111 1234', expiryDate: '12/27', cvv: '987' };
  keepDraft(shopper, typed, { ...emptyPayment, ...card }, true);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Hart-Noor|4111|12\/27|987/);
  expect(startOfCheckout(shopper).payment).toMatchObject({ nameOnCard: '', cardNumber: '' });
});

test('The default address is filled in at the start, unless there is a draft (CHK-5)', () => {
  savedAddresses.add(shopper.id, king);
  savedAddresses.add(shopper.id, { ...king, address1: '9 Queen St' });
  expect(startOfCheckout(shopper).shipping).toMatchObject({ ...king, email: shopper.email });
  expect(startOfCheckout(undefined).shipping.address1).toBe('');
  keepDraft(shopper, { ...emptyShipping, city: 'Salem' }, emptyPayment, false);
  expect(startOfCheckout(shopper).shipping).toMatchObject({ address1: '', city: 'Salem' });
});

test('The billing address is that of the shipping form while they are the same, else its own (CHK-10)', () => {
  const billing = { ...postal, city: 'Salem' };
  keepDraft(undefined, typed, { ...emptyPayment, billing }, false);
  expect(startOfCheckout(undefined).payment.billing.city).toBe('Portland');
  keepDraft(undefined, typed, { ...emptyPayment, billing, billingSameAsShipping: false }, false);
  expect(startOfCheckout(undefined).payment.billing.city).toBe('Salem');
});

test.each(['{broken', '[]', '{"shipping":{"country":"FR"}}'])('Checkout starts empty if the draft is %s', (raw) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('glow_checkout', raw);
  expect(startOfCheckout(undefined).shipping).toEqual(emptyShipping);
  jest.restoreAllMocks();
});
