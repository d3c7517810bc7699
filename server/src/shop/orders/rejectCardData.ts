import { cleanText } from '@glow/shared/validation';
import { ApiError } from '../../base/errors/ApiError';

/** Field names of card data, reduced to lower-case letters. */
const CARD_FIELD =
  /^(?:(?:card|cc)(?:number|no|num|exp)|pan|track|(?:card|cc)?(?:cv[cvn]|csc|securitycode|exp(?:date|month|year)|(?:expiry|expiration)(?:date|month|year)?))$/;
/** Numbers of payment cards by issuer: Visa, Mastercard, American Express, Diners Club, JCB, Discover, UnionPay and Maestro. */
const CARD_NUMBER =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-59]|[689]\d)\d{11,16}|35\d{14,17}|(?:5[06-8]\d|60\d|6[257]\d|64[4-9]|63[09]|81\d)\d{13,16})$/;
/** Digits as a card has them, with one space for whatever is between them and others beside them: fours, eights, or four, six and the rest, and together. */
const GROUPS = /(?<!\d)(?=(\d{4,}(?: \d{4}(?!\d)){2}(?: \d+)?|\d{8} \d{8}(?!\d)|\d{4,} \d{6} \d{4,}|\d{15,}))/g;
/** Single digits or pairs with always the same between, because random letters and digits contain such groups. */
const SHORT_GROUPS = /(?<!\d)(?=(\d\d?(\D+)\d\d?(?:\2\d\d?(?!\d)){5,14}))/g;
/** A letter, or a number that is no digit. */
const LETTER = /(?!\d)[\p{L}\p{N}]/u;
/** Two numbers of two groups each, or one with its country code (E.164), unless American Express begins so. */
const PHONES = /^\D*\d+(\D+)\d+(?!\1\d)\D+\d+\1\d+\D*$|^\+(?!\D*3\D*[47](?:\D*\d){13}\D*$)(?:\D*\d){1,15}\D*$/;
/** What is no card number, by the name of its field: phone numbers, bar codes, and ids of builds beside each other, of which some are digits alone. */
const OTHERS = [
  [/phone$/i, PHONES],
  [/^id$/, /^\d{13,14}$/],
  [/^composition$/, /^(?:[\da-f]{12}|0)(?:~(?:[\da-f]{12}|0|[-a-z]+))*$/],
] as const;
/** Most fields among which the one is looked for that completes a number. */
const MOST_FIELDS = 30;

/**
 * Rejects (422) a body with card data at any depth: a field named like it, or a card number in a text or in the texts side by side, with the
 * path of the field. Runs on the raw body, before unknown fields are dropped; the response never repeats the value.
 */
export function rejectCardData(body: unknown, path: string[] = [], field = ''): void {
  if (typeof body !== 'object' || body === null) {
    if (holdsCardNumber(field, body)) refuseCardData(path);
    return;
  }
  const texts: { path: string[]; text: string }[] = [];
  for (const [key, member] of Object.entries(body)) {
    const name = Array.isArray(body) ? field : key;
    if (CARD_FIELD.test(key.toLowerCase().replace(/[^a-z]/g, '')) || holdsCardNumber('', key)) refuseCardData(path);
    rejectCardData(member, [...path, key], name);
    if (typeof member === 'string' && !isAlone(name, member)) texts.push({ path: [...path, key], text: member });
  }
  const isSpread = (among: typeof texts) => holdsCardNumber('', among.map(({ text }) => text).join(' '));
  if (texts.length < 2 || !isSpread(texts)) return;
  const part = texts.slice(0, MOST_FIELDS).find((one) => !isSpread(texts.filter((other) => other !== one)));
  refuseCardData(part?.path ?? path);
}

/** Rejects (422) the field of a path as card data. */
export function refuseCardData(path: string[]): never {
  const message = 'Card numbers and security codes must not be sent.';
  throw new ApiError(422, message, [{ message, field: path.join('.') || undefined }], { code: 'card_data' });
}

/** Whether a text cannot be a part of a number whose rest is in the texts beside it. */
function isAlone(field: string, text: string): boolean {
  return /^id$|phone$/i.test(field) || text.includes('@') || isOther(field, text);
}

function isOther(field: string, text: string): boolean {
  return OTHERS.some(([fields, others]) => fields.test(field) && others.test(text));
}

function holdsCardNumber(field: string, value: unknown): boolean {
  // this turns circled and raised digits into digits
  const written = String(value).normalize('NFKC');
  if (!/(?:\p{Nd}\P{Nd}*){13}/u.test(written)) return false;
  const text = cleanText(written.replace(/(?!\d)\p{Nd}/gu, asciiDigit)).toLowerCase();
  // the digits alone before the @ of an email are no card number
  if (/^\d+@/.test(text) || isOther(field, text)) return false;
  // single groups of a phone field are not joined
  const runs = /phone$/i.test(field) ? [] : text.split(LETTER);
  return (
    [...runs, ...text.split(/\D/)].some((run) => isCardNumber(run.replace(/\D/g, ''))) ||
    [...text.replace(/\D+/g, ' ').matchAll(GROUPS), ...text.matchAll(SHORT_GROUPS)].some(([, groups = '']) =>
      holdsUsual(groups.replace(/\D/g, '')),
    )
  );
}

/** Whether a card number of fifteen or sixteen digits is anywhere in a row of digits: of other lengths, chance makes too many. */
function holdsUsual(digits: string): boolean {
  return [...digits.matchAll(/(?=([2-68]\d{14})(\d?))/g)].some(
    ([, fifteen = '', next = '']) => isCardNumber(fifteen) || isCardNumber(fifteen + next),
  );
}

/** Whether digits have the length and the beginning of an issuer's, and the right check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!CARD_NUMBER.test(digits)) return false;
  const doubled = [...digits].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)));
  return doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value)) % 10 === 0;
}

/** A digit of any script as one of 0 to 9: Unicode lists the ten of a script in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const before = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(code - index - 1));
  return String(before.findIndex((other) => !/\p{Nd}/u.test(other)));
}
