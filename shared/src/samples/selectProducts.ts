import { stockOf, type ListQuery, type Product, type ProductOrder } from '@glow/shared/catalog';
import { joinTexts, searchTextsOf, searchWords } from '@glow/shared/search';

const memberships = new Map<string, (product: Product) => boolean>([
  ['skincare', (product) => product.category === 'skincare'],
  ['makeup', (product) => product.category === 'makeup'],
  ['bestsellers', (product) => product.isBestseller],
  ['new-arrivals', (product) => product.isNew],
  ['glow-kits', (product) => [product.name, ...product.tags].some((text) => text.toLowerCase().includes('glow'))],
]);

/** The products of a collection in the given order, including sold-out ones (COL-2); any other slug keeps all. */
export function productsIn(products: readonly Product[], slug = ''): Product[] {
  return products.filter(memberships.get(slug) ?? (() => true));
}

const COMPARATORS: Record<ProductOrder, (a: Product, b: Product) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  stock: (a, b) => a.stockCount - b.stockCount,
};

/** Filters and sorts products in catalogue order (COL-4). Newest means new products first, then reverse catalogue order (COL-5). */
export function selectProducts(products: readonly Product[], query: ListQuery): Product[] {
  const shown = products.filter(
    (product) =>
      matchesSearch(product, query.search ?? '') &&
      isPricedWithin(product, query.price) &&
      isAmong(query.brands, product.brand) &&
      isAmong(query.subcategories, product.subcategory) &&
      (!query.inStock || stockOf(product).inStock) &&
      (!query.isNew || product.isNew) &&
      (!query.isBestseller || product.isBestseller),
  );
  const inDirection = query.order === 'newest' ? shown.reverse() : shown;
  return query.order ? inDirection.sort(COMPARATORS[query.order]) : inDirection;
}

/** Whether each word of the search text is in the product's search texts (COL-3). */
function matchesSearch(product: Product, search: string): boolean {
  const words = searchWords(search);
  if (words.length === 0) return true;
  const { keywords, description } = searchTextsOf(product);
  return containsAll(joinTexts([...keywords, description]), words);
}

/** Whether a text contains each of the words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Whether the product's own price (not its variants') is in the range; an inverted range matches everything (COL-13). */
function isPricedWithin({ price }: Product, [min, max]: [number, number] = [0, Infinity]): boolean {
  return min > max || (price >= min && price <= max);
}

function isAmong(chosen: string[] = [], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}
