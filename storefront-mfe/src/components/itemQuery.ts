/** A URL's query that lists products by their ids. */
export function itemQuery(ids: readonly string[]): string {
  return new URLSearchParams(ids.map((id) => ['item', id])).toString();
}
