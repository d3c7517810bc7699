import { cleanText } from '@glow/shared/validation';
import { ApiError } from '../errors/ApiError';

/** Field names of card data, reduced to lower-case letters. */
const CARD_FIELD =
  /^(?:(?:card|cc)(?:number|no|num|exp)|pan|track|(?:card|cc)?(?:cv[cvn]|csc|securitycode|exp(?:date|month|year)|(?:expiry|expiration)(?:date|month|year)?))$/;
/** Numbers of payment cards by issuer: Visa, Mastercard, American Express, Diners Club, JCB, Discover, UnionPay and Maestro. */
const CARD_NUMBER =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-59]|[689]\d)\d{11,16}|35\d{14,17}|(?:5[06-8]\d|60\d|6[257]\d|64[4-9]|63[09]|81\d)\d{13,16})$/;
const SHORTEST_CARD_NUMBER = 13;
/** Groups of a card with anything between them and other digits beside them: fours, eights, or four, six and the rest. */
const LONG_GROUPS = [
  /(?<!\d)\d{4,}(?: \d{4}(?!\d)){2,}(?: \d+)?/g,
  /(?<!\d)\d{8} \d{8}(?!\d)/g,
  /(?<!\d)\d{4,} \d{6} \d{4,}/g,
];
/** Single digits or pairs. Random letters and digits contain such groups, so there may be no letter between them, or always the same. */
const SHORT_GROUPS = /(?<!\d)(?:\d(?: \d(?!\d)){12,}|\d\d(?: \d\d(?!\d)){6,})/g;
const SAME_BETWEEN = /(?<!\d)\d\d?(?!\d)(\D+)\d\d?(?!\d)(?:\1\d\d?(?!\d)){5,}/g;
const LETTER = /(?!\d)[\p{L}\p{N}]/u;
const PHONE_FIELD = /phone$/i;
/** Ids may be the numbers of bar codes, and of an email the digits alone before the @ are one. */
const ID_FIELD = /^id$/;
const BAR_CODE = /^\d{13,14}$/;
/** Ids of builds beside each other, of which some are digits alone. */
const COMPOSITION = /^(?:[\da-f]{12}|0)(?:~(?:[\da-f]{12}|0|[-a-z]+))*$/;
const NUMBERED_MAILBOX = /^\d+@/;
/** A phone number with its country code (E.164), unless American Express begins so. */
const INTERNATIONAL_PHONE = /^\+(?!3[47]\d{13}$)\d{1,15}$/;
/** Two numbers of two groups each. */
const TWO_PHONES = /^\D*\d+(\D+)\d+(?!\1\d)\D+\d+\1\d+\D*$/;
/** Most fields among which the one is looked for that completes a number. */
const MOST_FIELDS = 30;

/**
 * Rejects (422) a body with card data at any depth: a field named like it, or a card number in a text or in the texts side by side, with the
 * path of the field. Runs on the raw body, before unknown fields are dropped; the response never repeats the value.
 */
export function rejectCardData(body: unknown, path: string[] = []): void {
  if (typeof body !== 'object' || body === null) {
    if (holdsCardNumber(path.at(-1) ?? '', body)) refuseCardData(path);
    return;
  }
  const texts: { path: string[]; text: string }[] = [];
  for (const [key, member] of Object.entries(body)) {
    const name = Array.isArray(body) ? (path.at(-1) ?? '') : key;
    const memberPath = [...path, key];
    if (CARD_FIELD.test(key.toLowerCase().replace(/[^a-z]/g, '')) || holdsCardNumber('', key)) refuseCardData(path);
    if (typeof member === 'object' && member !== null) rejectCardData(member, memberPath);
    else if (holdsCardNumber(name, member)) refuseCardData(memberPath);
    else if (typeof member === 'string' && !isAlone(name, member)) texts.push({ path: memberPath, text: member });
  }
  const isSpread = (among: typeof texts) => holdsCardNumber('', among.map(({ text }) => text).join(' '));
  if (texts.length < 2 || !isSpread(texts)) return;
  const part = texts.slice(0, MOST_FIELDS).find((one) => !isSpread(texts.filter((other) => other !== one)));
  refuseCardData(part?.path ?? path);
}

/** Whether a text cannot be a part of a number whose rest is in the texts beside it. */
function isAlone(field: string, text: string): boolean {
  return PHONE_FIELD.test(field) || ID_FIELD.test(field) || text.includes('@') || isComposition(field, text);
}

function isComposition(field: string, text: string): boolean {
  return field === 'composition' && COMPOSITION.test(text);
}

/** Rejects (422) the field of a path as card data. */
export function refuseCardData(path: string[]): never {
  const message = 'Card numbers and security codes must not be sent.';
  throw new ApiError(422, message, [{ message, field: path.join('.') || undefined }], { code: 'card_data' });
}

function digitCount(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

function holdsCardNumber(field: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  // this turns circled and raised digits into digits
  const written = String(value).normalize('NFKC');
  if (digitCount(written) < SHORTEST_CARD_NUMBER) return false;
  const text = cleanText(withAsciiDigits(written)).toLowerCase();
  if (NUMBERED_MAILBOX.test(text) || (ID_FIELD.test(field) && BAR_CODE.test(text))) return false;
  if (isComposition(field, text)) return false;
  const runs = text.split(LETTER);
  if (PHONE_FIELD.test(field)) return !isPhone(text) && isGrouped(text, runs);
  return isGrouped(text, runs) || runs.some((run) => isCardNumber(run.replace(/\D/g, '')));
}

/** Whether digits that stand together, or in the groups of a card, hold a card number. */
function isGrouped(text: string, runs: string[]): boolean {
  const solid = text.match(/\d{13,}/g) ?? [];
  const long = LONG_GROUPS.flatMap((groups) => toGroups(text).match(groups) ?? []);
  const short = [...runs, ...(text.match(SAME_BETWEEN) ?? [])].flatMap(
    (run) => toGroups(run).match(SHORT_GROUPS) ?? [],
  );
  return solid.some(isCardNumber) || [...solid, ...long, ...short].some((run) => holdsUsual(run.replaceAll(' ', '')));
}

function toGroups(text: string): string {
  return text.replace(/\D+/g, ' ');
}

/** Whether a text of a phone field is an international number, or two numbers that look like a card of four groups. */
function isPhone(text: string): boolean {
  return TWO_PHONES.test(text) || INTERNATIONAL_PHONE.test(text.replace(/(?!^\+)\D/g, ''));
}

/** Whether a card number of fifteen or sixteen digits is anywhere in a row of digits: of other lengths, chance makes too many. */
function holdsUsual(digits: string): boolean {
  return [...digits.matchAll(/(?=([2-68]\d{14})(\d?))/g)].some(
    ([, fifteen = '', next = '']) => isCardNumber(fifteen) || (next && isCardNumber(fifteen + next)),
  );
}

function isCardNumber(digits: string): boolean {
  return CARD_NUMBER.test(digits) && passesLuhn(digits);
}

/** Every decimal digit of Unicode as 0 to 9. */
function withAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode lists the ten digits of a script in order. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
