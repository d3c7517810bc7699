import { removeAddress, removePaymentMethod, saveAddress, savedAddresses, savedPaymentMethods, savePaymentMethod } from '@glow/shared/saved';

const home = { firstName: 'Amelia', lastName: 'Hart', address1: '1 Rose Lane', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' as const };
const visa = { last4: '4242', brand: 'visa', expiryMonth: 12, expiryYear: 2027, nameOnCard: 'Amelia Hart' };

describe('Saved addresses', () => {
  test('An address is kept for the person who saved it, and for nobody else', () => {
    saveAddress('amelia', home);
    expect(savedAddresses('amelia')).toEqual([{ ...home, id: expect.any(String), type: 'shipping', isDefault: false }]);
    expect(savedAddresses('noor')).toEqual([]);
  });

  test('The latest comes first, and the same address is kept once', () => {
    saveAddress('amelia', home);
    saveAddress('amelia', { ...home, address1: '2 Fern Street' });
    saveAddress('amelia', home);
    expect(savedAddresses('amelia').map(({ address1 }) => address1)).toEqual(['1 Rose Lane', '2 Fern Street']);
  });

  test('Removing one leaves the others', () => {
    saveAddress('amelia', home);
    saveAddress('amelia', { ...home, address1: '2 Fern Street' });
    const [latest] = savedAddresses('amelia');
    removeAddress('amelia', latest?.id ?? '');
    expect(savedAddresses('amelia').map(({ address1 }) => address1)).toEqual(['1 Rose Lane']);
  });

  test('What cannot be understood counts as none and is kept aside', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('glow_saved_addresses', '{"amelia":[{"id":7}]}');
    expect(savedAddresses('amelia')).toEqual([]);
    expect(localStorage.getItem('glow_saved_addresses:backup')).toBe('{"amelia":[{"id":7}]}');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('Saved payment methods', () => {
  test('Only what may be kept of a card reaches the device', () => {
    const typed = { ...visa, cardNumber: '4242 4242 4242 4242', cvv: '987' };
    savePaymentMethod('amelia', typed);
    expect(savedPaymentMethods('amelia')).toEqual([{ ...visa, id: expect.any(String), type: 'card', isDefault: false }]);
    expect(localStorage.getItem('glow_saved_payment_methods')).not.toMatch(/4242 ?4242|987/);
  });

  test('A removed card is gone', () => {
    savePaymentMethod('amelia', visa);
    const [card] = savedPaymentMethods('amelia');
    removePaymentMethod('amelia', card?.id ?? '');
    expect(savedPaymentMethods('amelia')).toEqual([]);
  });
});
