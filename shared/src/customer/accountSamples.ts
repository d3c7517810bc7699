import type { SavedPaymentMethod } from './savedPaymentMethods';
import type { SavedAddress } from './savedAddresses';
import { canSignInAgain, type User } from '@glow/shared/auth';

/** The two sample cards of the demo account, the default one first (ACC-11). */
export const samplePaymentMethods: readonly [SavedPaymentMethod, ...SavedPaymentMethod[]] = [
  {
    id: 'card-1',
    type: 'card',
    isDefault: true,
    last4: '4242',
    brand: 'visa',
    expiryMonth: 8,
    expiryYear: 2029,
    nameOnCard: 'Amelia Hart',
  },
  {
    id: 'card-2',
    type: 'card',
    isDefault: false,
    last4: '5454',
    brand: 'mastercard',
    expiryMonth: 3,
    expiryYear: 2028,
    nameOnCard: 'Amelia Hart',
  },
];

/** The two sample addresses of the demo account, the default one first (ACC-11). */
export const sampleAddresses: readonly [SavedAddress, ...SavedAddress[]] = [
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

/** The samples that belong to an account: all of them for the demo account, none for others (ACC-11). */
export function ownSamples<Sample>(user: User, samples: readonly Sample[]): readonly Sample[] {
  return canSignInAgain(user) ? samples : [];
}
