import { Refusal } from '../Refusal';

/** Field names of card data, in lower-case letters alone. */
const CARD_FIELDS = new Set([
  'cardnumber', 'cardno', 'ccnumber', 'ccnum', 'pan', 'cvv', 'cvc', 'csc', 'cvn', 'cardcvv', 'cardcvc', 'cccvv', 'cccsc', 'securitycode', 'cardsecuritycode',
  'expiry', 'expirydate', 'expirymonth', 'expiryyear', 'expiration', 'expirationdate', 'expdate', 'expmonth', 'expyear', 'cardexpiry', 'ccexp', 'track',
]);
/** Their numbers are long and free, and no card number belongs there. */
const NUMBER_FIELDS = /phone|zip|postal/i;
const DIGIT_RUN = /\d(?:[ -]?\d){12,}/g;

/**
 * Refuses (422) a body that holds card data anywhere: a field named like it, or a card number in any text outside phone
 * and ZIP. Looks at the raw body, before unknown fields are dropped; the answer never repeats what was found.
 */
export function refuseCardData(body: unknown, field = ''): void {
  if (typeof body === 'object' && body !== null) {
    for (const [key, member] of Object.entries(body)) {
      if (CARD_FIELDS.has(key.toLowerCase().replace(/[^a-z]/g, '')) || holdsCardNumber(key)) refuse();
      refuseCardData(member, Array.isArray(body) ? field : key);
    }
    return;
  }
  if (typeof body !== 'string' && typeof body !== 'number') return;
  if (!NUMBER_FIELDS.test(field) && holdsCardNumber(String(body))) refuse();
}

function refuse(): never {
  throw new Refusal(422, 'Card numbers and security codes must not be sent.', undefined, { code: 'card_data' });
}

function holdsCardNumber(text: string): boolean {
  return (text.match(DIGIT_RUN) ?? []).map((run) => run.replace(/\D/g, '')).some((digits) => digits.length <= 19 && passesLuhn(digits));
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
