/** Ids of the products that a markdown text links to, in order. */
export function linkedProducts(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\]\(\/product\/([\w-]+)\)/g)].map(([, id = '']) => id))];
}
