import { redactAddresses } from './redactAddresses';

const EMAIL =
  /(?:"[^"]*"|[^\s@＠"'<>()[\],;:=/]+)(?:[@＠]|%40)(?!\/|\[native|[\w-]+:\/\/)[^\s@＠"'<>(),;/\\]*[^\s@＠"'<>(),;/\\.:!?]/gi;
// the value of a field that opens something, a JSON Web Token, and a long word with a digit, unless it names a script
const TOKEN =
  /(?<=(?:token|secret|passw(?:or)?d|pwd|api[-_]?key|session|sid|authorization|signature)["']?\s*[=:]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s&"',;)}]+|(?<=\b(?:bearer|basic)\s+)(?=\S*\d)[^\s"',;)}]+|\beyJ[\w-]*\.[\w.-]+|(?!glw-|[\d+-]+\b)(?=[\w~+-]*\d)[\w~+-]{16,}(?![\w.~+-]*\.c?js\b)=*/gi;
// the number of an order, of a phone or a card as people write it, and four digits of anything but the name of a script, its line and column
const NUMBER =
  /\bglw-?[\da-z][\da-z-]{2,}|(?<!\.c?js(?::\d+)*:\d*)(?:\b(?=[a-z]*\d)[\da-hjkmnp-tv-z]{12}\b|\+?\p{Nd}(?:[\s().+/-]{0,3}\p{Nd}){6,}|\p{Nd}{4,})(?![\w.~+-]*\.c?js\b)/giu;

/** The text of an error without what may be somebody's: see `redactAddresses`, and emails, tokens, and numbers of any kind. */
export function redact(text: string): string {
  return redactAddresses(text).replace(EMAIL, '<email>').replace(TOKEN, '<token>').replace(NUMBER, '<number>');
}
