import { stockOf, type Product } from '@glow/shared/catalog';
import { toDollars } from '@glow/shared/orders';
import type { CollectionFilters } from './collectionFilters';

/** Whether name, description or tags contain the search text, case-insensitively (COL-3). */
function matchesSearch({ name, description, tags }: Product, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, description, ...tags].some((text) => text.toLowerCase().includes(wanted));
}

/** Whether the product's own price (not its variants') is in the range; an inverted range matches everything (COL-13). */
function isPricedWithin({ price }: Product, [min, max]: [number, number]): boolean {
  const dollars = toDollars(price);
  return min > max || (dollars >= min && dollars <= max);
}

function isAmong(chosen: string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

const COMPARATORS: Record<CollectionFilters['sort'], (a: Product, b: Product) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
};

/** Filters and sorts a collection's products (COL-4). Newest means new products first, then reverse catalogue order (COL-5). */
export function selectProducts(products: readonly Product[], filters: CollectionFilters): Product[] {
  const shown = products.filter(
    (product) =>
      matchesSearch(product, filters.search) &&
      isPricedWithin(product, filters.priceRange) &&
      isAmong(filters.brands, product.brand) &&
      isAmong(filters.subcategories, product.subcategory) &&
      (!filters.inStock || stockOf(product).inStock) &&
      (!filters.isNew || product.isNew) &&
      (!filters.isBestseller || product.isBestseller),
  );
  const inDirection = filters.sort === 'newest' ? shown.reverse() : shown;
  return inDirection.sort(COMPARATORS[filters.sort]);
}
