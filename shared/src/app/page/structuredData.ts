import { scriptJson } from '@glow/shared/text';

/** A schema.org object. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Structured data as JSON-LD, escaped so that it cannot end its script element (SEO-4). */
export function jsonLd(data: StructuredData): string {
  return scriptJson({ '@context': 'https://schema.org', ...data });
}

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
