import { EMAIL_PATTERN } from './emailPattern';

test.each(['noor@example.com', 'n@e.c', 'noor.rahman+news@mail.example.co.uk', 'nöör@exämple.ca'])(
  '%s is an email',
  (text) => {
    expect(EMAIL_PATTERN.test(text)).toBe(true);
  },
);

test.each([
  '',
  'noor',
  'noor@',
  '@example.com',
  'noor@example',
  'noor@example.',
  'noor@.com ',
  'noor rahman@example.com',
  'noor@@example.com',
  ' noor@example.com',
  'noor@example.com ',
])('%j is none', (text) => {
  expect(EMAIL_PATTERN.test(text)).toBe(false);
});
