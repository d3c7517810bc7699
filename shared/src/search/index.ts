export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export type { FoundLink } from './FoundLink';
export { joinTexts, searchTextsOf, searchWords, vocabularyOf, type SearchTexts } from './searchTexts';
