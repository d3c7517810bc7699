import { cartItem } from '@glow/shared/testing';
import { emptyShipping } from '../address/shippingSchema';
import { idempotencyKey, pendingRequests } from '../../components/orderAttempt';
import { emptyPayment } from '../payment/paymentSchema';
import { orderRequest } from './orderRequest';
import { NoResponseError, placeOrder, RefusedError } from './placeOrder';

const server = jest.fn();
let mark: jest.SpyInstance;

const placed = { success: true, order: { id: 'GLW-1' } };
const reused = { success: false, message: 'This checkout attempt was already used for another order.', errors: [] };
const request = orderRequest(
  [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose')],
  emptyShipping,
  emptyPayment,
);
const edited = orderRequest([cartItem('skn-003', undefined, 5)], emptyShipping, emptyPayment);

function answer(status: number, body: unknown) {
  server.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body });
}

/** The answer of a proxy, or of a server that is about to end. */
function answerWithoutJson(status: number) {
  server.mockResolvedValueOnce({ ok: false, status, json: () => Promise.reject(new SyntaxError('no JSON')) });
}

function loseConnection() {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
}

/** Places an order as a click does; resolves with its result or its error. */
async function place(order = request): Promise<unknown> {
  const outcome = placeOrder(order, idempotencyKey()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2000);
  return outcome;
}

const sentKeys = () => server.mock.calls.map(([, { headers }]) => headers['Idempotency-Key']);
const sentBodies = () => server.mock.calls.map(([, { body }]) => JSON.parse(body));
const isAnswered = () => mark.mock.calls.flat().includes('glow:place-order:done');

beforeEach(() => {
  jest.useFakeTimers();
  server.mockReset();
  globalThis.fetch = server;
  mark = jest.spyOn(performance, 'mark');
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<[string, () => void]>([
  ['a network that is down', loseConnection],
  ['an answer that makes no sense', () => answerWithoutJson(502)],
  ['an answer without an order', () => answer(200, { success: true })],
  ['an order without an id', () => answer(201, { success: true, order: {} })],
  ['a server that fails', () => answer(500, { success: false, message: 'Something went wrong.', errors: [] })],
  ...[431, 413, 403, 401, 402, 409, 422].map((status): [string, () => void] => [
    `a ${status} that is not the store’s`,
    () => answerWithoutJson(status),
  ]),
  ...[null, 'no', [], { errors: 'none' }, placed].map((body): [string, () => void] => [
    `a 400 that says ${JSON.stringify(body)}`,
    () => answer(400, body),
  ]),
])('After %s the outcome is not known, and the next click has the same key (CHK-19, CHK-120)', async (_, fail) => {
  fail();
  answer(201, placed);
  const failure = await place();
  expect(failure).toBeInstanceOf(NoResponseError);
  expect(failure).toHaveProperty('cause', expect.any(Error));
  expect(jest.getTimerCount()).toBe(0);
  expect(pendingRequests()).toEqual([JSON.stringify(request)]);
  expect(isAnswered()).toBe(false);
  expect(await place()).toMatchObject({ order: { ...request, id: 'GLW-1' }, isEarlier: false });
  expect(sentKeys()[1]).toBe(sentKeys()[0]);
  expect(sentBodies()).toEqual([request, request]);
  expect(isAnswered()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [400, undefined, false, true],
  [402, undefined, true, true],
  [409, 'out_of_stock', true, false],
  [409, 'price_changed', true, false],
  [422, undefined, false, false],
  [422, 'card_data', false, true],
])(
  'A refusal (%i, %s) ends the click on Place Order: %s; the next one has the same key: %s (CHK-18, CHK-19)',
  async (status, code, ends, keeps) => {
    answer(status, { success: false, message: '', code });
    answer(201, placed);
    const refusal = await place();
    expect(refusal).toBeInstanceOf(RefusedError);
    expect(refusal).toMatchObject({ answer: { errors: [] } });
    expect(isAnswered()).toBe(ends);
    expect(pendingRequests()).toEqual([]);
    await place();
    expect(sentKeys()[1] === sentKeys()[0]).toBe(keeps);
  },
);

function refuse(answered: { code?: string; field?: string; figures?: object }) {
  const { field, ...told } = answered;
  answer(409, { success: false, message: '', errors: [{ message: '', field }], ...told });
}

test.each([
  ['out_of_stock', 'items.1.quantity', 'mkp-003-rose'],
  ['out_of_stock', 'items.10.quantity', 'line-10'],
  ['out_of_stock', 'items.12.quantity', undefined],
  ['out_of_stock', 'items.1.quantity.unit', undefined],
  ['out_of_stock', 'gift.items.1.quantity', undefined],
  ['price_changed', 'items.1.quantity', undefined],
])('A refusal (%s) of the field %s names the line %s as short', async (code, field, line) => {
  const [first, second] = request.items;
  const others = Array.from({ length: 10 }, (_, index) => ({ ...first!, id: `line-${index + 2}` }));
  refuse({ code, field });
  expect(await place({ ...request, items: [first!, second!, ...others] })).toHaveProperty('outOfStockId', line);
});

test('A refusal tells what is another than was sent: fewer are left, or the price', async () => {
  const [first] = request.items;
  const sent = ['fewer', 'dearer', 'same', 'untold'].map((id) => ({ ...first!, id, quantity: 2, price: 36 }));
  const items = [
    { id: 'fewer', left: 1, price: 36 },
    { id: 'dearer', left: 9, price: 37.5 },
    { id: 'same', left: 2, price: 36 },
  ];
  refuse({ figures: { items } });
  expect(await place({ ...request, items: sent })).toHaveProperty('figures', {
    fewer: { left: 1, price: 36_00 },
    dearer: { left: 9, price: 37_50 },
  });
  refuse({ figures: { subtotal: 72 } });
  expect(await place({ ...request, items: sent })).toHaveProperty('figures', {});
});

test.each([
  [
    { subtotal: 108, shipping: 9.99, tax: 9.72 },
    { tax: expect.closeTo(9_000), shipping: 9_99, freeFrom: 108_01 },
  ],
  [
    { subtotal: 108, shipping: 0, tax: 0 },
    { tax: 0, shipping: 0, freeFrom: 0 },
  ],
  [{ subtotal: 0, shipping: 9.99, tax: 9.72 }, undefined],
  [{ shipping: 9.99, tax: 9.72 }, undefined],
  [{ subtotal: 108, tax: 9.72 }, undefined],
  [{ subtotal: 108, shipping: 9.99 }, undefined],
  [undefined, undefined],
])('A refusal with the sums %j tells the policy %j', async (figures, policy) => {
  refuse({ figures });
  expect(await place()).toHaveProperty('policy', policy);
});

test.each([
  ['user-1', 'true'],
  [undefined, 'false'],
])('The order of %s says whether it is of an account: %s', async (user, isOfAccount) => {
  answer(201, placed);
  void placeOrder(request, 'key', user);
  await jest.advanceTimersByTimeAsync(2000);
  expect(server.mock.calls[0][1].headers['Glow-Account']).toBe(isOfAccount);
});

test('Of the order in the answer only the id is needed (API-3)', async () => {
  answer(201, { success: true, order: { id: 'GLW-1' } });
  const filled = { ...request, id: 'GLW-1', status: 'processing', createdAt: expect.any(String) };
  expect(await place()).toEqual({ order: filled, isEarlier: false });
  const told = { id: 'GLW-2', status: 'pending', total: 1 };
  answer(201, { success: true, order: told });
  expect(await place()).toMatchObject({ order: { ...request, ...told } });
});

test('Without a response within 30 seconds the request is given up (CHK-14)', async () => {
  server.mockImplementationOnce(
    (_, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const outcome = jest.fn();
  void placeOrder(request, 'key').catch(outcome);
  await jest.advanceTimersByTimeAsync(31_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(NoResponseError));
});

describe('An order that was sent before without an answer (CHK-19)', () => {
  beforeEach(async () => {
    loseConnection();
    await place();
  });

  test('is found when another one is sent under its key', async () => {
    answer(422, reused);
    answer(201, placed);
    expect(await place(edited)).toMatchObject({ order: { ...request, id: 'GLW-1' }, isEarlier: true });
    expect(sentBodies()).toEqual([request, edited, request]);
    expect(new Set(sentKeys()).size).toBe(1);
    expect(isAnswered()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  test('gives way to the edited one if it has never arrived', async () => {
    answer(201, placed);
    expect(await place(edited)).toMatchObject({ order: edited, isEarlier: false });
    expect(sentBodies()).toEqual([request, edited]);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  test('is found among several', async () => {
    loseConnection();
    await place(edited);
    answer(422, reused);
    answer(422, reused);
    answer(201, placed);
    expect(await place({ ...request, customerName: 'Other' })).toMatchObject({ order: edited, isEarlier: true });
  });

  test.each<[string, boolean, () => void]>([
    ['a declined card', true, () => answer(402, { success: false, message: 'The card was declined.', errors: [] })],
    ['a 429', false, () => answer(429, { success: false, message: 'Please wait a moment.', errors: [] })],
    ['card data in a field', false, () => answer(422, { ...reused, code: 'card_data' })],
    ['a proxy’s 431', false, () => answerWithoutJson(431)],
  ])('keeps its key after %s, which answers it: %s', async (_, isAnswer, fail) => {
    fail();
    answer(201, placed);
    await place();
    expect(pendingRequests()).toHaveLength(isAnswer ? 0 : 1);
    await place();
    expect(sentKeys()).toHaveLength(3);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  test('is still looked for after a refusal that did not look for the key', async () => {
    answer(429, { success: false, message: 'Please wait a moment.', errors: [] });
    answer(422, reused);
    answer(201, placed);
    await place();
    expect(await place(edited)).toMatchObject({ isEarlier: true });
    expect(sentBodies()).toEqual([request, request, edited, request]);
  });
});
