/** Stands for this store's origin: a path that leaves it would leave the real one too. */
const HERE = 'http://glow.invalid';

/** What browsers read as a slash or drop silently, and encoded slashes. */
const DISGUISED = /[\\\s\p{Cc}]|%(?:2f|5c|0[9ad])/iu;

/** The path of this store a shopper came from, if `value` is one: it begins with a single slash and leads nowhere else (AUTH-14). */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const [path = ''] = value.split(/[?#]/);
  if (DISGUISED.test(path) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // dot segments can leave two slashes at the start, which name another host
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
