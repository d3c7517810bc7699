/** Browsers and shared caches revalidate after a second, because prices and stock change. */
export const CACHE_A_SECOND = 'public, max-age=1, must-revalidate';

export const STORE_NOWHERE = 'private, no-store';

/** Whether `If-None-Match` has this entity tag, by weak comparison. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags: string[] = header?.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ''));
}
