/** A collection as links name it. */
export interface CollectionName {
  slug: string;
  title: string;
}

/** The five collections in header order (URL-2). */
export const collections = [
  { slug: 'skincare', title: 'Skincare' },
  { slug: 'makeup', title: 'Makeup' },
  { slug: 'bestsellers', title: 'Bestsellers' },
  { slug: 'new-arrivals', title: 'New Arrivals' },
  { slug: 'glow-kits', title: 'Glow Kits' },
] as const satisfies readonly CollectionName[];

/** The slug of a collection of its own; a table of collections has one entry for each. */
export type CollectionSlug = (typeof collections)[number]['slug'];
