import { isPostalAddress, toPostalAddress, type PostalAddress } from '@glow/shared/orders';
import { MOST_SAVED } from '@glow/shared/validation';
import { createUserCollection, type Saved } from './userCollection';

/** A saved address (ACC-6). */
export type SavedAddress = Saved<'shipping', PostalAddress>;

export const savedAddresses = createUserCollection(
  'saved_addresses',
  'shipping',
  toPostalAddress,
  isPostalAddress,
  MOST_SAVED.addresses,
);
