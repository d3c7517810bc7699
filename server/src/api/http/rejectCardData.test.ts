import { anOrder } from '../../testing/anOrder';
import { ApiError } from '../../errors/ApiError';
import { rejectCardData } from './rejectCardData';

const VISA = '4242424242424242';
const { shippingAddress, paymentMethod } = anOrder();

test.each([
  ['a card number field', { cardNumber: '1' }],
  ['a nested security code', { paymentMethod: { ...paymentMethod, card: [{ CVV: '123' }] } }],
  ['a cvc', { cvc: 123 }],
  ['an expiry date', { paymentMethod: { ...paymentMethod, expiry_date: '12/30' } }],
  ['a card number in an address', { shippingAddress: { ...shippingAddress, address2: `Unit ${VISA}` } }],
  ['a card number in groups', { note: 'my card 4242 4242-4242 4242 thanks' }],
  ['a card number as a number', { reference: Number(VISA) }],
  ['a card number as a field name', { [VISA]: true }],
  ['a card number with dots', { note: '4242.4242.4242.4242' }],
  [
    'a card number in full-width digits',
    { note: [...VISA].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('') },
  ],
  ['a card number as a phone number', { shippingAddress: { ...shippingAddress, phone: VISA } }],
  [
    'an American Express number as a phone number',
    { shippingAddress: { ...shippingAddress, phone: '378282246310005' } },
  ],
  ['a card number as a ZIP code', { shippingAddress: { ...shippingAddress, zipCode: VISA } }],
  ['a thirteen digit card number', { customerName: '4222222222222' }],
])('%s is refused', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).toThrow(
    expect.objectContaining({ status: 422, message: expect.not.stringContaining('4') }),
  );
});

test.each([
  ['a usual order', {}],
  [
    'a long phone number that passes the check of cards',
    { shippingAddress: { ...shippingAddress, phone: '+49 1522 2222 221' } },
  ],
  ['a long number that is no card', { note: '4242424242424241' }],
])('%s passes', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).not.toThrow(ApiError);
});
