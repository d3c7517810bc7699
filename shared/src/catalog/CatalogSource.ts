import type { Cents } from '@glow/shared/orders';
import type { Choice } from './choices';
import type { Product, ProductDetails, Review, Subcategory, Category } from './productTypes';

/** `relevance` is the catalogue order without a search; `stock` begins with the lowest count of a product itself. */
export const PRODUCT_ORDERS = ['name', 'price-low', 'price-high', 'rating', 'newest', 'relevance', 'stock'] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Tags of one kind, such as skin types: `offered` are counted, products need one of `chosen` if there are any. */
export interface TagKind {
  offered: string[];
  chosen: string[];
}

/** A missing filter lets all products pass. `search` looks in name, keywords, description and ingredients. */
export interface ListQuery {
  /** Slug of a collection; any other slug means all products (URL-2). */
  collection?: string;
  search?: string;
  /** Lowest and highest price of the product itself, both included; an inverted range lets all products pass. */
  price?: [min: Cents, max: Cents];
  brands?: string[];
  subcategories?: string[];
  /** A product must pass each kind. */
  tags?: TagKind[];
  inStock?: boolean;
  isNew?: boolean;
  isBestseller?: boolean;
  /** Default: catalogue order. */
  order?: ProductOrder;
  /** From 1 on. */
  page?: number;
}

export const PAGE_SIZE = 24;

/** A value to filter by, and the number of products that it alone would show with the other filters. */
export interface Facet<Value extends string = string> {
  value: Value;
  count: number;
}

/** One page of a product list, with the values of its filters. */
export interface ProductList {
  /** At most `PAGE_SIZE`. */
  products: Product[];
  /** Matching products on all pages. */
  matchCount: number;
  collectionCount: number;
  /** Products that only `inStock` filters out. */
  hiddenCount: number;
  /** Brands of the collection and chosen ones, by name. */
  brands: Facet[];
  /** Subcategories of the collection and chosen ones, in catalogue order. */
  subcategories: (Facet<Subcategory> & { category: Category })[];
  /** The query's tags that are chosen or in the collection, in its order; missing if query or server has no tags. */
  tags?: Facet[];
}

export interface ProductRecord extends Product, ProductDetails {
  reviews: Review[];
  /** It is no longer sold; its page remains. */
  isDiscontinued: boolean;
}

export interface SearchSuggestions {
  /** At most six, best first. */
  products: Product[];
  brands: string[];
  /** The text that was probably meant, if nothing matches the given one; `products` are found by it. */
  corrected?: string;
}

/** Read access to the catalogue: a contract of remotes and server. Only `product` finds discontinued products. */
export interface CatalogSource {
  product(id: string): Promise<ProductRecord | undefined>;
  /** In the order of the ids, without unknown products. */
  products(ids: readonly string[]): Promise<Product[]>;
  list(query: ListQuery): Promise<ProductList>;
  /** At most four other products in stock: of the same subcategory first, then of the same category (PROD-18). */
  related(id: string): Promise<Product[]>;
  suggest(text: string): Promise<SearchSuggestions>;
  /** The choices of order lines, by line id, without unknown ones. */
  lines(ids: readonly string[]): Promise<Record<string, Choice>>;
  /** Ids of all products, in catalogue order. */
  ids(): Promise<string[]>;
}
