import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';

const home = {
  firstName: 'Amelia',
  lastName: 'Hart',
  address1: '1 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US' as const,
};
const work = { ...home, address1: '2 Fern Street' };
const harbour = { ...home, address1: '3 Harbour Row' };
const visa = { last4: '4242', brand: 'visa', expiryMonth: 12, expiryYear: 2027, nameOnCard: 'Amelia Hart' };
const otherVisa = { ...visa, last4: '1111' };

/** A user's addresses by street, the default one with a star. */
function streets(userId = 'amelia'): string[] {
  return savedAddresses.list(userId).map(({ address1, isDefault }) => (isDefault ? `${address1} *` : address1));
}

function idOf(street: string): string {
  return savedAddresses.list('amelia').find(({ address1 }) => address1 === street)?.id ?? '';
}

describe('Saved addresses', () => {
  test('An address is kept for the person who saved it, and for nobody else', () => {
    savedAddresses.add('amelia', home);
    expect(savedAddresses.list('amelia')).toEqual([
      { ...home, id: expect.any(String), type: 'shipping', isDefault: true },
    ]);
    expect(savedAddresses.list('noor')).toEqual([]);
  });

  test('The first is the default and stays it, then the latest comes first', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.add('amelia', harbour);
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row', '2 Fern Street']);
    expect(new Set(savedAddresses.list('amelia').map(({ id }) => id)).size).toBe(3);
  });

  test('The same address is kept once, and stays the default', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.add('amelia', { ...home, address2: '' });
    expect(streets()).toEqual(['1 Rose Lane *', '2 Fern Street']);
  });

  test('Another can be made the default, of one person alone', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.add('noor', home);
    savedAddresses.makeDefault('amelia', idOf('2 Fern Street'));
    expect(streets()).toEqual(['2 Fern Street *', '1 Rose Lane']);
    expect(streets('noor')).toEqual(['1 Rose Lane *']);
  });

  test('What is not there cannot be made the default', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.makeDefault('amelia', 'unknown');
    expect(streets()).toEqual(['1 Rose Lane *']);
  });

  test('Removing one leaves the others', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.remove('amelia', idOf('2 Fern Street'));
    expect(streets()).toEqual(['1 Rose Lane *']);
  });

  test('Removing the default makes the latest of the others it', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.add('amelia', harbour);
    savedAddresses.remove('amelia', idOf('1 Rose Lane'));
    expect(streets()).toEqual(['3 Harbour Row *', '2 Fern Street']);
  });

  test('One can be changed: it keeps its id and its place', () => {
    savedAddresses.add('amelia', { ...home, address2: 'Unit 4' });
    savedAddresses.add('amelia', work);
    const id = idOf('1 Rose Lane');
    savedAddresses.update('amelia', id, { ...home, city: 'Salem' });
    expect(savedAddresses.list('amelia')[0]).toEqual({ ...home, city: 'Salem', id, type: 'shipping', isDefault: true });
    expect(streets()).toEqual(['1 Rose Lane *', '2 Fern Street']);
  });

  test('One that is changed into another takes its place', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.add('amelia', work);
    savedAddresses.add('amelia', harbour);
    savedAddresses.update('amelia', idOf('2 Fern Street'), home);
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row']);
  });

  test('A change to one that has gone changes nothing', () => {
    savedAddresses.add('amelia', home);
    savedAddresses.update('amelia', 'unknown', work);
    expect(streets()).toEqual(['1 Rose Lane *']);
  });

  test('A list from before there was a default has one now', () => {
    const entry = (id: string, address1: string) => ({ ...home, id, type: 'shipping', isDefault: false, address1 });
    localStorage.setItem(
      'glow_saved_addresses',
      JSON.stringify({ amelia: [entry('1700000000000-1', '2 Fern Street'), entry('1700000000000-0', '1 Rose Lane')] }),
    );
    expect(streets()).toEqual(['2 Fern Street *', '1 Rose Lane']);
  });

  test('What cannot be understood counts as none and is kept aside', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('glow_saved_addresses', '{"amelia":[{"id":7}]}');
    expect(savedAddresses.list('amelia')).toEqual([]);
    expect(localStorage.getItem('glow_saved_addresses:backup')).toBe('{"amelia":[{"id":7}]}');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('Saved payment methods', () => {
  test('Only what may be kept of a card reaches the device, also when it is changed', () => {
    const typed = { ...visa, cardNumber: '4242 4242 4242 4242', cvv: '987' };
    savedPaymentMethods.add('amelia', typed);
    const [card] = savedPaymentMethods.list('amelia');
    expect(card).toEqual({ ...visa, id: expect.any(String), type: 'card', isDefault: true });
    savedPaymentMethods.update('amelia', card?.id ?? '', { ...typed, expiryYear: 2031 });
    expect(savedPaymentMethods.list('amelia')).toEqual([{ ...card, expiryYear: 2031 }]);
    expect(localStorage.getItem('glow_saved_payment_methods')).not.toMatch(/4242 ?4242|987/);
  });

  test('Another card can be made the default', () => {
    savedPaymentMethods.add('amelia', visa);
    savedPaymentMethods.add('amelia', otherVisa);
    const [, other] = savedPaymentMethods.list('amelia');
    savedPaymentMethods.makeDefault('amelia', other?.id ?? '');
    expect(savedPaymentMethods.list('amelia').map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ['1111', true],
      ['4242', false],
    ]);
  });

  test('A removed card is gone', () => {
    savedPaymentMethods.add('amelia', visa);
    const [card] = savedPaymentMethods.list('amelia');
    savedPaymentMethods.remove('amelia', card?.id ?? '');
    expect(savedPaymentMethods.list('amelia')).toEqual([]);
  });
});
