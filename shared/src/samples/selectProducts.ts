import {
  isGlowKit,
  stockOf,
  type CollectionSlug,
  type ListQuery,
  type Product,
  type ProductOrder,
} from '@glow/shared/catalog';
import { containsAll, joinTexts, searchTextsOf, searchWords } from '@glow/shared/search';
import { compareTexts } from '@glow/shared/text';
import { sampleDetails } from './sampleProducts';

const memberships = new Map(
  Object.entries<(product: Product) => boolean>({
    skincare: ({ category }) => category === 'skincare',
    makeup: ({ category }) => category === 'makeup',
    bestsellers: ({ isBestseller }) => isBestseller,
    'new-arrivals': ({ isNew }) => isNew,
    'glow-kits': isGlowKit,
  } satisfies Record<CollectionSlug, (product: Product) => boolean>),
);

/** The products of a collection in the given order, including sold-out ones (COL-2); any other slug keeps all. */
export function productsIn(products: readonly Product[], slug = ''): Product[] {
  return products.filter(memberships.get(slug) ?? (() => true));
}

const COMPARATORS: Record<Exclude<ProductOrder, 'relevance'>, (a: Product, b: Product) => number> = {
  name: (a, b) => compareTexts(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => ratingOf(b) - ratingOf(a),
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  stock: (a, b) => a.stockCount - b.stockCount,
};

/** Filters and sorts products in catalogue order (COL-4). `newest`: new ones first, and in reverse order. */
export function selectProducts(products: readonly Product[], query: ListQuery): Product[] {
  const words = searchWords(query.search ?? '');
  // the product's own price, not its variants'; an inverted range matches everything (COL-13)
  const [min, max] = query.price ?? [0, Infinity];
  const shown = products.filter(
    (product) =>
      (words.length === 0 || relevanceOf(product, words) >= 0) &&
      (min > max || (product.price >= min && product.price <= max)) &&
      isAmong(query.brands, product.brand) &&
      isAmong(query.subcategories, product.subcategory) &&
      (query.tags ?? []).every(
        ({ chosen }) => chosen.length === 0 || chosen.some((tag) => product.tags.includes(tag)),
      ) &&
      (!query.inStock || stockOf(product).inStock) &&
      (!query.isNew || product.isNew) &&
      (!query.isBestseller || product.isBestseller),
  );
  if (query.order === 'relevance')
    return words.length === 0 ? shown : shown.sort((a, b) => relevanceOf(a, words) - relevanceOf(b, words));
  const inDirection = query.order === 'newest' ? shown.reverse() : shown;
  return query.order ? inDirection.sort(COMPARATORS[query.order]) : inDirection;
}

export function textsOf(product: Product): ReturnType<typeof searchTextsOf> {
  return searchTextsOf({ ...product, ...sampleDetails(product.id) });
}

/** Products without ratings come last. */
function ratingOf({ rating, reviewCount }: Product): number {
  return reviewCount > 0 ? rating : 0;
}

/** The first text with all words: 0 name, 1 keywords, 2 and description, 3 and ingredients; else -1 (COL-3, COL-31). */
function relevanceOf(product: Product, words: readonly string[]): number {
  return searchedTexts(product).findIndex((text) => containsAll(text, words));
}

const textsByProduct = new WeakMap<Product, string[]>();

/** The texts of `relevanceOf`, each includes the text before it; kept for further searches. */
function searchedTexts(product: Product): string[] {
  const known = textsByProduct.get(product);
  if (known) return known;
  const { keywords, sku, description, ingredients } = textsOf(product);
  const all = [...keywords, sku];
  const texts = [keywords.slice(0, 1), all, [...all, description], [...all, description, ...ingredients]].map(
    joinTexts,
  );
  textsByProduct.set(product, texts);
  return texts;
}

function isAmong(chosen: string[] = [], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}
