import type { SavedAddress } from './savedAddresses';

/** The two sample addresses of the demo account, the default one first (ACC-11). */
export const sampleAddresses: readonly SavedAddress[] = [
  {
    id: 'address-1',
    type: 'shipping',
    isDefault: true,
    firstName: 'Amelia',
    lastName: 'Hart',
    address1: '48 Linden Street',
    address2: 'Apartment 3',
    city: 'Portland',
    state: 'OR',
    zipCode: '97205',
    country: 'US',
  },
  {
    id: 'address-2',
    type: 'shipping',
    isDefault: false,
    firstName: 'Amelia',
    lastName: 'Hart',
    address1: '212 Harbour Row',
    city: 'Vancouver',
    state: 'BC',
    zipCode: 'V6B 2K4',
    country: 'CA',
  },
];
