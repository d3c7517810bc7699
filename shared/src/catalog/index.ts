export * from './CatalogSource';
export { choicesByLine, choicesOf, findVariant, lineId, variantText, type Choice } from './choices';
export * from './collections';
export * from './lookUps';
export { LOW_STOCK, priceOf, stockOf, stockText, type Stock } from './stock';
export * from './productTypes';
