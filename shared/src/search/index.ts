export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export { type FoundLink, resultsUrl, RESULTS } from './resultsUrl';
export { containsAll, joinTexts, namedBrands, searchTextsOf, searchWords, vocabularyOf } from './searchTexts';
