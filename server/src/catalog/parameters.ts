/** Whether the database can hold a text at all: without NUL and without half of a character. Texts of a URL may not be. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Texts as a parameter that `json_array_elements_text` takes, without those that are nowhere in the database. */
export function jsonTexts(texts: readonly string[]): string {
  return JSON.stringify(texts.filter(isStorable));
}
