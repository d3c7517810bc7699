/** The store's simple email rule: text, @, text, dot, text (FORM-5), of lengths and dots that mail can have. */
export const EMAIL_PATTERN = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+$/;

/** Invisible characters, half characters and code points that are no characters. */
const INVISIBLE = /[\p{Cf}\p{DI}\p{Cs}\p{NChar}]/gu;
/** Invisible characters that emoji and scripts without capitals need: joiners, variants and tags. */
const JOINING = /[\u200C\u200D\p{VS}\u{E0030}-\u{E007F}]/u;

/** A text without invisible characters, and with single spaces for white space of any kind (FORM-120). */
export function cleanText(text: string): string {
  const joins = /(?!\p{DI})[\p{Lo}\p{ExtPict}\u20E3]/u.test(text);
  return text
    .replace(INVISIBLE, (character) => (joins && JOINING.test(character) ? character : ''))
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
}

/** A longer text is no email with pasted extras. */
const LONGEST_PASTE = 1000;
const NAMED = /^[^<>@]*<([^<>]*)>[\p{P}\p{S}\s]*$/u;
const MAILTO_QUERY = /(mailto:[^?]*)\?.*/i;
const EDGES = /^(?:[\p{Ps}\p{Pi}\p{Pf}"'<,;:\s]|mailto:)+|[\p{P}\p{S}\s]+$/giu;

/** An email without pasted extras: a name before `<…>`, `mailto:`, brackets, quotes and final marks (FORM-120). */
export function cleanEmail(text: string): string {
  const plain = cleanText(text.replace(INVISIBLE, '')).normalize();
  if (plain.length > LONGEST_PASTE) return plain;
  const [, named = plain] = NAMED.exec(plain) ?? [];
  const bare = named.replace(MAILTO_QUERY, '$1').replace(EDGES, '');
  return EMAIL_PATTERN.test(bare) ? bare : plain;
}

/** A domain with characters outside ASCII, and without other parts of a URL. */
const INTERNATIONAL = /@(?!\p{ASCII}*$)([^\s/?#:@%\\[\]]+)$/u;

/** The same for all spellings of an email: composed (NFC), in lower case, the domain in punycode as in DNS. */
export function emailKey(email: string): string {
  const key = cleanEmail(email).toLowerCase().normalize();
  try {
    return key.replace(INTERNATIONAL, (_, domain: string) => `@${new URL(`http://${domain}`).hostname}`);
  } catch {
    // DNS cannot have this domain
    return key;
  }
}
