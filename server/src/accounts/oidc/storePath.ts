/** Stands for the store's origin. */
const ORIGIN = 'http://glow.invalid';

/** The path of this store that a text is, as `safeReturnPath` of the account pages has it; undefined if a browser could leave the store. */
export function storePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?!\/)/.test(text)) return undefined;
  if (/^[^?#]*([\\\s\p{Cc}]|%(?:2f|5c|0[9ad]))/iu.test(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
