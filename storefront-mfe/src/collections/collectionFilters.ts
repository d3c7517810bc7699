/** The ways to sort a collection, in the order they are offered (COL-4). */
export const SORTS = {
  name: 'Name A-Z',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Rating',
  newest: 'Newest First',
};

/** How a collection is searched, filtered, sorted and laid out; all of it stands in the URL (COL-21). */
export interface CollectionFilters {
  search: string;
  sort: keyof typeof SORTS;
  view: 'grid' | 'list';
  /** Least and highest price in dollars. */
  priceRange: [number, number];
  brands: string[];
  subcategories: string[];
  /** In Stock Only. */
  inStock: boolean;
  isNew: boolean;
  isBestseller: boolean;
}

/** What a collection begins with (COL-11). */
export const DEFAULT_FILTERS: CollectionFilters = {
  search: '',
  sort: 'name',
  view: 'grid',
  priceRange: [0, 200],
  brands: [],
  subcategories: [],
  inStock: true,
  isNew: false,
  isBestseller: false,
};

const KEYS = ['q', 'sort', 'view', 'min', 'max', 'brand', 'sub', 'stock', 'new', 'best'];

/** A price bound as typed: what is empty, negative or no number is the default bound (COL-12). */
export function readBound(typed: string | null, fallback: number): number {
  const bound = Number(typed?.trim() || NaN);
  return bound >= 0 && Number.isFinite(bound) ? bound : fallback;
}

/** Whether a text names a way to sort. */
export function isSort(value: string | null): value is keyof typeof SORTS {
  return value !== null && Object.hasOwn(SORTS, value);
}

/** The filters a URL's query stands for; whatever it lacks or garbles is the default. */
export function readFilters(query: URLSearchParams): CollectionFilters {
  const sort = query.get('sort');
  const [min, max] = DEFAULT_FILTERS.priceRange;
  return {
    search: query.get('q') ?? '',
    sort: isSort(sort) ? sort : DEFAULT_FILTERS.sort,
    view: query.get('view') === 'list' ? 'list' : 'grid',
    priceRange: [readBound(query.get('min'), min), readBound(query.get('max'), max)],
    brands: query.getAll('brand'),
    subcategories: query.getAll('sub'),
    inStock: query.get('stock') !== 'all',
    isNew: query.get('new') === '1',
    isBestseller: query.get('best') === '1',
  };
}

/** The query that stands for these filters: defaults are left out, and what is not about filters stays as it was. */
export function writeFilters(filters: CollectionFilters, query = new URLSearchParams()): URLSearchParams {
  const { search, sort, view, priceRange, brands, subcategories, inStock, isNew, isBestseller } = filters;
  const [min, max] = DEFAULT_FILTERS.priceRange;
  const written = new URLSearchParams([...query].filter(([key]) => !KEYS.includes(key)));
  if (search) written.set('q', search);
  if (sort !== DEFAULT_FILTERS.sort) written.set('sort', sort);
  if (view !== DEFAULT_FILTERS.view) written.set('view', view);
  if (priceRange[0] !== min) written.set('min', String(priceRange[0]));
  if (priceRange[1] !== max) written.set('max', String(priceRange[1]));
  brands.forEach((brand) => written.append('brand', brand));
  subcategories.forEach((subcategory) => written.append('sub', subcategory));
  if (!inStock) written.set('stock', 'all');
  if (isNew) written.set('new', '1');
  if (isBestseller) written.set('best', '1');
  return written;
}

/** Clear resets the filters and the search; sorting and layout are no filters (COL-14). */
export function cleared({ sort, view }: CollectionFilters): CollectionFilters {
  return { ...DEFAULT_FILTERS, sort, view };
}
