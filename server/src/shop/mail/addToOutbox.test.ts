import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { mailboxOf } from './addToOutbox';

test.each([
  ['rose@example.com', 'rose@example.com'],
  ["o'neil+news@example.com", "o'neil+news@example.com"],
  ['nöör@exämple.ca', 'nöör@exämple.ca'],
  ['a,b@x.com', '"a,b"@x.com'],
  ['a"b\\c@x.com', '"a\\"b\\\\c"@x.com'],
  ['"rose"@x.com', '"\\"rose\\""@x.com'],
  ['.rose@x.com', '".rose"@x.com'],
  ['a@x.com;b', 'a@x.com%3bb'],
  ['a@[1.2.3.4]', 'a@%5b1.2.3.4%5d'],
  ['a<b@x.com>c', '"a<b"@x.com%3ec'],
  ['a(b)@x.com(c)', '"a(b)"@x.com%28c%29'],
])('%s is written as %s (API-120)', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test('no email that is taken can be read as two recipients (API-120)', () => {
  const part = fc.string({ unit: fc.oneof(anyCharacter, fc.constantFrom(...'a.,;:<>()[]"\\\'')) });
  fc.assert(
    fc.property(part, part, part, (name, host, end) => {
      const email = cleanEmail(`${name}@${host}.${end}`);
      fc.pre(EMAIL_PATTERN.test(email));
      const outside = mailboxOf(email).replace(/^"(?:[^"\\]|\\.)*"/, 'quoted');
      expect(outside).toMatch(/^[^\s()<>[\]:;@\\,"]+@[^\s()<>[\]:;@\\,"]+$/);
    }),
    { numRuns: 500 },
  );
});
