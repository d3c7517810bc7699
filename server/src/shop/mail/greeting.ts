const LONGEST_NAME = 40;
const MOST_WORDS = 4;
/** Letters with marks, apostrophes and hyphens inside a word; a full stop only after an initial or a short title. */
const WORD = /^(?:\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\p{L}\p{M}*\p{L}{0,2}\.)$/u;

/** The first line of an email, with the name unless it looks like a sentence, a link or anything but a name. */
export function greeting(name = ''): string {
  const words = name.trim().split(/\s+/);
  const isName = name.length <= LONGEST_NAME && words.length <= MOST_WORDS && words.every((word) => WORD.test(word));
  return isName ? `Hello ${words.join(' ')},` : 'Hello,';
}
