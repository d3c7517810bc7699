export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export type { FoundLink } from './FoundLink';
export { resultsUrl, RESULTS } from './resultsUrl';
export { containsAll, joinTexts, searchTextsOf, searchWords, vocabularyOf, type SearchTexts } from './searchTexts';
