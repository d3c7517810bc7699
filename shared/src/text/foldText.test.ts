import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { foldText } from './foldText';

test.each([
  ['accents', 'Crème Rosée', 'creme rosee'],
  ['an accent that is a character of its own', 'cre\u0300me', 'creme'],
  ['ligatures', 'ŒUF, Æsop, ﬁne, ĳs', 'oeuf aesop fine ijs'],
  ['letters with a stroke', 'Øre, Łódź, Đà', 'ore lodz da'],
  ['sharp s, small and capital', 'Straße STRAẞE', 'strasse strasse'],
  ['Turkish i with a point and without', 'İpek ışık', 'ipek isik'],
  ['the final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['curly quotes and all their kin', '“Rosemary’s” ‚L´Étoile‘ «rose» ʼs', 'rosemarys letoile rose s'],
  [
    'hyphens and dashes',
    'anti-aging anti\u2011aging anti–aging anti−aging',
    'anti aging anti aging anti aging anti aging',
  ],
  ['what cannot be seen', 'se\u200brum ro\u00adse \ufeffoil\u2060s', 'serum rose oils'],
  ['spaces of any kind', '\u00a0rose\u2003 \tbalm\u3000\n', 'rose balm'],
  ['full-width letters and digits', 'ｓｅｒｕｍ ５０', 'serum 50'],
  ['numbers as one character', 'No² ½ Ⅷ', 'no2 1 2 viii'],
  ['points within a name', 'e.l.f. St. M·A·C', 'elf st mac'],
  ['signs of ownership', 'Glow® Lab™', 'glow lab'],
  ['other punctuation', '#GLW-SKN-001, (rose & oil)/balm+', 'glw skn 001 rose oil balm'],
  ['control characters and half of a character', 'a\u0000b\ud800c', 'a b c'],
  ['nothing but punctuation', ' “-!” ', ''],
])('folded are %s (COL-160)', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a picture stays, whether it is asked for in colour or not', () => {
  expect(foldText('❤\ufe0f Rose 🌹')).toBe('❤ rose 🌹');
  expect(foldText('❤ rose 🌹')).toBe('❤ rose 🌹');
});

const texts = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aàÀßẞœŒÆøŁİıςΣσᾳǅﬁſŉΐ’\'"“-‑–.·\u00ad\u200b\u0301\u0308 ｓ½') }),
);

test('what is folded is folded', () => {
  fc.assert(
    fc.property(texts, (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 400 },
  );
});

test('however a text is spelled, it is folded alike: case, normal form, quotes, hyphens, invisible characters', () => {
  const respellings = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFC'),
    (text) => text.normalize('NFD'),
    // compatibility makes letters of the signs, and a space with an accent of the quote
    (text) => (/[\u00b4\u1ffd™℠]/.test(text) ? text : text.normalize('NFKC')),
    (text) => (/[\u00b4\u1ffd™℠]/.test(text) ? text : text.normalize('NFKD')),
    (text) => text.replace(/['’]/g, '\u02bc').replace(/["“]/g, '”'),
    (text) => text.replace(/[-‑–]/g, '\u2010'),
    (text) => [...text].join('\u200b'),
    (text) => [...text].join('\u00ad'),
    (text) => text.replaceAll(' ', '\u00a0'),
  );
  fc.assert(
    fc.property(texts, fc.array(respellings, { maxLength: 4 }), (text, respell) => {
      expect(foldText(respell.reduce((spelled, change) => change(spelled), text))).toBe(foldText(text));
    }),
    { numRuns: 400 },
  );
});
