import type { Address } from '@glow/shared/orders';

const COUNTRIES = { US: 'United States', CA: 'Canada' };

type PostalAddressProps = Pick<Address, 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country'>;

/** An address as on an envelope. */
export function PostalAddress({ firstName, lastName, address1, address2, city, state, zipCode, country }: PostalAddressProps) {
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${zipCode}`, COUNTRIES[country]].filter(Boolean);
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
