import {
  addPendingRequest,
  forgetUnanswered,
  idempotencyKey,
  pendingRequests,
  removePendingRequest,
  resetIdempotencyKey,
  unansweredSince,
} from './orderAttempt';

afterEach(resetIdempotencyKey);

test('A checkout attempt keeps its key on this device, for all tabs (CHK-19)', () => {
  const key = idempotencyKey();
  expect(key).not.toBe('');
  expect(idempotencyKey()).toBe(key);
  expect(localStorage.getItem('glow_checkout_key')).toBe(JSON.stringify(key));
});

test('After a reset there is a new key', () => {
  const key = idempotencyKey();
  resetIdempotencyKey();
  expect(idempotencyKey()).not.toBe(key);
});

test('Without storage the checkout attempt still keeps its key', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(idempotencyKey()).toBe(idempotencyKey());
  refuse.mockRestore();
  warn.mockRestore();
});

test('In an insecure context the key is made from random bytes', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  expect(idempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  Reflect.deleteProperty(crypto, 'randomUUID');
});

describe('An order that was sent', () => {
  const sent = Date.parse('2026-03-05T14:02:00Z');

  beforeEach(() => {
    jest.useFakeTimers({ now: sent });
    idempotencyKey();
    addPendingRequest('{"total":1}');
  });

  test('is unanswered since then, until its answer comes', () => {
    expect(unansweredSince()).toBe(sent);
    removePendingRequest('{"total":1}');
    expect(unansweredSince()).toBeUndefined();
  });

  test('is not asked about once it was or the attempt is over, and can be found at the next try (CHK-31)', () => {
    forgetUnanswered();
    expect(unansweredSince()).toBeUndefined();
    expect(pendingRequests()).toEqual(['{"total":1}']);
    addPendingRequest('{"total":1}');
    resetIdempotencyKey();
    expect(unansweredSince()).toBeUndefined();
  });

  test('is not asked about once the server has forgotten its key, after seven days (CHK-30)', () => {
    jest.setSystemTime(Date.parse('2026-03-12T14:01:59.999Z'));
    expect(unansweredSince()).toBe(sent);
    jest.setSystemTime(Date.parse('2026-03-12T14:02:00Z'));
    expect(unansweredSince()).toBeUndefined();
  });

  test('is not asked about without its key', () => {
    localStorage.removeItem('glow_checkout_key');
    expect(unansweredSince()).toBeUndefined();
  });

  test('is kept once, however often it is sent', () => {
    addPendingRequest('{"total":2}');
    addPendingRequest('{"total":1}');
    expect(pendingRequests()).toEqual(['{"total":2}', '{"total":1}']);
  });
});
