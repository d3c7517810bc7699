import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order id: `GLW-` and twelve random Crockford base32 characters (60 bits), so ids can neither be guessed nor enumerated. */
export function orderId(): string {
  return `GLW-${[...randomBytes(12)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
}
