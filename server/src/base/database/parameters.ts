/** Greatest integer of the database. */
export const MAX_INTEGER = 2_147_483_647;

/** Whether the database can hold a text at all: without NUL and without half of a character. Texts of a URL may not be. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** The condition that a column is among the texts of a parameter, which is made by `jsonTexts`. */
export function isAmong(column: string, parameter = '$1'): string {
  return `${column} = any (array(select json_array_elements_text(${parameter}::json)))`;
}

/** Texts as a parameter, without those that are nowhere in the database. */
export function jsonTexts(texts: readonly string[]): string {
  return JSON.stringify(texts.filter(isStorable));
}
