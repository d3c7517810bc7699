/** Stands for the store's origin: a path that resolves to another origin would also leave the real one. */
const ORIGIN = 'http://glow.invalid';

/** Characters in a path that browsers treat as a slash or strip, plain or percent-encoded. */
const UNSAFE_CHARACTERS = /^[^?#]*([\\\s\p{Cc}]|%(?:2f|5c|0[9ad]))/iu;

/** A path of this store, normalized; undefined if a browser could leave the store by it (AUTH-14, open redirects). */
export function storePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || UNSAFE_CHARACTERS.test(value)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // resolving dot segments can leave a leading double slash, which means another host
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
