/** Addresses lose their query and, except for scripts, all but the first part: a shopper may have typed the rest. */
export function redactAddresses(text: string): string {
  return text
    .replace(/(?<=\.c?js)[?#][^\s:)]*/g, '')
    .replace(/((\w+:\/\/[^\s/?#)]+)?\/[^\s/?#)]*)(?!\S+\.c?js\b)[/?#][^\s)]*/g, '$1/…');
}

/** The name of a script in an address, with line and column. */
const SCRIPT = /(\/[\w.~+-]*\.c?js(?::\d{1,7}){0,2})(?![\w.~+-])/;
const EMAIL =
  /(?:"[^"]*"|[^\s@＠"'<>()[\],;:=/]+)(?:[@＠]|%(?:25)?40)(?!\/|\[native|[\w-]+:\/\/|[\d.]+(?![\w.-]))[^\s@＠"'<>(),;/\\]*[^\s@＠"'<>(),;/\\.:!?]/gi;
/** The value of a secret field, and a JSON Web Token. */
const SECRET =
  /(?<=(?:token|secret|passw(?:or)?d|pwd|api[-_]?key|session|sid|authorization|signature)["']?\s*[=:]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s&"',;)}]+|(?<=\b(?:bearer|basic)\s+)(?=\S*\d)[^\s"',;)}]+|\beyJ[\w-]*\.[\w.-]+/gi;
/** A long word with a digit, but no number. */
const LONG_WORD = /(?<![\w~+-])(?!glw-|[\d+-]+(?![\w~+-]))(?=[\w~+-]*\d)[\w~+-]{16,}=*/gi;
/** Numbers of orders, networks, phones and cards as people write them, and any four digits. */
const NUMBER =
  /\bglw(?:[\s-]?[\da-z]{4}){3}\b|\bglw-?[\da-z][\da-z-]{2,}|\b(?=[a-z]*\d)[\da-hjkmnp-tv-z]{12}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|\+?\p{Nd}(?:[\s().+/-]{0,3}\p{Nd}){6,}|\p{Nd}{4,}/giu;

/** An error's text without personal data: emails, tokens, numbers of any kind, and see `redactAddresses`. */
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

/** Whether a word is a name in code, as `readUint8Array`: it has words, and numbers of at most two digits. */
function isName(word: string): boolean {
  const parts = word.match(/[A-Z]?[a-z]+|[A-Z]+|\d+|./g) ?? [];
  return parts.every((part) => (/\d/.test(part) ? part.length < 3 : part === '_' || part.length > 2));
}
