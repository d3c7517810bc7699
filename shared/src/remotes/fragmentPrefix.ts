/** What the ids of a fragment's HTML begin with, by its address (path and query). */
export function fragmentPrefix(url: string): string {
  let hash = 0;
  for (const character of url) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return `f${(hash >>> 0).toString(36)}-`;
}
