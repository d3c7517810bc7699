import styled from '@emotion/styled';
import { countryNames } from '@glow/shared/address';
import type { Address } from '@glow/shared/orders';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: Omit<Address, 'email' | 'phone'> }) {
  const { firstName, lastName, address1, address2, city, state, zipCode, country } = address;
  return (
    <>
      <Row>
        {firstName} {lastName}
      </Row>
      <Row>{address1}</Row>
      {address2 && <Row>{address2}</Row>}
      <Row>
        {city}, {state} {zipCode}
      </Row>
      <Row>{countryNames[country]}</Row>
    </>
  );
}

// a label may hold it too
const Row = styled.span({ display: 'block' });
