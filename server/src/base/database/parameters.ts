export const MAX_INTEGER = 2_147_483_647;

/** PostgreSQL takes no NUL and no half of a character; the texts of URLs may hold them. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** `parameter` is made by `jsonTexts`. */
export function isAmong(column: string, parameter = '$1'): string {
  return `${column} = any (array(select json_array_elements_text(${parameter}::json)))`;
}

/** Omits texts that the database cannot hold. */
export function jsonTexts(texts: readonly string[]): string {
  return JSON.stringify(texts.filter(isStorable));
}
