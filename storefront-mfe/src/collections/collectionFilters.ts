import { numberText } from '@glow/shared/text';

/** Sort options and their labels, in display order (COL-4). */
export const SORTS = {
  name: 'Name A-Z',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Rating',
  newest: 'Newest First',
};

/** Sort options of a search of the whole store, the default first (COL-31). */
const SEARCH_SORTS = { relevance: 'Relevance', ...SORTS };

export type Sort = keyof typeof SEARCH_SORTS;

/** The URL keeps all of these (COL-21). */
export interface CollectionFilters {
  search: string;
  /** Undefined stands for the default order. */
  sort?: Sort;
  view: 'grid' | 'list';
  /** In dollars; from 0 to `Infinity` if there is no limit. */
  priceRange: [min: number, max: number];
  brands: string[];
  subcategories: string[];
  tags: string[];
  inStock: boolean;
  isNew: boolean;
  isBestseller: boolean;
  page: number;
}

/** Default filters (COL-11). */
export const DEFAULT_FILTERS: CollectionFilters = {
  search: '',
  view: 'grid',
  priceRange: [0, Infinity],
  brands: [],
  subcategories: [],
  tags: [],
  inStock: true,
  isNew: false,
  isBestseller: false,
  page: 1,
};

/** The order is the same as in the route's declaration. */
export const QUERY_KEYS = ['q', 'sort', 'view', 'min', 'max', 'brand', 'sub', 'tag', 'stock', 'new', 'best', 'page'];

/** The route's data depends on these parameters. */
export const DATA_KEYS = QUERY_KEYS.filter((key) => key !== 'view');

/** A price bound in dollars; `fallback` for anything but digits (COL-12). */
export function readBound(typed: string | null, fallback: number): number {
  return Number(numberText(typed ?? '', 2) ?? fallback);
}

/** Anything but a positive integer is page 1. */
function readPage(page: string | null): number {
  return page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Whether this is a search of the whole store (COL-30). */
export function isStoreSearch(collection: string, search: string): boolean {
  return collection === 'all' && search.trim() !== '';
}

/** Sort options by name; the first is the default (COL-4, COL-31). */
export function sortsOf(collection: string, search: string): Partial<Record<Sort, string>> {
  return isStoreSearch(collection, search) ? SEARCH_SORTS : SORTS;
}

/** The chosen order if it is offered, else the default. */
export function sortOf(collection: string, { search, sort }: Pick<CollectionFilters, 'search' | 'sort'>): Sort {
  if (sort && sortsOf(collection, search)[sort]) return sort;
  return isStoreSearch(collection, search) ? 'relevance' : 'name';
}

export function isSort(value: string | null): value is Sort {
  return value !== null && Object.hasOwn(SEARCH_SORTS, value);
}

/** Missing or invalid values become the defaults. */
export function readFilters(query: URLSearchParams): CollectionFilters {
  const sort = query.get('sort');
  const [min, max] = DEFAULT_FILTERS.priceRange;
  return {
    search: query.get('q') ?? '',
    ...(isSort(sort) && { sort }),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    priceRange: [readBound(query.get('min'), min), readBound(query.get('max'), max)],
    brands: query.getAll('brand'),
    subcategories: query.getAll('sub'),
    tags: query.getAll('tag'),
    inStock: query.get('stock') !== 'all',
    isNew: query.get('new') === '1',
    isBestseller: query.get('best') === '1',
    page: readPage(query.get('page')),
  };
}

/** Omits defaults, and keeps unrelated parameters of `query`. */
export function writeFilters(filters: CollectionFilters, query = new URLSearchParams()): URLSearchParams {
  const { search, sort, view, priceRange, brands, subcategories, tags, inStock, isNew, isBestseller, page } = filters;
  const [min, max] = DEFAULT_FILTERS.priceRange;
  const written = new URLSearchParams([...query].filter(([key]) => !QUERY_KEYS.includes(key)));
  if (search) written.set('q', search);
  if (sort) written.set('sort', sort);
  if (view !== DEFAULT_FILTERS.view) written.set('view', view);
  if (priceRange[0] !== min) written.set('min', String(priceRange[0]));
  if (priceRange[1] !== max) written.set('max', String(priceRange[1]));
  brands.forEach((brand) => written.append('brand', brand));
  subcategories.forEach((subcategory) => written.append('sub', subcategory));
  tags.forEach((tag) => written.append('tag', tag));
  if (!inStock) written.set('stock', 'all');
  if (isNew) written.set('new', '1');
  if (isBestseller) written.set('best', '1');
  if (page > 1) written.set('page', String(page));
  return written;
}

/** Resets filters and search, keeps sorting and layout (COL-14). */
export function cleared({ sort, view }: CollectionFilters): CollectionFilters {
  return { ...DEFAULT_FILTERS, sort, view };
}
