import { formatPrice, toCents } from '@glow/shared/orders';
import { labelOf } from '../../components/labelOf';
import { DEFAULT_FILTERS, type CollectionFilters } from '../collectionFilters';

/** All filters that differ from the default, `without` being what removes one; In Stock Only is the default, so its absence is listed (COL-17). */
export function appliedFilterList(
  filters: CollectionFilters,
): { label: string; without: Partial<CollectionFilters> }[] {
  const { search, priceRange, brands, subcategories, tags, inStock, isNew, isBestseller } = filters;
  const [min, max] = priceRange;
  const [from, to] = priceRange.map((bound) => formatPrice(toCents(bound)));
  // a minimum above the maximum filters nothing (COL-12)
  const isPriced = min <= max && priceRange.some((bound, index) => bound !== DEFAULT_FILTERS.priceRange[index]);
  return [
    search.trim() && { label: `“${search.trim()}”`, without: { search: '' } },
    ...brands.map((brand) => ({ label: brand, without: { brands: brands.filter((other) => other !== brand) } })),
    ...subcategories.map((sub) => ({
      label: labelOf(sub),
      without: { subcategories: subcategories.filter((other) => other !== sub) },
    })),
    ...tags.map((tag) => ({ label: labelOf(tag), without: { tags: tags.filter((other) => other !== tag) } })),
    isPriced && {
      label: max === Infinity ? `From ${from}` : `${from} to ${to}`,
      without: { priceRange: DEFAULT_FILTERS.priceRange },
    },
    isNew && { label: 'New Arrivals', without: { isNew: false } },
    isBestseller && { label: 'Bestsellers', without: { isBestseller: false } },
    !inStock && { label: 'Sold out included', without: { inStock: true } },
  ].filter((filter) => typeof filter === 'object');
}
