/** A text as a terminal may show it: without what it would act on, or what would turn the direction of what follows. Lines stay. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}
