import { attemptKey, endAttempt } from './checkoutAttempt';

afterEach(endAttempt);

test('An attempt keeps its key on this device, for all its tabs', () => {
  const key = attemptKey();
  expect(key).not.toBe('');
  expect(attemptKey()).toBe(key);
  expect(localStorage.getItem('glow_checkout_key')).toBe(JSON.stringify(key));
});

test('What comes after an ended attempt has another key', () => {
  const key = attemptKey();
  endAttempt();
  expect(attemptKey()).not.toBe(key);
});

test('Where the device stores nothing the attempt still keeps its key', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(attemptKey()).toBe(attemptKey());
  refuse.mockRestore();
  warn.mockRestore();
});

test('Where the page is not secure a key is drawn from random bytes', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  expect(attemptKey()).toMatch(/^[0-9a-f]{32}$/);
  Reflect.deleteProperty(crypto, 'randomUUID');
});
