import type { Country } from '@glow/shared/orders';
import { createUserCollection } from './userCollection';

/** An address in someone's account (ACC-6). */
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

const lists = createUserCollection<SavedAddress>('saved_addresses', ({ id, address1, country }) =>
  typeof id === 'string' && typeof address1 === 'string' && typeof country === 'string');

/** What an address says, apart from its place in the account. */
export type AddressDetails = Omit<SavedAddress, 'id' | 'type' | 'isDefault'>;

/** The addresses this person saved on this device: the default one first, then the latest (ACC-6). */
export function savedAddresses(userId: string): SavedAddress[] {
  return lists.list(userId);
}

/** Saves an address to this person's account on this device; the same address is kept once, the first is the default. */
export function saveAddress(userId: string, address: AddressDetails): void {
  lists.add(userId, details(address));
}

/** Changes an address of this person's account. */
export function updateAddress(userId: string, id: string, address: AddressDetails): void {
  lists.update(userId, id, details(address));
}

/** Takes an address out of this person's account; where it was the default, the latest of the others becomes it. */
export function removeAddress(userId: string, id: string): void {
  lists.remove(userId, id);
}

/** Makes an address the one this person's account begins with, in place of the one before. */
export function makeDefaultAddress(userId: string, id: string): void {
  lists.makeDefault(userId, id);
}

/** Only what belongs to a saved address: what else a form holds is not kept. */
function details({ firstName, lastName, address1, address2, city, state, zipCode, country }: AddressDetails): Omit<SavedAddress, 'id' | 'isDefault'> {
  return { type: 'shipping', firstName, lastName, address1, address2: address2 || undefined, city, state, zipCode, country };
}
