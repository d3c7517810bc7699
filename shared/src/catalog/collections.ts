import type { Product } from './productTypes';

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

/** `all` is not among these slugs. */
export type CollectionSlug = (typeof collections)[number]['slug'];

/** A collection with its blurb and tile picture (COL-1). */
export interface Collection extends CollectionName {
  blurb: string;
  image: string;
}

/** Apart from the names, so that bundles that need only names have no blurbs. */
const blurbs: Record<CollectionSlug, string> = {
  skincare: 'Cleansers, serums and creams for a routine that is short, calm and worth keeping.',
  makeup: 'Weightless color and believable finishes, made to look like you on a good day.',
  bestsellers: 'The pieces our customers finish, and then order again.',
  'new-arrivals': 'The latest formulas and shades, just added to the shelf.',
  'glow-kits': 'Everything that brings light to the skin, from morning serum to finishing drops.',
};

const everything: Collection = {
  slug: 'all',
  title: 'All Products',
  blurb: 'The whole shelf, skincare and makeup together.',
  image: 'collections/skincare',
};

/** The collection at `/collections/{slug}`; any other slug gives the collection of all products (URL-2). */
export function findCollection(slug: string | undefined): Collection {
  const found = collections.find((collection) => collection.slug === slug);
  return found ? { ...found, blurb: blurbs[found.slug], image: `collections/${found.slug}` } : everything;
}

/** Whether a product belongs to Glow Kits: its name or a tag has 'glow' (COL-2). */
export function isGlowKit({ name, tags }: Pick<Product, 'name' | 'tags'>): boolean {
  return [name, ...tags].some((text) => text.toLowerCase().includes('glow'));
}
