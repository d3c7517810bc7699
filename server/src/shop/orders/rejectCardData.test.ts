import fc from 'fast-check';
import { anOrder } from '../../testing/anOrder';
import { ApiError } from '../../base/errors/ApiError';
import { rejectCardData } from './rejectCardData';

const VISA = '4242424242424242';
const { shippingAddress, paymentMethod } = anOrder();

const withAddress = (fields: object) => ({ shippingAddress: { ...shippingAddress, ...fields } });
const phone = (number: string) => withAddress({ phone: number });
const digitsFrom = (zero: number) => [...VISA].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

/** The field that is named, if the order is refused; `null` if it is not. */
function refusedField(changes: Record<string, unknown>): string | null | undefined {
  try {
    rejectCardData(anOrder(undefined, changes));
    return null;
  } catch (error) {
    return (error as ApiError).errors[0]?.field;
  }
}

const isRefused = (changes: Record<string, unknown>) => refusedField(changes) !== null;

test.each([
  ['a card number field', { cardNumber: '1' }],
  ['a nested security code', { paymentMethod: { ...paymentMethod, card: [{ CVV: '123' }] } }],
  ['a cvc', { cvc: 123 }],
  ['an expiry date', { paymentMethod: { ...paymentMethod, expiry_date: '12/30' } }],
  ['a card number in an address', withAddress({ address2: `Unit ${VISA}` })],
  ['a card number in groups', { note: 'my card 4242 4242-4242 4242 thanks' }],
  ['a card number as a number', { reference: Number(VISA) }],
  ['a card number as a field name', { [VISA]: true }],
  ['a card number with dots', { note: '4242.4242.4242.4242' }],
  ['a card number in full-width digits', { note: digitsFrom(0xff10) }],
  ['a card number as a phone number', phone(VISA)],
  ['an American Express number as a phone number', phone('378282246310005')],
  ['a card number as a ZIP code', withAddress({ zipCode: VISA })],
  ['a thirteen digit card number', { customerName: '4222222222222' }],
  ['a thirteen digit card number as a phone number', phone('4222222222222')],
  ['a card number with a plus as a phone number', phone('+4242 4242 4242 4242')],
])('%s is refused (API-7)', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).toThrow(
    expect.objectContaining({ status: 422, message: expect.not.stringContaining('4') }),
  );
});

test.each([
  ['a usual order', {}],
  ['a long phone number that passes the check of cards', phone('+49 1522 2222 221')],
  ['a long number that is no card', { note: '4242424242424241' }],
])('%s passes', (_what, changes) => {
  expect(() => rejectCardData(anOrder(undefined, changes))).not.toThrow(ApiError);
});

/** Test numbers of the issuers; the length and the first digits differ. */
const CARDS = [
  ...[VISA, '4222222222222', '4000000000000000006', '5555555555554444', '2223003122003222', '378282246310005'],
  ...['30569309025904', '3566002020360505', '6011111111111117', '6304000000000000', '6200000000000005'],
];

test.each(CARDS)('the card number %s is found (API-7)', (number) => {
  expect(isRefused({ note: number })).toBe(true);
});

test.each([
  ...['  ', ',', ', ', ':', '*', ' - ', '\u200b', '\u00ad', ')(', '\n', '|', '\u2028', '\u200d\u200d', ' • ', '/', '_'],
  ...['–', '—', '\u0301', '"', "'", '~', '\ufeff', ' . . . '],
])('a card number with %j between its groups is found, and between its digits (API-7)', (separator) => {
  expect(isRefused({ note: ['4111', '1111', '1111', '1111'].join(separator) })).toBe(true);
  expect(isRefused({ note: [...VISA].join(separator) })).toBe(true);
});

test.each([0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1fbf0])('digits that begin at U+%i are read', (zero) => {
  expect(isRefused({ note: digitsFrom(zero) })).toBe(true);
});

test('other numbers beside it do not hide a card number (API-7)', () => {
  for (const note of [
    '12/29 4242 4242 4242 4242',
    '4242 4242 4242 4242 12/29 123',
    '1, 2, 3: 4242-4242-4242-4242 4, 5, 6',
  ])
    expect([note, isRefused({ note })]).toEqual([note, true]);
});

test('a body full of digits is read in time that grows with its length', () => {
  // a pattern that begins anew at every digit would not end
  for (const text of ['1'.repeat(16_000), '1 '.repeat(8_000), '1         '.repeat(1_600), '٤'.repeat(8_000)])
    expect(isRefused({ note: text })).toBe(false);
});

const WORDS = [...'4111111111111111'];

test.each([
  ...['4111 and 1111 and 1111 and 1111', WORDS.join(' and '), '4111x1111x1111x1111', WORDS.join('x')],
  ...['4111AND1111 and\n1111  AND 1111', '41 11 11 11 11 11 11 11', '124111111111111111', '411111111111111199'],
  ...['12 4111111111111111', '124111 1111 1111 1111', '4111 1111 1111 111199', '41111111 11111111'],
  ...['41111111 and 11111111', '3782 and 822463 and 10005', 'cc3782x822463x10005', '4111one1111two1111three1111'],
  ...['Visa4111111111111111', '4111111111111111Rose', '४१११ और ११११ और ११११ और ११११', '⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹'],
  ...['④①①① ①①①① ①①①① ①①①①', '₄₁₁₁₁₁₁₁₁₁₁₁₁₁₁₁', '4\u200b1\u200b1\u200b1 1111 1111 1111', '𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏'],
  '4111\u20281111\u00851111\t1111',
])('%s is refused in every field, which is named (API-7)', (spelled) => {
  for (const field of ['firstName', 'phone', 'address1', 'address2', 'city', 'zipCode'])
    expect(refusedField(withAddress({ [field]: spelled }))).toBe(`shippingAddress.${field}`);
});

const BETWEEN = [' ', ' - ', ' and ', 'x', '\u200b', '.........', '\n'.repeat(10), ' / | / | / | / ', ' oder auch '];

test.each(BETWEEN)('a card number of any issuer with %j between its groups or digits is refused', (between) => {
  for (const number of CARDS.filter(({ length }) => length === 16))
    for (const groups of [number.match(/.{4}/g) ?? [], [...number]])
      expect([number, groups, refusedField({ note: groups.join(between) })]).toEqual([number, groups, 'note']);
});

test.each([
  [{ address1: '4111 1111', address2: '1111 1111' }, 'address1'],
  [{ address1: '4111-1111-1111', address2: '1111' }, 'address1'],
  [{ address1: 'Card 4111 1111', address2: 'and 1111 1111' }, 'address1'],
  [{ firstName: '41111111', lastName: '11111111' }, 'firstName'],
  [{ address1: '411111', address2: '1111111111' }, 'address1'],
  [{ firstName: '4111', lastName: '1111', address1: '1111', address2: '1111' }, 'firstName'],
])('a card number over several fields is refused: %j (API-7)', (fields, field) => {
  const { firstName, lastName, address1, ...others } = shippingAddress;
  const address = { firstName, lastName, address1, address2: '', ...others, ...fields };
  expect(refusedField({ shippingAddress: address })).toBe(`shippingAddress.${field}`);
});

test('an id may be the number of a bar code, and no card number (API-7)', () => {
  expect(refusedField({ items: [{ ...anOrder().items[0], id: '4222222222222' }] })).toBeNull();
  expect(refusedField({ items: [{ ...anOrder().items[0], id: VISA }] })).toBe('items.0.id');
});

test('names and lists are searched, and the field is named by its path', () => {
  expect(refusedField({ items: [{ ...anOrder().items[0], name: VISA }] })).toBe('items.0.name');
  expect(refusedField({ interests: ['a', VISA] })).toBe('interests.1');
  expect(refusedField({ customerEmail: '4242-4242-4242-4242@example.com' })).toBe('customerEmail');
  expect(refusedField({ note: '41111 11111 11111 1' })).toBe('note');
  expect(refusedField({ [VISA]: true })).toBeUndefined();
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

test('of two thousand usual addresses less than one in a thousand is refused', () => {
  const refused = fc
    .sample(addresses, { numRuns: 2_000, seed: 1 })
    .filter((address) => isRefused(withAddress(address)));
  expect(refused.length).toBeLessThan(2);
});

const northAmerican = fc.tuple(digits(3), digits(3), digits(4));
const kept = {
  'phone numbers': fc.oneof(
    fc
      .tuple(northAmerican, northAmerican, fc.constantFrom(' / ', ', ', ' or ', '; ', '\n'))
      .map(([one, other, between]) => one.join('-') + between + other.join('-')),
    fc.tuple(northAmerican, northAmerican).map(([one, other]) => `${one.join(' ')} ${other.join(' ')}`),
    fc.tuple(northAmerican, northAmerican).map(([one, other]) => `${one.join('')}/${other.join('')}`),
    fc.tuple(northAmerican, digits(4)).map(([one, more]) => `1-${one.join('.')} x${more}`),
    fc.tuple(digits(4), digits(4), digits(4), digits(4)).map(([a, b, c, d]) => `${a} ${b} / ${c} ${d}`),
    fc.tuple(digits(2), digits(3), digits(8)).map((parts) => parts.join(' ')),
    fc.tuple(digits(2), digits(4), digits(4), digits(3)).map((parts) => `+${parts.join(' ')}`),
    phones,
  ),
  'addresses of digits': fc
    .integer({ min: 5, max: 16 })
    .chain(digits)
    .map((number) => `${number}@qq.com`),
  'order ids': fc.oneof(
    fc.stringMatching(/^GLW-[0-9A-HJKMNP-TV-Z]{12}$/),
    fc.tuple(digits(12), digits(12)).map(([one, other]) => `GLW-${one}, GLW-${other}`),
  ),
};

test.each([
  ['phone numbers', phone],
  ['addresses of digits', (text: string) => ({ customerEmail: text, ...withAddress({ email: text }) })],
  ['order ids', (text: string) => ({ orderId: text, ...withAddress({ address2: text }) })],
] as const)('of a thousand %s none is refused (API-7)', (kind, changes) => {
  const texts: fc.Arbitrary<string> = kept[kind];
  expect(fc.sample(texts, { numRuns: 1000, seed: 36 }).filter((text) => isRefused(changes(text)))).toEqual([]);
});

test('a composition of builds whose ids look like the groups of a card is none; a card in its place is one', () => {
  const report = (composition: string) => () => rejectCardData({ composition, token: 'a~1', shown: [] });
  expect(report('0~4efe34257897~31421461d167~gifts~-blog')).not.toThrow();
  expect(report('424242424242~424242424242~000000000000~065363371453')).not.toThrow();
  const token = (composition: string) => `${composition}~mi7x42kq~4Ab-9_xQ~${'Aa-_4'.repeat(9).slice(2)}`;
  for (const composition of ['4efe34257897~31421461d167', '0~4efe34257897~31421461d167~gifts~-blog'])
    expect(() => rejectCardData({ composition: 'a', token: token(composition), shown: [] })).not.toThrow();
  for (const other of [VISA, token(VISA), `${VISA}~a`])
    expect(() => rejectCardData({ token: other })).toThrow('Card numbers');
  for (const other of [VISA, '42424242~42424242', '4242~4242~4242~4242']) expect(report(other)).toThrow('Card numbers');
  expect(() => rejectCardData({ note: '4efe34257897~31421461d167' })).toThrow('Card numbers');
});
