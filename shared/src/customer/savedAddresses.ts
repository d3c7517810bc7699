import { isPostalAddress, toPostalAddress, type PostalAddress } from '@glow/shared/orders';
import { createUserCollection, type Saved } from './userCollection';

/** A saved address (ACC-6). */
export type SavedAddress = Saved<'shipping', PostalAddress>;

export const savedAddresses = createUserCollection('saved_addresses', 'shipping', toPostalAddress, isPostalAddress);
