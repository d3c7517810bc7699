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
/** One in ten long numbers passes the Luhn check by chance, so phone fields are exempt up to fifteen digits (E.164). */
const PHONE_FIELD = /phone/i;
const MAX_PHONE_DIGITS = 15;
const AMERICAN_EXPRESS = /^3[47]\d{13}$/;
const DIGIT_RUN = /\d(?:[\s./_-]?\d){12,}/g;

/**
 * Rejects (422) a body with card data at any depth: a field named like it, or a card number in any text. Numbers that
 * could be phone numbers are allowed in phone fields. Runs on the raw body, before unknown fields are dropped; the
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
  const isPhoneField = PHONE_FIELD.test(field);
  if (cardNumbersIn(String(body)).some((digits) => !isPhoneField || !isPhone(digits))) reject();
}

function reject(): never {
  throw new ApiError(422, 'Card numbers and security codes must not be sent.', undefined, { code: 'card_data' });
}

/** The card numbers in a text, in any digit script and grouping. */
function cardNumbersIn(text: string): string[] {
  const runs = text.normalize('NFKC').match(DIGIT_RUN) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length <= 19 && passesLuhn(digits));
}

function isPhone(digits: string): boolean {
  return digits.length <= MAX_PHONE_DIGITS && !AMERICAN_EXPRESS.test(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
