export { products, findProduct, findVariant } from './products';
export { detailsOf } from './detailsOf';
export { reviews, reviewsOf } from './reviews';
export { findCollection, productsIn, type Collection } from './collectionDetails';
export { collections, type CollectionName } from './collections';
export { findChoice, lineId, variantText, type Choice } from './choices';
export { priceOf, stockOf, stockText, type Stock } from './stock';
export type { Category, Product, ProductDetails, Review, Subcategory, Variant } from './productTypes';
