/** Text functions that know no domain, no React and no browser: the server uses them too. */
export { compareTexts } from './compareTexts';
export { redact } from './redact';
export { redactAddresses } from './redactAddresses';

/** Accents (marks), what cannot be seen, and what people write in many ways within a word: quotes, points, signs of ownership. */
const LEFT_OUT = /[\p{M}\p{DI}\p{QMark}`\u02B9-\u02CF\u02EE′-‷.·・®©]/gu;
/** Hyphens, other punctuation, signs and white space. Pictures, such as emoji, are not among them. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Cs}\p{P}\p{Sm}\p{Sc}\p{Sk}]+/gu;
/** Letters that have no decomposition in Unicode. */
const LETTERS: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Þ: 'TH', Ł: 'L', Ħ: 'H', Ŧ: 'T' };

/** The form in which texts are compared: words in small letters, with single spaces, however they are spelled and encoded. */
export function foldText(text: string): string {
  const withoutSigns = text.replace(/[´\u1FFD™℠]/g, '').normalize('NFKD');
  const capitals = withoutSigns.toLowerCase().toUpperCase().normalize('NFKD');
  const letters = capitals.replace(/[ÆŒØĐÐÞŁĦŦ]/g, (letter) => LETTERS[letter] ?? letter);
  const words = letters.replace(LEFT_OUT, '').replace(BETWEEN_WORDS, ' ').trim();
  return words.toLowerCase().replaceAll('ς', 'σ');
}

/** A text of at most `max` UTF-16 code units, which ends with a whole character. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text as a terminal may show it: without what it would act on, or what would turn the direction of what follows. Lines stay. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** A value as JSON for a script element: escaped so that no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** First and last name as one text; either may be missing. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** The first letters of the first and the last word of a name, in capitals (NAV-8). */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
}
