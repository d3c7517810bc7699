import type { SavedPaymentMethod } from './savedPaymentMethods';

type Expiry = Pick<SavedPaymentMethod, 'expiryMonth' | 'expiryYear'>;

/** Formats a card's expiry as MM/YY. */
export function expiryOf({ expiryMonth, expiryYear }: Expiry): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;
}

/** Parses MM/YY into the month and the four-digit year. */
export function parseExpiry(expiryDate: string): Expiry {
  const [month = 0, year = 0] = expiryDate.split('/').map(Number);
  return { expiryMonth: month, expiryYear: 2000 + year };
}
