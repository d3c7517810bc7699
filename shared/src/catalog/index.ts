export {
  PAGE_SIZE,
  PRODUCT_ORDERS,
  type CatalogSource,
  type Facet,
  type TagKind,
  type ListQuery,
  type ProductList,
  type ProductOrder,
  type ProductRecord,
  type SearchSuggestions,
} from './CatalogSource';
export { choicesByLine, choicesOf, findVariant, lineId, variantText, type Choice } from './choices';
export { findCollection, type Collection } from './collectionDetails';
export { collections, type CollectionName, type CollectionSlug } from './collections';
export { linesUrl, lookUpLines, lookUpProducts, lookUps, productsUrl } from './lookUps';
export type { LinesData, LookUpSource, ProductsData } from './lookUps';
export { isGlowKit } from './isGlowKit';
export { LOW_STOCK, priceOf, stockOf, stockText, type Stock } from './stock';
export type { Category, Product, ProductDetails, Review, Subcategory, Variant } from './productTypes';
