import type { PageData, PageRequest } from '@glow/shared/app';
import {
  findCollection,
  type Product,
  type ProductDetails,
  type ProductList,
  type Review,
  type SearchSuggestions,
} from '@glow/shared/catalog';
import { toCents } from '@glow/shared/orders';
import { readFilters } from './collections/collectionFilters';
import { productStories, type StoryChapter } from './product/productStories';

/** What the home page shows. */
export interface HomeData {
  bestsellers: Product[];
}

/** One page of a collection. */
export interface CollectionData extends ProductList {
  /** Where nothing matches a search. */
  suggestions?: SearchSuggestions;
}

/** What a product's page shows. */
export interface ProductData {
  product: Product;
  details: ProductDetails;
  reviews: Review[];
  related: Product[];
  isDiscontinued: boolean;
  /** Of a bestseller that has one (PROD-62). */
  story?: StoryChapter[];
}

/** The known products of a list of ids. */
export interface ProductsData {
  products: Product[];
}

const BESTSELLER_COUNT = 4;

/** The data of the storefront's routes, by the names of the routes. On the server only. */
export const pageData = {
  async home({ catalog }: PageRequest): Promise<HomeData> {
    const { products } = await catalog.list({ collection: 'bestsellers' });
    return { bestsellers: products.slice(0, BESTSELLER_COUNT) };
  },

  async collection({ params, query, catalog }: PageRequest): Promise<CollectionData> {
    const { search, sort, priceRange, brands, subcategories, inStock, isNew, isBestseller, page } = readFilters(query);
    const [min, max] = priceRange;
    const list = await catalog.list({
      collection: findCollection(params.category).slug,
      search,
      price: [centsOf(min), centsOf(max)],
      brands,
      subcategories,
      inStock,
      isNew,
      isBestseller,
      order: sort,
      page,
    });
    const isUnknown = search.trim() !== '' && list.matchCount + list.hiddenCount === 0;
    return isUnknown ? { ...list, suggestions: await catalog.suggest(search) } : list;
  },

  async product({ params: { id = '' }, catalog }: PageRequest): Promise<ProductData | null> {
    const [record, related] = await Promise.all([catalog.product(id), catalog.related(id)]);
    if (!record) return null;
    const { ingredients, benefits, reviews, isDiscontinued, ...product } = record;
    const story = product.isBestseller ? productStories[id] : undefined;
    return { product, details: { ingredients, benefits }, reviews, related, isDiscontinued, story };
  },

  wishlist: listedProducts,
  'wishlist-products': listedProducts,
} satisfies PageData;

/** The products of the parameters `item`, in this order and each once. */
async function listedProducts({ query, catalog }: PageRequest): Promise<ProductsData> {
  return { products: await catalog.products([...new Set(query.getAll('item'))]) };
}

/** A price bound in cents, as an exact integer. */
function centsOf(dollars: number) {
  return Math.min(toCents(dollars), Number.MAX_SAFE_INTEGER);
}
