import type { SavedPaymentMethod } from './savedPaymentMethods';

/** The two sample cards of the demo account, the default one first (ACC-11). */
export const samplePaymentMethods: readonly SavedPaymentMethod[] = [
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
