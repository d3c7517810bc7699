/** A schema.org object: its type and properties. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Structured data as JSON-LD, escaped so that it cannot end its script element (SEO-4). */
export function jsonLd(data: StructuredData): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return text.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A schema.org `BreadcrumbList` of the page's crumbs. */
export function breadcrumbData(crumbs: readonly { label: string; to?: string }[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to && origin + to,
    })),
  };
}
