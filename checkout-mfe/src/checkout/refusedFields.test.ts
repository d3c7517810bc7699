import { emptyShipping } from './address/shippingSchema';
import { emptyPayment } from './payment/paymentSchema';
import { refusedFields } from './refusedFields';

const own = {
  ...emptyPayment,
  billingSameAsShipping: false,
  billing: { ...emptyPayment.billing, country: 'CA' as const },
};
const UNUSABLE = 'This cannot be used as it is written';

function refuse(fields: (string | undefined)[], payment = emptyPayment, code?: 'card_data') {
  const errors = fields.map((field) => ({ field, message: 'Words of the server' }));
  const answer = { success: false as const, message: 'Words of the server', errors, code };
  return refusedFields(answer, emptyShipping, payment).map(({ step, name, label, message }) => [
    step,
    name,
    label,
    message,
  ]);
}

test.each([
  ['customerEmail', 'shipping', 'email', 'Email', 'Invalid email format'],
  ['customerName', 'shipping', 'firstName', 'First name', UNUSABLE],
  ['shippingAddress.address1', 'shipping', 'address1', 'Address', UNUSABLE],
  ['shippingAddress.address2', 'shipping', 'address2', 'Apartment, suite, etc.', UNUSABLE],
  ['shippingAddress', 'shipping', 'address1', 'Address', UNUSABLE],
  ['billingAddress.zipCode', 'shipping', 'zipCode', 'ZIP code', UNUSABLE],
  ['paymentMethod.last4', 'payment', 'cardNumber', 'Card number', UNUSABLE],
])('a refused %s is of the step %s, in the words of the store (CHK-120)', (field, ...found) => {
  expect(refuse([field])).toEqual([found]);
});

test.each([
  ['billingAddress.state', ['payment', 'billing.state', 'Province']],
  ['billingAddress', ['payment', 'billing.address1', 'Address']],
  ['billingAddress.phone', ['shipping', 'phone', 'Phone number']],
])('with a billing address of its own %s is %j (CHK-120)', (field, found) => {
  expect(refuse([field], own, 'card_data')).toEqual([[...found, 'This looks like a card number']]);
});

test('each field is named once, and what is no field of a form is not (CHK-120)', () => {
  const fields = ['shippingAddress.email', 'customerEmail', 'billingAddress.email', 'items.0.id', '', 'x', undefined];
  expect(refuse(fields, own)).toEqual([['shipping', 'email', 'Email', 'Invalid email format']]);
});
