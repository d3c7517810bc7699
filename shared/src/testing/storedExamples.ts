/** A postal address as saved entries and drafts hold it. */
export const storedPostal = {
  firstName: 'Rose',
  lastName: 'Miller',
  address1: '1 Rose Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

export const storedAddresses = [{ ...storedPostal, id: '1', type: 'shipping', isDefault: true }];

export const storedCards = [
  {
    id: '1',
    type: 'card',
    isDefault: true,
    last4: '4242',
    brand: 'visa',
    expiryMonth: 12,
    expiryYear: 2030,
    nameOnCard: 'R',
  },
];
