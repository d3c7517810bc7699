import type { Cents } from '@glow/shared/orders';
import type { Choice } from './choices';
import type { Product, ProductDetails, Review, Subcategory, Category } from './productTypes';

/**
 * Orders of a product list. `relevance` has those found by name first, then by keywords, description and ingredients; without a search
 * it is the catalogue's. `stock` has the lowest count of the product itself first.
 */
export const PRODUCT_ORDERS = ['name', 'price-low', 'price-high', 'rating', 'newest', 'relevance', 'stock'] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Tags of one kind, such as skin types. */
export interface TagKind {
  /** Tags to count. */
  offered: string[];
  /** A product passes with one of these; all pass if none is chosen. */
  chosen: string[];
}

/** Which products to list. A missing filter lets all products pass; `search` is looked for in name, keywords, description and ingredients. */
export interface ListQuery {
  /** Slug of a collection; any other slug means all products (URL-2). */
  collection?: string;
  search?: string;
  /** Lowest and highest price of the product itself in cents, both included; an inverted range lets all products pass. */
  price?: [min: Cents, max: Cents];
  brands?: string[];
  subcategories?: string[];
  /** A product has to pass each kind. */
  tags?: TagKind[];
  inStock?: boolean;
  isNew?: boolean;
  isBestseller?: boolean;
  /** Default: catalogue order. */
  order?: ProductOrder;
  /** From 1 on. */
  page?: number;
}

/** Products per page of a list. */
export const PAGE_SIZE = 24;

/** A value to filter by, with the number of products that it alone would show beside the other filters. */
export interface Facet<Value extends string = string> {
  value: Value;
  count: number;
}

/** One page of a product list, with what its filters offer. */
export interface ProductList {
  /** At most `PAGE_SIZE`. */
  products: Product[];
  /** Matching products on all pages. */
  matchCount: number;
  /** Products of the collection. */
  collectionCount: number;
  /** Products that match but for being sold out, if these are filtered out. */
  hiddenCount: number;
  /** Brands of the collection and chosen ones, by name. */
  brands: Facet[];
  /** Subcategories of the collection and chosen ones, in catalogue order. */
  subcategories: (Facet<Subcategory> & { category: Category })[];
  /** The tags of the query that products of the collection have, and chosen ones, in the order of the query. Missing if the query has none, or the server does not know them. */
  tags?: Facet[];
}

/** Everything about a product. */
export interface ProductRecord extends Product, ProductDetails {
  reviews: Review[];
  /** Not sold any more; its page remains. */
  isDiscontinued: boolean;
}

/** What to suggest for a search text. */
export interface SearchSuggestions {
  /** At most six, best first. */
  products: Product[];
  brands: string[];
  /** The text that was probably meant, if nothing matches the given one; the products are those of this text. */
  corrected?: string;
}

/**
 * Read access to the catalogue, for the data of pages: at present facts. It is the contract `catalog` between remotes and server.
 * Discontinued products are known to `product` only.
 */
export interface CatalogSource {
  product(id: string): Promise<ProductRecord | undefined>;
  /** The products with these ids, in this order, without unknown ones. */
  products(ids: readonly string[]): Promise<Product[]>;
  list(query: ListQuery): Promise<ProductList>;
  /** At most four other products in stock: of the same subcategory first, then of the same category (PROD-18). */
  related(id: string): Promise<Product[]>;
  suggest(text: string): Promise<SearchSuggestions>;
  /** The choices of order line ids, by line id, without unknown ones. */
  lines(ids: readonly string[]): Promise<Record<string, Choice>>;
  /** Ids of all products, in catalogue order. */
  ids(): Promise<string[]>;
}
