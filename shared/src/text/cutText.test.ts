import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { cutText } from './cutText';

test.each([
  ['Rose', 10, 'Rose'],
  ['Rose balm', 4, 'Rose'],
  ['a🌹🌹', 2, 'a'],
  ['a🌹🌹', 3, 'a🌹'],
  ['🌹', 1, ''],
  ['', 5, ''],
])('%j is cut to %i as %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('a cut text is the begin of the text, as long as possible, and has whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(30), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
      expect(cut).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
