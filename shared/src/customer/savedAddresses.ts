import { isPostalAddress, toPostalAddress, type PostalAddress } from '@glow/shared/orders';
import { createUserCollection, type Saved } from './userCollection';

/** A saved address (ACC-6). */
export type SavedAddress = Saved<'shipping', PostalAddress>;

/** The user's saved addresses. */
export const {
  list: savedAddresses,
  add: saveAddress,
  update: updateAddress,
  remove: removeAddress,
  makeDefault: makeDefaultAddress,
} = createUserCollection('saved_addresses', 'shipping', toPostalAddress, isPostalAddress);
