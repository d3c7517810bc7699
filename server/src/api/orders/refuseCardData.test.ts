import { anOrder } from '../../testing/anOrder';
import { Refusal } from '../Refusal';
import { refuseCardData } from './refuseCardData';

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
  ['a thirteen digit card number', { customerName: '4222222222222' }],
])('%s is refused', (_what, changes) => {
  expect(() => refuseCardData(anOrder(undefined, changes))).toThrow(expect.objectContaining({ status: 422, message: expect.not.stringContaining('4') }));
});

test.each([
  ['a usual order', {}],
  ['a phone number that looks like a card', { shippingAddress: { ...shippingAddress, phone: VISA } }],
  ['a long number that is no card', { note: '4242424242424241' }],
])('%s passes', (_what, changes) => {
  expect(() => refuseCardData(anOrder(undefined, changes))).not.toThrow(Refusal);
});
