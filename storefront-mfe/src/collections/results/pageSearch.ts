/** A URL's query with another page in it; the first page has none. */
export function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
