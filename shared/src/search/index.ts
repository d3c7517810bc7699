export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export { joinTexts, searchTextsOf, searchWords, vocabularyOf, type SearchTexts } from './searchTexts';
