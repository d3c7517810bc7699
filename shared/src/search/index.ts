export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export type { FoundLink } from './FoundLink';
export { resultsUrl, RESULTS } from './resultsUrl';
export { containsAll, joinTexts, namedBrands, searchTextsOf, searchWords, vocabularyOf } from './searchTexts';
