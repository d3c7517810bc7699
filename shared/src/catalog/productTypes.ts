import type { Cents } from '@glow/shared/orders';

/** A product as lists and carts have it; with `ProductDetails` it is the product of CAT-1. Prices are integer cents. */
export interface Product {
  id: string;
  name: string;
  brand: string;
  price: Cents;
  originalPrice?: Cents;
  category: Category;
  subcategory: Subcategory;
  description: string;
  /** Names for `Picture`, pack shot first, for example `products/skn-001-1`. */
  images: string[];
  variants?: Variant[];
  inStock: boolean;
  stockCount: number;
  sku: string;
  rating: number;
  reviewCount: number;
  isNew: boolean;
  isBestseller: boolean;
  tags: string[];
}

/** Fields that only the product page shows (CAT-1). */
export interface ProductDetails {
  ingredients: string[];
  benefits: string[];
}

/** A shade or size (CAT-4). `price` and `image` replace the product's price and first picture, `otherImages` others. */
export interface Variant {
  id: string;
  name: string;
  type: 'size' | 'color';
  value: string;
  price?: Cents;
  hexColor?: string;
  image?: string;
  otherImages?: string[];
  inStock: boolean;
  stockCount: number;
}

/** A shopper's review (CAT-14). `date` is an ISO day, `helpful` a count. */
export interface Review {
  id: string;
  productId: string;
  userName: string;
  rating: number;
  title: string;
  comment: string;
  date: string;
  verified: boolean;
  helpful: number;
}

export const CATEGORIES = ['skincare', 'makeup'] as const;
export type Category = (typeof CATEGORIES)[number];

const SKINCARE = ['serums', 'moisturizers', 'cleansers', 'eye-care', 'toners', 'sunscreen'] as const;
const MAKEUP = ['foundation', 'concealer', 'blush', 'eyeliner', 'lipstick', 'highlighter'] as const;
/** The twelve subcategories (CAT-3), in the order in which they are offered. */
export const SUBCATEGORIES = [...SKINCARE, ...MAKEUP] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];
