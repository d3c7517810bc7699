import type { Country } from '@glow/shared/orders';
import { userLists } from './userLists';

/** An address in someone's account (specification §3). */
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

const lists = userLists<SavedAddress>('saved_addresses', ({ id, address1, country }) =>
  typeof id === 'string' && typeof address1 === 'string' && typeof country === 'string');

/** The addresses this person saved on this device, latest first (decisions row 67). */
export function savedAddresses(userId: string): SavedAddress[] {
  return lists.list(userId);
}

/** Saves an address to this person's account on this device; the same address is kept once. */
export function saveAddress(userId: string, address: Omit<SavedAddress, 'id' | 'type' | 'isDefault'>): void {
  const { firstName, lastName, address1, address2, city, state, zipCode, country } = address;
  lists.add(userId, { id: lists.freshId(userId), type: 'shipping', isDefault: false, firstName, lastName, address1, address2, city, state, zipCode, country });
}

/** Takes an address out of this person's account. */
export function removeAddress(userId: string, id: string): void {
  lists.remove(userId, id);
}
