export { products, findProduct, findVariant } from './products';
export { detailsOf } from './detailsOf';
export { reviews, reviewsOf } from './reviews';
export { collections, findCollection, productsIn, type Collection } from './collections';
export { findChoice, lineId, variantText, type Choice } from './choices';
export { priceOf, stockOf, stockText, type Stock } from './stock';
export type { Category, Product, ProductDetails, Review, Subcategory, Variant } from './productTypes';
