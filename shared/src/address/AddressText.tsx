import type { Address } from '@glow/shared/orders';
import { countryNames } from './regions';

/** An address as it is written on a parcel, line by line; a label may hold it too. */
export function AddressText({ firstName, lastName, address1, address2, city, state, zipCode, country }: Omit<Address, 'email' | 'phone'>) {
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${zipCode}`, countryNames[country]].filter(Boolean);
  return lines.map((line, index) => (
    <span key={index} css={{ display: 'block', overflowWrap: 'anywhere' }}>
      {line}
    </span>
  ));
}
