import { addressLines, type Address } from '@glow/shared/orders';

/** An address on one line. */
export function addressText(address: Address): string {
  return addressLines(address, address.country)
    .map((parts) => parts.filter(Boolean).join(', '))
    .join(', ');
}
