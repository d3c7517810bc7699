import fc from 'fast-check';

/** Code points from here on are half characters of UTF-16. */
const HALVES = 0xd800;
const HALVES_COUNT = 0x800;

/** Any character. fast-check's own unit `binary` is the same, but lists a million characters before the first text. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - HALVES_COUNT })
  .map((place) => String.fromCodePoint(place < HALVES ? place : place + HALVES_COUNT), placeOf);

/** Where a character is among all, by which fast-check finds the names of objects' own properties. */
function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined) throw new Error('It is no character.');
  return code < HALVES ? code : code - HALVES_COUNT;
}
