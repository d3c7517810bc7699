import { cleanText } from '@glow/shared/validation';
import { ApiError } from '../../base/errors/ApiError';

/** The names of card fields, in lower-case letters. */
const CARD_FIELD =
  /^(?:(?:card|cc)(?:number|no|num|exp)|pan|track|(?:card|cc)?(?:cv[cvn]|csc|securitycode|exp(?:date|month|year)|(?:expiry|expiration)(?:date|month|year)?))$/;
/** The issuers are Visa, Mastercard, American Express, Diners Club, JCB, Discover, UnionPay and Maestro. */
const CARD_NUMBER =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-59]|[689]\d)\d{11,16}|35\d{14,17}|(?:5[06-8]\d|60\d|6[257]\d|64[4-9]|63[09]|81\d)\d{13,16})$/;
/** Digits as on a card, with one space between groups: fours, eights, four with six and the rest, or one group. */
const GROUPS = /(?<!\d)(?=(\d{4,}(?: \d{4}(?!\d)){2}(?: \d+)?|\d{8} \d{8}(?!\d)|\d{4,} \d{6} \d{4,}|\d{15,}))/g;
/** Single digits or pairs, with the same text between all of them, because random texts contain such groups. */
const SHORT_GROUPS = /(?<!\d)(?=(\d\d?(\D+)\d\d?(?:\2\d\d?(?!\d)){5,14}))/g;
/** A letter, or a number that is no digit. */
const LETTER = /(?!\d)[\p{L}\p{N}]/u;
/** Two numbers of two groups each, or one with a country code (E.164), unless it begins as American Express. */
const PHONES = /^\D*\d+(\D+)\d+(?!\1\d)\D+\d+\1\d+\D*$|^\+(?!\D*3\D*[47](?:\D*\d){13}\D*$)(?:\D*\d){1,15}\D*$/;
/** Other numbers, by the name of their field: phone numbers, bar codes, and ids of builds (some are only digits). */
const OTHERS = [
  [/phone$/i, PHONES],
  [/^id$/, /^\d{13,14}$/],
  [/^composition$/, /^(?:[\da-f]{12}|0)(?:~(?:[\da-f]{12}|0|[-a-z]+))*$/],
  // of a page, which ends with time, nonce and signature (`pageTokens.ts`)
  [/^token$/, /^(?:[\da-f]{12}|0)(?:~(?:[\da-f]{12}|0|[-a-z]+))*~\w+~[\w-]+~[\w-]{43}$/],
] as const;
/** So many fields are tried to find the one that completes a number. */
const MOST_FIELDS = 30;

/** Rejects (422) card data at any depth of a raw body. The error has the path of the field, never the value. */
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

/** Whether a text cannot be a part of a number that the texts beside it complete. */
function isAlone(field: string, text: string): boolean {
  return /^id$|phone$/i.test(field) || text.includes('@') || isOther(field, text);
}

function isOther(field: string, text: string): boolean {
  return OTHERS.some(([fields, others]) => fields.test(field) && others.test(text));
}

/** Whether a text holds a card number; some fields hold other numbers by their name. */
export function holdsCardNumber(field: string, value: unknown): boolean {
  // this turns circled and raised digits into digits
  const written = String(value).normalize('NFKC');
  if (!/(?:\p{Nd}\P{Nd}*){13}/u.test(written)) return false;
  const text = cleanText(written.replace(/(?!\d)\p{Nd}/gu, asciiDigit)).toLowerCase();
  // digits before the @ of an email are no card number
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

/** Finds a card number of 15 or 16 digits anywhere in a row of digits; other lengths are too often chance. */
function holdsUsual(digits: string): boolean {
  return [...digits.matchAll(/(?=([2-68]\d{14})(\d?))/g)].some(
    ([, fifteen = '', next = '']) => isCardNumber(fifteen) || isCardNumber(fifteen + next),
  );
}

/** Whether digits have the length and beginning of an issuer, and the right check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!CARD_NUMBER.test(digits)) return false;
  const doubled = [...digits].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)));
  return doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value)) % 10 === 0;
}

/** A digit of any script as 0 to 9; Unicode lists the ten digits of a script in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const before = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(code - index - 1));
  return String(before.findIndex((other) => !/\p{Nd}/u.test(other)));
}
