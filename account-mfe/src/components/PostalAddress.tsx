import { countryNames } from '@glow/shared/address';
import type { Address } from '@glow/shared/orders';

type PostalAddressProps = Pick<Address, 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country'>;

/** An address as on an envelope. */
export function PostalAddress({ firstName, lastName, address1, address2, city, state, zipCode, country }: PostalAddressProps) {
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${zipCode}`, countryNames[country]].filter(Boolean);
  return (
    <address css={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {lines.map((line, index) => (
        <span key={index} css={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </address>
  );
}
