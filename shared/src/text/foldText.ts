/** Marks between the letters of a word that people leave out or write in many ways: quotes, points and signs of ownership. */
const WITHIN_WORDS = /[\p{Quotation_Mark}`´\u1FFD\u02B9-\u02CF\u02EE′-‷.·・®©™℠]/gu;
/** Combining marks, and characters that cannot be seen. */
const UNSEEN = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu;
/** Hyphens, other punctuation and white space. Pictures, such as emoji, are not among them. */
const BETWEEN_WORDS =
  /[\s\p{Control}\p{Surrogate}\p{Punctuation}\p{Math_Symbol}\p{Currency_Symbol}\p{Modifier_Symbol}]+/gu;
/** Capitals that have no decomposition in Unicode, as they are written without their sign. */
const LETTERS: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Þ: 'TH', Ł: 'L', Ħ: 'H', Ŧ: 'T' };

/**
 * The form in which texts are compared: words in small letters with single spaces between them, without accents, quotes, hyphens and what
 * cannot be seen, whatever way each character is encoded.
 */
export function foldText(text: string): string {
  return text
    .replace(WITHIN_WORDS, '')
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[ÆŒØĐÐÞŁĦŦ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(WITHIN_WORDS, '')
    .replace(UNSEEN, '')
    .replace(BETWEEN_WORDS, ' ')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim();
}
