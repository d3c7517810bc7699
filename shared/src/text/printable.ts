/** A text for a terminal, without control characters and marks that change the text's direction. Lines stay. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}
