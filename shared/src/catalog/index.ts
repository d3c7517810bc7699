export { products, findProduct, findVariant } from './products';
export { reviews, reviewsOf } from './reviews';
export { collections, findCollection, productsIn, type Collection } from './collections';
export { priceOf, stockOf, stockText, type Stock } from './stock';
export type { Category, Product, Review, Subcategory, Variant } from './productTypes';
