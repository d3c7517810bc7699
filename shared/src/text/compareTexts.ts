/** Sorts texts as readers of English expect, and as the database does with `und-x-icu`. */
export const compareTexts = new Intl.Collator('en').compare;
