const collator = new Intl.Collator('en');

/** Orders texts as a reader of English looks for them, and alike ones by their characters: in the same order as the database (`und-x-icu`). */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || Number(a > b) - Number(a < b);
}
