import styled from '@emotion/styled';
import type { Address } from '@glow/shared/orders';
import { countryNames } from './regions';

/** A postal address, line by line; inline elements only, so that a label may contain it. */
export function AddressText({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  zipCode,
  country,
}: Omit<Address, 'email' | 'phone'>) {
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    `${city}, ${state} ${zipCode}`,
    countryNames[country],
  ].filter(Boolean);
  return lines.map((line, index) => <Line key={index}>{line}</Line>);
}

const Line = styled.span({ display: 'block', overflowWrap: 'anywhere' });
