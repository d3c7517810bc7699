import fc from 'fast-check';
import { anOrder } from '../../testing/anOrder';
import { ApiError } from '../../errors/ApiError';
import { rejectCardData } from './rejectCardData';

const VISA = '4242424242424242';
const { shippingAddress, paymentMethod } = anOrder();

function phone(number: string) {
  return { shippingAddress: { ...shippingAddress, phone: number } };
}

function isRefused(changes: Record<string, unknown>): boolean {
  try {
    rejectCardData(anOrder(undefined, changes));
    return false;
  } catch {
    return true;
  }
}

test.each([
  ['a card number field', { cardNumber: '1' }],
  ['a nested security code', { paymentMethod: { ...paymentMethod, card: [{ CVV: '123' }] } }],
  ['a cvc', { cvc: 123 }],
  ['an expiry date', { paymentMethod: { ...paymentMethod, expiry_date: '12/30' } }],
  ['a card number in an address', { shippingAddress: { ...shippingAddress, address2: `Unit ${VISA}` } }],
  ['a card number in groups', { note: 'my card 4242 4242-4242 4242 thanks' }],
  ['a card number as a number', { reference: Number(VISA) }],
  ['a card number as a field name', { [VISA]: true }],
  ['a card number with dots', { note: '4242.4242.4242.4242' }],
  [
    'a card number in full-width digits',
    { note: [...VISA].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('') },
  ],
  ['a card number as a phone number', { shippingAddress: { ...shippingAddress, phone: VISA } }],
  [
    'an American Express number as a phone number',
    { shippingAddress: { ...shippingAddress, phone: '378282246310005' } },
  ],
  ['a card number as a ZIP code', { shippingAddress: { ...shippingAddress, zipCode: VISA } }],
  ['a thirteen digit card number', { customerName: '4222222222222' }],
  ['a thirteen digit card number as a phone number', phone('4222222222222')],
  ['a card number with a plus as a phone number', phone('+4242 4242 4242 4242')],
])('%s is refused', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).toThrow(
    expect.objectContaining({ status: 422, message: expect.not.stringContaining('4') }),
  );
});

test.each([
  ['a usual order', {}],
  [
    'a long phone number that passes the check of cards',
    { shippingAddress: { ...shippingAddress, phone: '+49 1522 2222 221' } },
  ],
  ['a long number that is no card', { note: '4242424242424241' }],
])('%s passes', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).not.toThrow(ApiError);
});

/** Test numbers of the issuers; the length and the first digits differ. */
const CARDS = [
  VISA,
  '4222222222222',
  '4000000000000000006',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '30569309025904',
  '3566002020360505',
  '6011111111111117',
  '6304000000000000',
  '6200000000000005',
];

test.each(CARDS)('the card number %s is found', (number) => {
  expect(isRefused({ note: number })).toBe(true);
});

test.each([
  ...['  ', ',', ', ', ':', '*', ' - ', '\u200b', '\u00ad', ')(', '\n', '|', '\u2028', '\u200d\u200d', ' • ', '/', '_'],
  ...['–', '—', '\u0301', '"', "'", '~', '\ufeff', ' . . . '],
])('a card number with %j between its groups is found, and between its digits', (separator) => {
  expect(isRefused({ note: ['4111', '1111', '1111', '1111'].join(separator) })).toBe(true);
  expect(isRefused({ note: [...VISA].join(separator) })).toBe(true);
});

test.each([0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1fbf0])('digits that begin at U+%i are read', (zero) => {
  expect(isRefused({ note: [...VISA].map((digit) => String.fromCodePoint(zero + Number(digit))).join('') })).toBe(true);
});

test.each(['12/29 4242 4242 4242 4242', '4242 4242 4242 4242 12/29 123', '1, 2, 3: 4242-4242-4242-4242 4, 5, 6'])(
  'other numbers beside it do not hide a card number: %s',
  (note) => expect(isRefused({ note })).toBe(true),
);

test('a body full of digits is read within two seconds', () => {
  const began = performance.now();
  for (const text of ['1'.repeat(64_000), '1 '.repeat(32_000), '1         '.repeat(6_400), '٤'.repeat(32_000)])
    rejectCardData({ note: text });
  expect(performance.now() - began).toBeLessThan(2000);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`));
const phones = fc.oneof(
  fc.tuple(digits(3), digits(3), digits(4)).map(([area, exchange, line]) => `(${area}) ${exchange}-${line}`),
  fc.tuple(digits(3), digits(3), digits(4)).map((parts) => `+1 ${parts.join(' ')}`),
  fc.tuple(digits(3), digits(3), digits(4), digits(3)).map(([a, b, c, more]) => `${a}-${b}-${c} ext. ${more}`),
  fc
    .integer({ min: 8, max: 15 })
    .chain(digits)
    .map((number) => `+${number}`),
  digits(10),
);
const streets = fc.tuple(
  fc.integer({ min: 1, max: 99_999 }),
  fc.constantFrom('Oak St', '5th Ave', 'NW 23rd Pl', 'Rte 9'),
);
const addresses = fc.record({
  phone: phones,
  address1: streets.map(([number, street]) => `${number} ${street}`),
  address2: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 9999 }).map((unit) => `Apt #${unit}`),
    fc
      .tuple(digits(2), digits(2), digits(4))
      .map(([floor, unit, code]) => `Floor ${floor}, unit ${unit}, gate ${code}`),
    fc.tuple(digits(1), digits(4), phones).map(([floor, code, number]) => `Fl. ${floor}, code ${code}, call ${number}`),
    phones.map((number) => `Gate: ${number}`),
    fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/).map((id) => `Order GLW-${id}`),
  ),
  zipCode: fc.oneof(
    digits(5),
    fc.tuple(digits(5), digits(4)).map((parts) => parts.join('-')),
    fc.constant('K1A 0B1'),
  ),
});

test('of ten thousand usual addresses less than one in a thousand is refused', () => {
  const refused = fc
    .sample(addresses, { numRuns: 10_000, seed: 1 })
    .filter((address) => isRefused({ shippingAddress: { ...shippingAddress, ...address } }));
  expect(refused.length).toBeLessThan(10);
});
