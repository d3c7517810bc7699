/** The store's simple email rule: text, @, text, dot, text (FORM-5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * First, to be kept, what needs its invisible characters: a keycap, a flag of a region, an emoji with its variant and what it is joined to,
 * an ideograph or Mongolian letter with its variant, and a letter of a script without capitals with a joiner. Then any other invisible
 * character, and half a character.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`([\d#*]\uFE0F(?=\u20E3)`,
    String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
    String.raw`\p{ExtPict}\p{VS}?\p{EMod}?(?:\u200D(?=\p{ExtPict}))?`,
    String.raw`[\p{Ideographic}\p{sc=Mongolian}]\p{VS}`,
    String.raw`(?![\p{DI}\p{Ideographic}])\p{Lo}(?:(?:(?!\p{DI})\p{M})+[\u200C\u200D]|[\u200C\u200D](?=(?!\p{DI})\p{Lo})))`,
    String.raw`[\p{Cf}\p{DI}\p{Cs}\p{NChar}]`,
  ].join('|'),
  'gu',
);

/** A text without invisible characters, and with single spaces for white space of any kind (FORM-120). */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '$1')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
}

/** A longer text is no email with something around it. */
const LONGEST_PASTE = 1000;
const NAMED = /^[^<>@]*<([^<>]*)>[\p{P}\p{S}\s]*$/u;
const MAILTO_QUERY = /(mailto:[^?]*)\?.*/i;
const EDGES = /^(?:[\p{Ps}\p{Pi}\p{Pf}"'<,;:\s]|mailto:)+|[\p{P}\p{S}\s]+$/giu;

/** An email without what is pasted with it: a name before `<…>`, `mailto:`, brackets, quotes, and marks at its end (FORM-120). */
export function cleanEmail(text: string): string {
  const plain = cleanText(text).normalize();
  if (plain.length > LONGEST_PASTE) return plain;
  const [, named = plain] = NAMED.exec(plain) ?? [];
  const bare = named.replace(MAILTO_QUERY, '$1').replace(EDGES, '');
  return EMAIL_PATTERN.test(bare) ? bare : plain;
}

/** The form in which two spellings of an email are one. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase();
}
