import { emptyPostal, isCountry, toPostalAddress, type PostalAddress } from '@glow/shared/orders';
import { isLike } from '@glow/shared/storage';
import { createUserCollection, type Saved } from './userCollection';

/** A saved address (ACC-6). */
export type SavedAddress = Saved<'shipping', PostalAddress>;

/** Whether what is there has the right type; only street and country must be there. */
function isAddress(entry: Record<string, unknown>): boolean {
  return (
    typeof entry.address1 === 'string' && isCountry(entry.country) && isLike(emptyPostal, { ...emptyPostal, ...entry })
  );
}

/** The user's saved addresses. */
export const {
  list: savedAddresses,
  add: saveAddress,
  update: updateAddress,
  remove: removeAddress,
  makeDefault: makeDefaultAddress,
} = createUserCollection('saved_addresses', 'shipping', toPostalAddress, isAddress);
