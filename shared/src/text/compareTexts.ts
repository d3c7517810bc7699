/** Orders texts as a reader of English looks for them, as the database does with `und-x-icu`. */
export const compareTexts = new Intl.Collator('en').compare;
