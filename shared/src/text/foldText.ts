/** Accents, invisible characters, and signs that people write in different ways in a word: quotes, points, ®. */
const LEFT_OUT = /[\p{M}\p{DI}\p{QMark}`\u02B9-\u02CF\u02EE′-‷.·・®©]/gu;
/** Hyphens, other punctuation, signs and white space, but no pictures such as emoji. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Cs}\p{P}\p{Sm}\p{Sc}\p{Sk}]+/gu;
/** Letters that have no decomposition in Unicode. */
const LETTERS: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Þ: 'TH', Ł: 'L', Ħ: 'H', Ŧ: 'T' };

/** The form in which texts are compared: lower-case words with single spaces, for any spelling and encoding. */
export function foldText(text: string): string {
  const withoutSigns = text.replace(/[´\u1FFD™℠]/g, '').normalize('NFKD');
  const capitals = withoutSigns.toLowerCase().toUpperCase().normalize('NFKD');
  const letters = capitals.replace(/[ÆŒØĐÐÞŁĦŦ]/g, (letter) => LETTERS[letter] ?? letter);
  const words = letters.replace(LEFT_OUT, '').replace(BETWEEN_WORDS, ' ').trim();
  return words.toLowerCase().replaceAll('ς', 'σ');
}
