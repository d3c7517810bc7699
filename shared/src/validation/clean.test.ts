import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { cleanEmail, cleanText, EMAIL_PATTERN, emailKey } from './clean';

test('an email has a name, one @ and a host with a point, and no space (FORM-5)', () => {
  const emails = ['noor@example.com', 'n@e.c', 'noor.rahman+news@mail.example.co.uk', 'nöör@exämple.ca'];
  expect(emails.filter((text) => !EMAIL_PATTERN.test(text))).toEqual([]);
  const others = [
    ...['', 'noor', 'noor@', '@example.com', 'noor@example', 'noor@example.', 'noor@.com ', 'noor rahman@example.com'],
    ...['noor@@example.com', ' noor@example.com', 'noor@example.com '],
    // mail cannot reach these
    ...['noor@example..com', 'noor@example.com.', `${'n'.repeat(65)}@example.com`, `noor@${'e'.repeat(64)}.com`],
  ];
  expect(others.filter((text) => EMAIL_PATTERN.test(text))).toEqual([]);
});

const WHITE_SPACE = [...'\t\n\v\f\r\u0085\u00a0\u1680\u2003\u2028\u2029\u3000'];
const UNSEEN = [
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u202a\u202e\u2060\u2066\u3164\ufe0f\ufeff\ufff9\uffff',
  ...['\u{e0041}', '\u{e0100}', '\ud800', '\udc00'],
];

test.each(WHITE_SPACE)('white space %j is a space (FORM-120)', (space) => {
  expect(cleanText(`${space}12${space} ${space}Main${space}St${space}`)).toBe('12 Main St');
});

test.each(UNSEEN)('%j is taken out (FORM-120)', (unseen) => {
  expect(cleanText(`${unseen}Ro${unseen}${unseen}se ${unseen} Miller${unseen}`)).toBe('Rose Miller');
  expect(cleanEmail(`${unseen}rose@exam${unseen}ple.com${unseen}`)).toBe('rose@example.com');
});

test.each([
  ...['👩🏽‍🚀', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', '🕵️‍♂️', '🇨🇦', '👨‍👩‍👧', 'می‌خواهم', 'क्‍ष', 'ශ්‍රී', 'അവന്‍'],
  ...['葛\u{e0100}城', 'ᠮᠣᠩᠭ᠋', '李小龍', 'Siobhán', 'José', "O'Connor-Ní", 'Zoe\u0308'],
])('%s stays as it is (FORM-120)', (text) => expect(cleanText(text)).toBe(text));

test.each(['a\u200db', '1\ufe0f', 'Rose\u{e0041}'])('what joins nothing is taken out of %j (FORM-120)', (text) =>
  expect(cleanText(text)).not.toMatch(/\p{DI}/u),
);

test.each([
  ...['rose@example.com;', 'rose@example.com,', '<rose@example.com>', 'mailto:rose@example.com', '(rose@example.com)'],
  ...['"Rose" <rose@example.com>', 'Rose Miller <rose@example.com>,', '<mailto:rose@example.com>;'],
  ...['"rose@example.com"', "'rose@example.com'", '“rose@example.com”', '‘rose@example.com’', '«rose@example.com»'],
  ...['MAILTO:rose@example.com?subject=Hello', ' rose@example.com ,; ', '\u202arose@example.com\u202c'],
  ...['rose@example.com>', 'rose@example.com；', 'rose@example.com、', '[rose@example.com]', '{rose@example.com}'],
  ...['\ufeffrose@example.com', 'rose@example.com.'],
])('%j is rose@example.com (FORM-120)', (text) => expect(cleanEmail(text)).toBe('rose@example.com'));

test.each([
  ...[
    "o'neil@example.com",
    'rose+news@example.com',
    '_rose@example.com',
    'a,b@example.com',
    'a@example.com;b',
    'a@b.;',
  ],
  ...['a@x.com,b@x.com', 'a@x.com <b@x.com>', 'a@x.com, <b@x.com>', 'rose miller@example.com', 'rose@example', 'rose,'],
])('%j has no clear meaning, and stays (FORM-120)', (text) => expect(cleanEmail(text)).toBe(text));

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...WHITE_SPACE, ...UNSEEN, ...'a@.<>"\'();:?ب्क👩🏽葛1', 'mailto:', '\u20e3') }),
);

test('cleaning again changes nothing, and leaves neither white space but single spaces nor half a character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cleaned = cleanText(text);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/[^\P{White_Space} ]|\p{Cs}|^ | $| {2}/u);
      const email = cleanEmail(text);
      expect(cleanEmail(email)).toBe(email);
      expect(emailKey(email)).toBe(emailKey(text));
    }),
    { numRuns: 500 },
  );
});

test('cleaning makes no email of a cleaned text into something that is none', () => {
  const part = fc
    .string({ unit: anyCharacter, minLength: 1 })
    .map((text) => cleanText(text).replace(/[\s@]/g, '') || 'x');
  fc.assert(
    fc.property(part, part, part, (name, host, end) => {
      expect(cleanEmail(`${name}@${host}.${end}`)).toMatch(EMAIL_PATTERN);
    }),
    { numRuns: 500 },
  );
});

test('a long text is cleaned in time that grows with its length', () => {
  // a pattern that tries again at every character would not end
  for (const text of ['!', '<', 'mailto:', '\u200b', ' ', 'क', '्', "'", '👩\u200d'])
    expect(cleanEmail(`${text.repeat(60_000)}a`)).toContain('a');
});

test.each([
  ['Ann@Bücher.Example', 'ann@xn--bcher-kva.example'],
  ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
  ['zoe\u0308@example.com', 'zo\u00EB@example.com'],
  ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['\uFF41nn@example.com', '\uFF41nn@example.com'],
  ['\u0130ris@example.com', 'i\u0307ris@example.com'],
  ['ann@bü%2e.example', 'ann@bü%2e.example'],
  ['ann@1.2', 'ann@1.2'],
  ['ann@ⓖmail.com', 'ann@gmail.com'],
  ['ann@b.co。uk', 'ann@b.co.uk'],
  ['ann@paral·lel.cat', 'ann@xn--parallel-koa.cat'],
  ['ann@i❤.ws', 'ann@xn--i-7iq.ws'],
  ['ann@b/ü.example', 'ann@b/ü.example'],
  ['no address ü', 'no address ü'],
])('%s is known as %s', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
  expect(emailKey(key)).toBe(key);
});
