import type { Country } from '@glow/shared/orders';
import { createUserCollection } from './userCollection';

/** A saved address (ACC-6). */
export interface SavedAddress {
  id: string;
  type: 'shipping';
  isDefault: boolean;
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

const lists = createUserCollection<SavedAddress>(
  'saved_addresses',
  ({ id, address1, country }) => typeof id === 'string' && typeof address1 === 'string' && typeof country === 'string',
);

/** A saved address without its list data. */
export type AddressDetails = Omit<SavedAddress, 'id' | 'type' | 'isDefault'>;

/** The user's saved addresses: the default one first, then the latest (ACC-6). */
export function savedAddresses(userId: string): SavedAddress[] {
  return lists.list(userId);
}

/** Saves an address; an equal address is replaced, the first one is the default. */
export function saveAddress(userId: string, address: AddressDetails): void {
  lists.add(userId, details(address));
}

/** Updates a saved address. */
export function updateAddress(userId: string, id: string, address: AddressDetails): void {
  lists.update(userId, id, details(address));
}

/** Removes a saved address; if it was the default, the latest of the others becomes the default. */
export function removeAddress(userId: string, id: string): void {
  lists.remove(userId, id);
}

/** Makes a saved address the default. */
export function makeDefaultAddress(userId: string, id: string): void {
  lists.makeDefault(userId, id);
}

/** Picks the fields of a saved address: nothing else of a form is stored. */
function details({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  zipCode,
  country,
}: AddressDetails): Omit<SavedAddress, 'id' | 'isDefault'> {
  return {
    type: 'shipping',
    firstName,
    lastName,
    address1,
    address2: address2 || undefined,
    city,
    state,
    zipCode,
    country,
  };
}
