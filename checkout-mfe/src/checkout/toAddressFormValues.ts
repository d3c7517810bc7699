import type { PostalValues, SavedAddress } from '@glow/shared/customer';

/** Converts a saved address to form values. */
export function toAddressFormValues({
  firstName,
  lastName,
  address1,
  address2 = '',
  city,
  state,
  zipCode,
  country,
}: SavedAddress): PostalValues {
  return { firstName, lastName, address1, address2, city, state, zipCode, country };
}
