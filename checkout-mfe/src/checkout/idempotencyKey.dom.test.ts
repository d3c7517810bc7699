import { idempotencyKey, resetIdempotencyKey } from './idempotencyKey';

afterEach(resetIdempotencyKey);

test('A checkout attempt keeps its key on this device, for all tabs', () => {
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
