import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';

const place = { address1: '1 Rose Lane', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' as const };
const home = { firstName: 'Amelia', lastName: 'Hart', ...place };
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

/** Saves addresses of the person, the oldest first. */
const save = (...addresses: (typeof home)[]) => addresses.forEach((address) => savedAddresses.add('amelia', address));

describe('Saved addresses', () => {
  test('An address is kept for the person who saved it, and for nobody else (ACC-6)', () => {
    save(home);
    const kept = { ...home, id: expect.any(String), type: 'shipping', isDefault: true };
    expect([savedAddresses.list('amelia'), savedAddresses.list('noor')]).toEqual([[kept], []]);
  });

  test('The first stays the default, then the latest comes first; the same address is kept once (ACC-6)', () => {
    save(home, work, harbour);
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row', '2 Fern Street']);
    expect(new Set(savedAddresses.list('amelia').map(({ id }) => id)).size).toBe(3);
    savedAddresses.add('amelia', { ...home, address2: '' });
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row', '2 Fern Street']);
  });

  test('Another can be made the default, of one person alone, and nothing that is not there', () => {
    save(home, work);
    savedAddresses.add('noor', home);
    savedAddresses.makeDefault('amelia', 'unknown');
    expect(streets()).toEqual(['1 Rose Lane *', '2 Fern Street']);
    savedAddresses.makeDefault('amelia', idOf('2 Fern Street'));
    expect([streets(), streets('noor')]).toEqual([['2 Fern Street *', '1 Rose Lane'], ['1 Rose Lane *']]);
  });

  test('Removing one leaves the others, of which the latest becomes the default if that was removed', () => {
    save(home, work, harbour);
    savedAddresses.remove('amelia', idOf('2 Fern Street'));
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row']);
    save(work);
    savedAddresses.remove('amelia', idOf('1 Rose Lane'));
    expect(streets()).toEqual(['2 Fern Street *', '3 Harbour Row']);
  });

  test('One can be changed: it keeps its id and its place, takes the place of its like, or has gone', () => {
    savedAddresses.add('amelia', { ...home, address2: 'Unit 4' });
    save(work, harbour);
    const id = idOf('1 Rose Lane');
    savedAddresses.update('amelia', id, { ...home, city: 'Salem' });
    expect(savedAddresses.list('amelia')[0]).toEqual({ ...home, city: 'Salem', id, type: 'shipping', isDefault: true });
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row', '2 Fern Street']);
    savedAddresses.update('amelia', idOf('2 Fern Street'), { ...home, city: 'Salem' });
    savedAddresses.update('amelia', 'unknown', work);
    expect(streets()).toEqual(['1 Rose Lane *', '3 Harbour Row']);
  });

  test('A full list takes no other address, and still changes its own (ACC-5)', () => {
    for (let number = 1; number <= 50; number += 1) save({ ...home, address1: `${number} Rose Lane` });
    save(work, { ...home, address1: '7 Rose Lane' });
    expect(streets()).toHaveLength(50);
    expect(streets().slice(0, 2)).toEqual(['1 Rose Lane *', '7 Rose Lane']);
  });

  test('A list from before there was a default has one now', () => {
    const entry = (id: string, address1: string) => ({ ...home, id, type: 'shipping', isDefault: false, address1 });
    const amelia = [entry('1700000000000-1', '2 Fern Street'), entry('1700000000000-0', '1 Rose Lane')];
    localStorage.setItem('glow_saved_addresses', JSON.stringify({ amelia }));
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
  test('Only what may be kept of a card reaches the device, also when it is changed (ACC-7)', () => {
    const typed = { ...visa, cardNumber: '4242 4242 4242 4242', cvv: '987' };
    savedPaymentMethods.add('amelia', typed);
    const [card] = savedPaymentMethods.list('amelia');
    expect(card).toEqual({ ...visa, id: expect.any(String), type: 'card', isDefault: true });
    savedPaymentMethods.update('amelia', card?.id ?? '', { ...typed, expiryYear: 2031 });
    expect(savedPaymentMethods.list('amelia')).toEqual([{ ...card, expiryYear: 2031 }]);
    expect(localStorage.getItem('glow_saved_payment_methods')).not.toMatch(/4242 ?4242|987/);
  });

  test('Cards are kept for the person who saved them, 20 at most (ACC-5, ACC-7)', () => {
    for (let number = 1; number <= 21; number += 1)
      savedPaymentMethods.add('amelia', { ...visa, last4: `${1000 + number}` });
    expect(savedPaymentMethods.list('amelia').map(({ last4 }) => last4)).not.toContain('1021');
    expect([savedPaymentMethods.list('amelia').length, savedPaymentMethods.list('noor')]).toEqual([20, []]);
  });

  test('Another card can be made the default, and a removed one is gone', () => {
    savedPaymentMethods.add('amelia', visa);
    savedPaymentMethods.add('amelia', otherVisa);
    const [first, other] = savedPaymentMethods.list('amelia');
    savedPaymentMethods.makeDefault('amelia', other?.id ?? '');
    const cards = savedPaymentMethods.list('amelia').map(({ last4, isDefault }) => `${last4} ${isDefault}`);
    expect(cards).toEqual(['1111 true', '4242 false']);
    savedPaymentMethods.remove('amelia', first?.id ?? '');
    expect(savedPaymentMethods.list('amelia').map(({ last4 }) => last4)).toEqual(['1111']);
  });
});
