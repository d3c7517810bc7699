import { redactAddresses } from './redactAddresses';

/** The name of a script in an address, with line and column. */
const SCRIPT = /(\/[\w.~+-]*\.c?js(?::\d{1,7}){0,2})(?![\w.~+-])/;
const EMAIL =
  /(?:"[^"]*"|[^\s@＠"'<>()[\],;:=/]+)(?:[@＠]|%(?:25)?40)(?!\/|\[native|[\w-]+:\/\/|[\d.]+(?![\w.-]))[^\s@＠"'<>(),;/\\]*[^\s@＠"'<>(),;/\\.:!?]/gi;
/** The value of a field that opens something, and a JSON Web Token. */
const SECRET =
  /(?<=(?:token|secret|passw(?:or)?d|pwd|api[-_]?key|session|sid|authorization|signature)["']?\s*[=:]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s&"',;)}]+|(?<=\b(?:bearer|basic)\s+)(?=\S*\d)[^\s"',;)}]+|\beyJ[\w-]*\.[\w.-]+/gi;
/** A long word with a digit, but no number. */
const LONG_WORD = /(?<![\w~+-])(?!glw-|[\d+-]+(?![\w~+-]))(?=[\w~+-]*\d)[\w~+-]{16,}=*/gi;
/** The number of an order, of a network, of a phone or a card as people write it, and four digits of anything. */
const NUMBER =
  /\bglw(?:[\s-]?[\da-z]{4}){3}\b|\bglw-?[\da-z][\da-z-]{2,}|\b(?=[a-z]*\d)[\da-hjkmnp-tv-z]{12}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|\+?\p{Nd}(?:[\s().+/-]{0,3}\p{Nd}){6,}|\p{Nd}{4,}/giu;

/** The text of an error without what may be somebody's: see `redactAddresses`, and emails, tokens, and numbers of any kind. */
export function redact(text: string): string {
  return redactAddresses(text)
    .split(SCRIPT)
    .map((part, index) => (index % 2 ? part : redactPart(part)))
    .join('');
}

function redactPart(text: string): string {
  return text
    .replace(EMAIL, '<email>')
    .replace(SECRET, '<token>')
    .replace(LONG_WORD, (word) => (isName(word) ? word : '<token>'))
    .replace(NUMBER, '<number>');
}

/** Whether a word is a name of a program, as `readUint8Array`: of words, and numbers of two digits at most. */
function isName(word: string): boolean {
  const parts = word.match(/[A-Z]?[a-z]+|[A-Z]+|\d+|./g) ?? [];
  return parts.every((part) => (/\d/.test(part) ? part.length < 3 : part === '_' || part.length > 2));
}
