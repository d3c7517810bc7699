import type { AnySchema, ValidationError } from 'yup';
import { paymentSchema } from './payment/paymentSchema';
import { shippingSchema } from './address/shippingSchema';

const names = { firstName: 'Amelia', lastName: 'Hart' };
const place = {
  address1: '12 Rose Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};
const address = { ...names, ...place };
const shipping = { ...address, email: 'amelia@example.com', phone: '555' };
const card = { nameOnCard: 'Amelia Hart', cardNumber: '4242 4242 4242 4242', expiryDate: '12/27', cvv: '123' };
const payment = { ...card, billingSameAsShipping: true, billing: {} };

/** The first message for a field, or undefined if it is valid. */
function messageFor(schema: AnySchema, values: unknown, field: string): string | undefined {
  try {
    schema.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    return (error as ValidationError).inner.find(({ path }) => path === field)?.message;
  }
}

describe('Shipping form (FORM-6, FORM-17)', () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'amelia', 'Invalid email format'],
    ['email', 'amelia@example', 'Invalid email format'],
    ['email', 'amelia@exam ple.com', 'Invalid email format'],
    ['phone', '', 'Phone number is required'],
    ['address1', '', 'Address is required'],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['zipCode', '', 'ZIP code is required'],
    ['firstName', '   ', 'First name is required'],
    ['email', '   ', 'Email is required'],
  ])('%s %j is refused with %j', (field, value, message) => {
    expect(messageFor(shippingSchema, { ...shipping, [field]: value }, field)).toBe(message);
  });

  test.each([
    ['address2', ''],
    ['email', ' a@b.c '],
    ['phone', 'none, please write'],
    ['zipCode', 'anything'],
    ['country', 'CA'],
  ])('%s %j is accepted', (field, value) => {
    expect(shippingSchema.isValidSync({ ...shipping, [field]: value })).toBe(true);
  });
});

describe('Payment form (FORM-7, PAY-1, PAY-3, PAY-4)', () => {
  test.each([
    ['nameOnCard', '', 'Name on card is required'],
    ['cardNumber', '', 'Card number is required'],
    ['cardNumber', '4242 4242 4242 424', 'Invalid card number'],
    ['cardNumber', '4242 4242 4242 4242 4', 'Invalid card number'],
    ['expiryDate', '', 'Expiry date is required'],
    ['expiryDate', '1227', 'Invalid expiry date (MM/YY)'],
    ['expiryDate', '12/2', 'Invalid expiry date (MM/YY)'],
    ['cvv', '', 'CVV is required'],
    ['cvv', '12', 'Invalid CVV'],
    ['cvv', '12345', 'Invalid CVV'],
  ])('%s %j is refused with %j', (field, value, message) => {
    expect(messageFor(paymentSchema, { ...payment, [field]: value }, field)).toBe(message);
  });

  test.each([
    ['cardNumber', '1234123412341234'],
    ['cardNumber', '1234 1234 1234 1234'],
    ['expiryDate', '01/01'],
    ['expiryDate', '99/99'],
    ['cvv', '1234'],
  ])('%s %j is accepted', (field, value) => {
    expect(paymentSchema.isValidSync({ ...payment, [field]: value })).toBe(true);
  });
});

const BEFORE_LAST_PART = `${'n'.repeat(64)}@${'e'.repeat(63)}.${'e'.repeat(63)}.`;

test.each([
  ['firstName', 100, 'First name'],
  ['lastName', 100, 'Last name'],
  ['address1', 200, 'Address'],
  ['address2', 200, 'Apartment, suite, etc.'],
  ['city', 100, 'City'],
  ['zipCode', 20, 'ZIP code'],
  ['phone', 40, 'Phone number'],
  ['nameOnCard', 200, 'Name on card'],
])('%s has at most %i characters, none of which is a control character (FORM-17)', (field, longest, label) => {
  const [schema, values] = field === 'nameOnCard' ? [paymentSchema, payment] : [shippingSchema, shipping];
  const of = (text: string) => messageFor(schema, { ...values, [field]: text }, field);
  expect(of('x'.repeat(longest))).toBeUndefined();
  expect(of('x'.repeat(longest + 1))).toBe(`${label} is too long`);
  expect(of('x\u0007y')).toBe(`${label} has characters that cannot be used`);
});

test('An email of more than 254 characters is invalid (FORM-17)', () => {
  const of = (length: number) => {
    const email = BEFORE_LAST_PART.padEnd(length, 'e');
    return messageFor(shippingSchema, { ...shipping, email }, 'email');
  };
  expect([of(254), of(255)]).toEqual([undefined, 'Invalid email format']);
});

describe('Billing address', () => {
  test('While it is the same as shipping, it is not validated', () => {
    expect(paymentSchema.isValidSync({ ...payment, billing: { ...address, city: '' } })).toBe(true);
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['address1', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['zipCode', 'ZIP code is required'],
  ])('A separate one without %s is refused with %j', (field, message) => {
    const separate = { ...payment, billingSameAsShipping: false, billing: { ...address, [field]: '' } };
    expect(messageFor(paymentSchema, separate, `billing.${field}`)).toBe(message);
  });
});
