import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { printable } from './index';

test.each([
  ['Rose \u001b[31mMiller', 'Rose [31mMiller'],
  ['moc.live\u202e', 'moc.live'],
  ['\u2066\u2067\u2068\u2069\u200e\u200f\u061c', ''],
  ['\u009b31m\u0085\u0007\b\r\t\u007f', '31m'],
  ['Ro\u200bse\ufeff \u2028Miller\u2029', 'Rose Miller'],
  ['a\n  b — “c” × 2, Zoë, 李小龍, 10 %', 'a\n  b — “c” × 2, Zoë, 李小龍, 10 %'],
])('%j is shown as %j', (text, shown) => expect(printable(text)).toBe(shown));

test('no text moves what a terminal shows, and lines stay lines', () => {
  const text = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(fc.array(text), (lines) => {
      const given = lines.map((line) => line.replaceAll('\n', ''));
      const shown = printable(given.join('\n'));
      expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Bidi_Control}]/u);
      expect(shown.split('\n')).toHaveLength(given.join('\n').split('\n').length);
    }),
  );
});
