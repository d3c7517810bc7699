/** What parts addresses or words in a header of an email. */
const SPECIAL = /[()<>[\]:;@\\,"\s\p{Cc}]/gu;
const DOT_ATOM = /^(?!\.|.*\.\.|.*\.$)[^()<>[\]:;@\\,"\s\p{Cc}]+$/u;

/**
 * An email as one mailbox of a header (RFC 5322), whatever it holds: a name that needs it is quoted, and in a domain, which can have no
 * such character, each is percent-encoded, so that no mail program reads two recipients.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const quoted = DOT_ATOM.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${quoted}@${email.slice(at + 1).replace(SPECIAL, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;
}
