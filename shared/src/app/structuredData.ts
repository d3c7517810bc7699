/** Something schema.org knows, as search engines read it: its type and what is to be said about it. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Structured data as JSON-LD text, escaped so that no text of it can end the script it stands in (SEO-4). */
export function jsonLd(data: StructuredData): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return text.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The way from home to a page for search engines, from the crumbs that the page shows. */
export function breadcrumbData(crumbs: readonly { label: string; to?: string }[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: to && origin + to })),
  };
}
