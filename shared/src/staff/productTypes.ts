import type { Category, Review, Subcategory, Variant } from '@glow/shared/catalog';

/** A product in a list. */
export interface StaffProductRow {
  id: string;
  sku: string;
  name: string;
  brand: string;
  category: Category;
  /** In cents. */
  price: number;
  /** Of all its variants. */
  stockCount: number;
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
export interface ProductEntry {
  id: string;
  name?: string;
  brand?: string;
  category?: Category;
  subcategory?: Subcategory;
  description?: string;
  sku?: string;
  price?: number;
  originalPrice?: number;
  rating?: number;
  reviewCount?: number;
  /** Of a product without variants. */
  stock?: number;
  isNew?: boolean;
  isBestseller?: boolean;
  discontinued?: boolean;
  isHidden?: boolean;
  images?: string[];
  tags?: string[];
  ingredients?: string[];
  benefits?: string[];
  variants?: ProductEntryVariant[];
  reviews?: Omit<Review, 'productId'>[];
}

/** A product that staff edit. */
export interface StaffProduct {
  /** A hash of the entry: a change names the one that it was made on. */
  version: string;
  entry: ProductEntry;
}
