import type { Product, Review, Variant } from '@glow/shared/catalog';

/** A product in a list: its price in cents, the pieces of all its variants. */
export interface StaffProductRow extends Pick<
  Product,
  'id' | 'sku' | 'name' | 'brand' | 'category' | 'price' | 'stockCount'
> {
  /** How many it has. */
  variants: number;
  isHidden: boolean;
  isDiscontinued: boolean;
  /** As the catalogue has it. */
  image: string;
}

/** A variant as an exported file has it: its price in dollars. */
export interface ProductEntryVariant extends Partial<Omit<Variant, 'id' | 'inStock' | 'stockCount'>> {
  id: string;
  stock?: number;
  discontinued?: boolean;
}

/** A product as an exported file has it (`catalog export --with-stock`): prices in dollars. */
export interface ProductEntry extends Partial<Omit<Product, 'id' | 'inStock' | 'stockCount' | 'variants'>> {
  id: string;
  ingredients?: string[];
  benefits?: string[];
  /** Of a product without variants. */
  stock?: number;
  discontinued?: boolean;
  isHidden?: boolean;
  variants?: ProductEntryVariant[];
  /** Ids of variants and reviews that a change takes away. */
  removedVariants?: string[];
  removedReviews?: string[];
  reviews?: Omit<Review, 'productId'>[];
}

/** A product that staff edit. */
export interface StaffProduct {
  /** A hash of the entry: a change names the one that it was made on. */
  version: string;
  entry: ProductEntry;
}
