/** Text functions that know no domain, no React and no browser: the server uses them too. */
export { compareTexts } from './compareTexts';
export { foldText } from './foldText';
export { fullName, initialsOf } from './names';
export { redact, redactAddresses } from './redact';

/** A text for a terminal, without control characters and marks that change the text's direction. Lines stay. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** A typed number, as `9.5`; undefined for anything but digits, with a point or comma before at most `decimals` of them. */
export function numberText(typed: string, decimals: number): string | undefined {
  const ascii = typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
  const [, whole, fraction] = /^\s*(\d{1,15})(?:[.,٫](\d*))?\s*$/.exec(ascii) ?? [];
  const isNumber = whole && (fraction === undefined || (decimals > 0 && fraction.length <= decimals));
  return isNumber ? String(Number(`${whole}.${fraction ?? 0}`)) : undefined;
}

/** A text of at most `max` UTF-16 code units, which ends with a whole character. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** A value as JSON for a script element: escaped so that no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
