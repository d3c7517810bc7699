import { ApiError } from '../../errors/ApiError';

/** Field names of card data, reduced to lower-case letters. */
const CARD_FIELDS = new Set([
  'cardnumber',
  'cardno',
  'ccnumber',
  'ccnum',
  'pan',
  'cvv',
  'cvc',
  'csc',
  'cvn',
  'cardcvv',
  'cardcvc',
  'cccvv',
  'cccsc',
  'securitycode',
  'cardsecuritycode',
  'expiry',
  'expirydate',
  'expirymonth',
  'expiryyear',
  'expiration',
  'expirationdate',
  'expdate',
  'expmonth',
  'expyear',
  'cardexpiry',
  'ccexp',
  'track',
]);
/** Numbers of payment cards by issuer: Visa, Mastercard, American Express, Diners Club, JCB, Maestro, Discover and UnionPay. */
const CARD_NUMBER =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|35\d{14,17}|(?:5[06-8]|6\d|81)\d{14,17})$/;
const LONGEST_CARD_NUMBER = 19;
/** Between the digits of one number: anything but letters and digits, also invisible characters. */
const SEPARATOR = '[^\\p{L}\\p{N}]{0,8}';
const DIGIT_RUN = new RegExp(`\\d(?:${SEPARATOR}\\d){12,}`, 'gu');
const PHONE_FIELD = /phone/i;
/** A phone number with its country code (E.164). */
const INTERNATIONAL_PHONE = /^\s*\+/;
const MAX_PHONE_DIGITS = 15;
const AMERICAN_EXPRESS = /^3[47]\d{13}$/;

/**
 * Rejects (422) a body with card data at any depth: a field named like it, or a card number in any text. A phone field may
 * hold an international number of up to fifteen digits. Runs on the raw body, before unknown fields are dropped; the
 * response never repeats the value.
 */
export function rejectCardData(body: unknown, field = ''): void {
  if (typeof body === 'object' && body !== null) {
    for (const [key, member] of Object.entries(body)) {
      if (CARD_FIELDS.has(key.toLowerCase().replace(/[^a-z]/g, '')) || cardNumbersIn(key).length > 0) reject();
      rejectCardData(member, Array.isArray(body) ? field : key);
    }
    return;
  }
  if (typeof body !== 'string' && typeof body !== 'number') return;
  const text = String(body);
  const isPhone = PHONE_FIELD.test(field) && INTERNATIONAL_PHONE.test(text);
  if (cardNumbersIn(text).some((digits) => !isPhone || !isPhoneLength(digits))) reject();
}

function reject(): never {
  throw new ApiError(422, 'Card numbers and security codes must not be sent.', undefined, { code: 'card_data' });
}

/** The card numbers in a text, in any digit script and grouping. */
function cardNumbersIn(text: string): string[] {
  const runs = withAsciiDigits(text.normalize('NFKC')).match(DIGIT_RUN) ?? [];
  return runs.flatMap((run) => cardNumbersOf(run.match(/\d+/g) ?? []));
}

/** The card numbers that whole neighbouring groups of digits make; other numbers may stand before and after them. */
function cardNumbersOf(groups: string[]): string[] {
  return groups.flatMap((_, first) => {
    const found: string[] = [];
    let digits = '';
    for (let next = first; next < groups.length; next += 1) {
      digits += groups[next];
      if (digits.length > LONGEST_CARD_NUMBER) break;
      if (CARD_NUMBER.test(digits) && passesLuhn(digits)) found.push(digits);
    }
    return found;
  });
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

function isPhoneLength(digits: string): boolean {
  return digits.length <= MAX_PHONE_DIGITS && !AMERICAN_EXPRESS.test(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
