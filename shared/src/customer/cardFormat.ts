import type { SavedPaymentMethod } from './savedPaymentMethods';

export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function lastFour(cardNumber: string): string {
  return digitsOnly(cardNumber).slice(-4);
}

/** Formats a card number: at most 16 digits in groups of four (PAY-2). */
export function formatCardNumber(typed: string): string {
  return digitsOnly(typed)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats an expiry date as MM/YY; a four-digit year is shortened (PAY-3). */
export function formatExpiry(typed: string): string {
  const [, year, firstMonth] = /^\s*(20\d\d)-(\d\d)\s*$/.exec(typed) ?? [];
  const monthFirst = year ? `${firstMonth}/${year}` : typed;
  // before a separator, a single digit is a month
  const digits = digitsOnly(monthFirst.replace(/^\s*(\d)(?=\s*[/-])/, '0$1'))
    .replace(/^(\d{2})20(\d{2})/, '$1$2')
    .slice(0, 4);
  // a slash after two digits is kept, so that it can be deleted again
  if (digits.length === 2 && typed.trim().endsWith('/')) return `${digits}/`;
  return digits.replace(/^(\d{2})(?=\d)/, '$1/');
}

/** Formats a security code: at most 4 digits (PAY-4). */
export function formatCvv(typed: string): string {
  return digitsOnly(typed).slice(0, 4);
}

/** Networks with 16-digit cards, by number prefix. */
const BRANDS: [brand: string, prefix: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['discover', /^6/],
];

/** The network of a card number; 'card' if unknown. */
export function cardBrand(digits: string): string {
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'card';
}

type Expiry = Pick<SavedPaymentMethod, 'expiryMonth' | 'expiryYear'>;

/** Formats an expiry as MM/YY. */
export function expiryOf({ expiryMonth, expiryYear }: Expiry): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;
}

/** Parses MM/YY into the month and the four-digit year. */
export function parseExpiry(expiryDate: string): Expiry {
  const [month = 0, year = 0] = expiryDate.split('/').map(Number);
  return { expiryMonth: month, expiryYear: 2000 + year };
}
