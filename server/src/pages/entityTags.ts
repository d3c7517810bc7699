/** Whether `If-None-Match` has this entity tag, by weak comparison. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags: string[] = header?.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ''));
}
