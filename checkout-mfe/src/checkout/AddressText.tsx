import type { Address } from '@glow/shared/orders';
import { countryNames } from '../data/regions';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const { firstName, lastName, address1, address2, city, state, zipCode, country } = address;
  return (
    <>
      <p>
        {firstName} {lastName}
      </p>
      <p>{address1}</p>
      {address2 && <p>{address2}</p>}
      <p>
        {city}, {state} {zipCode}
      </p>
      <p>{countryNames[country]}</p>
    </>
  );
}
