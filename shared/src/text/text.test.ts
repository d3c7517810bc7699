import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { compareTexts } from './compareTexts';
import { cutText, scriptJson } from './index';
import { fullName, initialsOf } from './names';

test('names are in the order in which a reader looks for them, whatever their case and accents (COL-162)', () => {
  const names = ['Velour', 'aurelle', 'Zoeva', 'Évora', 'Zoë', 'e.l.f.', 'Botanica', "L'Étoile", 'evelyn', 'Zo'];
  const sorted = ['aurelle', 'Botanica', 'e.l.f.', 'evelyn', 'Évora', "L'Étoile", 'Velour', 'Zo', 'Zoë', 'Zoeva'];
  expect(names.sort(compareTexts)).toEqual(sorted);
});

test.each([
  ['Rose', 10, 'Rose'],
  ['Rose balm', 4, 'Rose'],
  ['a🌹🌹', 2, 'a'],
  ['a🌹🌹', 3, 'a🌹'],
  ['🌹', 1, ''],
  ['', 5, ''],
])('%j is cut to %i as %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

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

test.each([
  ['Amelia', 'Hart', 'Amelia Hart'],
  ['Amelia', '', 'Amelia'],
  ['', 'Hart', 'Hart'],
  [' Ana Maria ', ' de la Cruz ', 'Ana Maria de la Cruz'],
  [' ', '', ''],
])('"%s" and "%s" are the name "%s"', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});

test.each([
  ['Elena Marsh', 'EM'],
  ['Cher', 'C'],
  ['Anna Maria de Souza', 'AS'],
  ['  émile   zola ', 'ÉZ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('No text in JSON can end the script element that it is in, and it is read back as it was', () => {
  const value = { text: '</script><!--\u2028\u2029', list: [1, null, true] };
  expect(scriptJson(value)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
