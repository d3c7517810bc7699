import styled from '@emotion/styled';
import { addressLines, type PostalAddress } from '@glow/shared/orders';
import { countryNames } from './countryNames';

/** A postal address, a line for each of its parts; inline elements only, so that a label may contain it. */
export function AddressText(address: PostalAddress) {
  const parts = addressLines(address, countryNames[address.country]).flat().filter(Boolean);
  return parts.map((part, index) => <Line key={index}>{part}</Line>);
}

const Line = styled.span({ display: 'block', overflowWrap: 'anywhere' });
