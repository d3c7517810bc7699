import { products } from './products';
import type { Product } from './productTypes';

/** A collection with its title, blurb and tile picture (COL-1). */
export interface Collection {
  slug: string;
  title: string;
  blurb: string;
  image: string;
}

/** The five collections in header order (URL-2). */
export const collections: readonly Collection[] = [
  {
    slug: 'skincare',
    title: 'Skincare',
    blurb: 'Cleansers, serums and creams for a routine that is short, calm and worth keeping.',
    image: 'collections/skincare',
  },
  {
    slug: 'makeup',
    title: 'Makeup',
    blurb: 'Weightless color and believable finishes, made to look like you on a good day.',
    image: 'collections/makeup',
  },
  {
    slug: 'bestsellers',
    title: 'Bestsellers',
    blurb: 'The pieces our customers finish, and then order again.',
    image: 'collections/bestsellers',
  },
  {
    slug: 'new-arrivals',
    title: 'New Arrivals',
    blurb: 'The latest formulas and shades, just added to the shelf.',
    image: 'collections/new-arrivals',
  },
  {
    slug: 'glow-kits',
    title: 'Glow Kits',
    blurb: 'Everything that brings light to the skin, from morning serum to finishing drops.',
    image: 'collections/glow-kits',
  },
];

const everything: Collection = {
  slug: 'all',
  title: 'All Products',
  blurb: 'The whole shelf, skincare and makeup together.',
  image: 'collections/skincare',
};

const memberships = new Map<string, (product: Product) => boolean>([
  ['skincare', (product) => product.category === 'skincare'],
  ['makeup', (product) => product.category === 'makeup'],
  ['bestsellers', (product) => product.isBestseller],
  ['new-arrivals', (product) => product.isNew],
  ['glow-kits', (product) => [product.name, ...product.tags].some((text) => text.toLowerCase().includes('glow'))],
]);

/** The collection at `/collections/{slug}`; any other slug gives the collection of all products (URL-2). */
export function findCollection(slug: string | undefined): Collection {
  return collections.find((collection) => collection.slug === slug) ?? everything;
}

/** The products of a collection in catalogue order, including sold-out ones (COL-2). */
export function productsIn(slug: string): Product[] {
  return products.filter(memberships.get(slug) ?? (() => true));
}
