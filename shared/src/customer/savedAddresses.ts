import type { Country } from '@glow/shared/orders';
import { createUserCollection, type Saved } from './userCollection';

/** What is stored of an address (ACC-6). */
interface AddressDetails {
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  city: string;
  /** A US state code, or a province code when `country` is CA. */
  state: string;
  zipCode: string;
  country: Country;
}

/** A saved address (ACC-6). */
export type SavedAddress = Saved<'shipping', AddressDetails>;

/** Picks the fields of a saved address: nothing else of a form is stored. */
function toAddressDetails({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  zipCode,
  country,
}: AddressDetails): AddressDetails {
  return { firstName, lastName, address1, address2: address2 || undefined, city, state, zipCode, country };
}

/** The user's saved addresses. */
export const {
  list: savedAddresses,
  add: saveAddress,
  update: updateAddress,
  remove: removeAddress,
  makeDefault: makeDefaultAddress,
} = createUserCollection('saved_addresses', 'shipping', toAddressDetails, ['address1', 'country']);
