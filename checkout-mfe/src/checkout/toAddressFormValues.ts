import type { PostalValues } from '@glow/shared/address';
import type { SavedAddress } from '@glow/shared/saved';

/** A saved address as the fields of a form take it. */
export function toAddressFormValues({ firstName, lastName, address1, address2 = '', city, state, zipCode, country }: SavedAddress): PostalValues {
  return { firstName, lastName, address1, address2, city, state, zipCode, country };
}
