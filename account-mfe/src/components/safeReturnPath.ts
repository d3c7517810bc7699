/** Placeholder for the store's origin: a path that resolves to another origin would also leave the real one. */
const BASE_ORIGIN = 'http://glow.invalid';

/** Characters that browsers treat as a slash or strip, plain or percent-encoded. */
const UNSAFE_CHARACTERS = /[\\\s\p{Cc}]|%(?:2f|5c|0[9ad])/iu;

/** Returns the normalized path if `value` is a same-origin path, otherwise undefined; prevents open redirects (AUTH-14). */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const [path = ''] = value.split(/[?#]/);
  // what is left is a path of this origin, which can always be parsed
  if (UNSAFE_CHARACTERS.test(path) || path.startsWith('//')) return undefined;
  const { origin, pathname, search, hash } = new URL(value, BASE_ORIGIN);
  // resolving dot segments can leave a leading double slash, which means another host
  if (origin !== BASE_ORIGIN || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
