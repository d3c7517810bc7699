/** Addresses lose their query and, except for scripts, all but the first part: a shopper may have typed the rest. */
export function redactAddresses(text: string): string {
  return text
    .replace(/(?<=\.c?js)[?#][^\s:)]*/g, '')
    .replace(/((\w+:\/\/[^\s/?#)]+)?\/[^\s/?#)]*)(?!\S+\.c?js\b)[/?#][^\s)]*/g, '$1/…');
}
