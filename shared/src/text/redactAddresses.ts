/**
 * The text of an error in which addresses have no query, and only those of scripts more than their first part: a shopper may have
 * typed the rest, or it may be the number of an order.
 */
export function redactAddresses(text: string): string {
  return text
    .replace(/(?<=\.c?js)[?#][^\s:)]*/g, '')
    .replace(/((\w+:\/\/[^\s/?#)]+)?\/[^\s/?#)]*)(?!\S+\.c?js\b)[/?#][^\s)]*/g, '$1/…');
}
