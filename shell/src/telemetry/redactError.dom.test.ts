import { redactError } from './startTelemetry';

test.each([
  ['Cannot read a of undefined', 'Error: Cannot read a of undefined'],
  ['Loading http://localhost/assets/blog/a.js?token=1#x failed', 'Error: Loading /assets/blog/a.js failed'],
  ['No account of rose@example.com.', 'Error: No account of ….'],
  ['Card 4242 4242 4242 4242 declined', 'Error: Card … declined'],
  ['Line\nbreak', 'Error: Line break'],
  ['x'.repeat(300), `Error: ${'x'.repeat(193)}`],
])('%j is told as %j', (message, told) => {
  expect(redactError(new Error(message)).message).toBe(told);
});

test('of the stack the first frames are told, without origin and query', () => {
  const error = new TypeError('broken');
  error.stack = [
    'TypeError: broken',
    ...[1, 2, 3, 4].map((line) => `    at draw (http://localhost/assets/blog/a.js?v=2:${line}:7)`),
  ].join('\n');
  expect(redactError(error)).toEqual({
    message: 'TypeError: broken',
    frames: [1, 2, 3].map((line) => `at draw (/assets/blog/a.js:${line}:7)`),
  });
});

test('what is no error is not told: it could be anything', () => {
  expect(redactError({ email: 'rose@example.com' })).toEqual({ message: 'Not an Error', frames: [] });
});
