import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { cartItem } from '@glow/shared/testing';
import { emptyShipping } from '../address/shippingSchema';
import { emptyPayment } from '../payment/paymentSchema';
import { NoResponseError, placeOrder, RefusedError } from './placeOrder';
import { submitOrder, type Submission } from './submitOrder';

jest.mock('./placeOrder', () => ({ ...jest.requireActual('./placeOrder'), placeOrder: jest.fn() }));

const place = jest.mocked(placeOrder);
const line = { ...cartItem('skn-003', undefined, 2), left: 2 };
const shipping = { ...emptyShipping, firstName: ' Amelia ', address1: '12 Rose Lane', saveAddress: true };
const card = { cardNumber: '4111 1111 1111 1234', expiryDate: '12/27', nameOnCard: 'Amelia Hart' };
const payment = { ...emptyPayment, ...card, savePaymentMethod: true };
const submission: Submission = { shipping, payment, policy: DEFAULT_POLICY, key: 'key', userId: 'user-1' };
const submit = (changes: Partial<Submission> = {}) =>
  submitOrder({ lines: [line], gone: [] }, DEFAULT_POLICY, { ...submission, ...changes });

beforeEach(() => place.mockReset());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a line is not sold any more', { lines: [line], gone: [cartItem('mkp-003', 'rose')] }, DEFAULT_POLICY],
  ['fewer of a line are left', { lines: [line, { ...line, left: 1 }], gone: [] }, DEFAULT_POLICY],
  ['a sum differs from what was agreed', { lines: [line], gone: [] }, { ...DEFAULT_POLICY, shipping: 9_99 }],
])('When %s, nothing is sent (CHK-18)', async (_, cart, agreed) => {
  const mark = jest.fn();
  Object.assign(performance, { mark });
  expect(await submitOrder(cart, agreed, submission)).toEqual({ state: 'changed' });
  expect(place).not.toHaveBeenCalled();
  expect(mark).toHaveBeenCalledWith('glow:place-order:done');
});

test.each([
  [true, true],
  [true, false],
  [false, true],
])('Once placed, address (%s) and card (%s) are saved, of an account only (CHK-15)', async (address, method) => {
  const placed = { order: { id: 'GLW-1' }, isEarlier: false } as Awaited<ReturnType<typeof placeOrder>>;
  const choice = {
    shipping: { ...shipping, saveAddress: address },
    payment: { ...payment, savePaymentMethod: method },
  };
  place.mockResolvedValue(placed);
  expect(await submit(choice)).toEqual({ state: 'placed', placed });
  expect(place).toHaveBeenCalledWith(expect.objectContaining({ subtotal: 68 }), 'key', 'user-1');
  expect(savedAddresses.list('user-1')).toMatchObject(
    address ? [{ firstName: 'Amelia', address1: '12 Rose Lane' }] : [],
  );
  expect(savedPaymentMethods.list('user-1')).toMatchObject(
    method ? [{ last4: '1234', brand: 'visa', expiryMonth: 12, expiryYear: 2027, nameOnCard: 'Amelia Hart' }] : [],
  );
  localStorage.clear();
  await submit({ ...choice, userId: undefined });
  expect(localStorage).toHaveLength(0);
});

test.each([
  [new NoResponseError('lost'), { state: 'no-response' }],
  [new TypeError('a fault'), { state: 'failed' }],
])('After %s it says %j, and saves nothing (CHK-16)', async (error, outcome) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  place.mockRejectedValue(error);
  expect(await submit()).toEqual(outcome);
  expect(log).toHaveBeenCalledWith('The order could not be placed', error);
  expect(savedAddresses.list('user-1')).toEqual([]);
});

test('A refusal comes with the fields that it names', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = [{ message: 'Words of the server', field: 'customerEmail' }];
  const refusal = new RefusedError({ items: [] } as never, 400, { success: false, message: '', errors });
  place.mockRejectedValue(refusal);
  expect(await submit()).toMatchObject({ state: 'failed', refusal, fields: [{ step: 'shipping', name: 'email' }] });
});
