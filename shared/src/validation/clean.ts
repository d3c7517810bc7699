/** The store's simple email rule: text, @, text, dot, text (FORM-5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invisible characters, half a character, and what is no character. */
const INVISIBLE = /[\p{Cf}\p{DI}\p{Cs}\p{NChar}]/gu;
/** Of these what scripts without capitals and emoji are written with: joiners, variants and tags. */
const JOINING = /[\u200C\u200D\p{VS}\u{E0030}-\u{E007F}]/u;

/** A text without invisible characters, and with single spaces for white space of any kind (FORM-120). */
export function cleanText(text: string): string {
  const joins = /(?!\p{DI})[\p{Lo}\p{ExtPict}\u20E3]/u.test(text);
  return text
    .replace(INVISIBLE, (character) => (joins && JOINING.test(character) ? character : ''))
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
  const plain = cleanText(text.replace(INVISIBLE, '')).normalize();
  if (plain.length > LONGEST_PASTE) return plain;
  const [, named = plain] = NAMED.exec(plain) ?? [];
  const bare = named.replace(MAILTO_QUERY, '$1').replace(EDGES, '');
  return EMAIL_PATTERN.test(bare) ? bare : plain;
}

/** A domain that is not written in ASCII alone, without what an address of a page could have besides. */
const INTERNATIONAL = /@(?!\p{ASCII}*$)([^\s/?#:@%\\[\]]+)$/u;

/** The form in which two spellings of an email are one: composed (NFC), in lower case, its domain as DNS has it (punycode). */
export function emailKey(email: string): string {
  const key = cleanEmail(email).toLowerCase().normalize();
  try {
    return key.replace(INTERNATIONAL, (_, domain: string) => `@${new URL(`http://${domain}`).hostname}`);
  } catch {
    // no domain that DNS could have
    return key;
  }
}
