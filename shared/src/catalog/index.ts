export * from './CatalogSource';
export { choicesByLine, choicesOf, findVariant, lineId, variantText, type Choice } from './choices';
export { collections, findCollection, type Collection, type CollectionName, type CollectionSlug } from './collections';
export * from './lookUps';
export { isGlowKit } from './isGlowKit';
export { LOW_STOCK, priceOf, stockOf, stockText, type Stock } from './stock';
export type { Category, Product, ProductDetails, Review, Subcategory, Variant } from './productTypes';
