import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import { accountServer, SESSION_HEADER } from '../../../testing/accountServer';
import { sharedStore } from '../../../testing/sharedStore';
import { anOrder } from '../../../testing/anOrder';

const street = { address1: '12 Garden Street', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' };
const home = { id: '1', type: 'shipping', isDefault: true, firstName: 'Rose', lastName: 'Miller', ...street };
const number = { last4: '4242', brand: 'visa', expiryMonth: 8, expiryYear: 2029, nameOnCard: 'Rose Miller' };
const card = { id: '1700000000000-1', type: 'card', isDefault: true, ...number };
const line = { id: 'mkp-005-plum', productId: 'mkp-005', variantId: 'plum', quantity: 2 };
const nothing = { version: 0, write: null, value: [] };

const store = sharedStore(accountServer);

beforeEach(() => store.sql('delete from account_data'));

const get = (path = '', session?: string) =>
  store.get(`/api/account${path}`, session ? { [SESSION_HEADER]: session } : {});

function put(part: string, version: number, value: unknown, changes: Record<string, string> = {}): Promise<Response> {
  const { session = 'rose', write = randomUUID(), ...headers } = changes;
  const payload = { version, write, value };
  const all = { [SESSION_HEADER]: session, ...headers };
  return store.server.inject({ method: 'PUT', url: `/api/account/${part}`, headers: all, payload });
}

test('a part that was never written is empty, and the account is returned with it', async () => {
  const answer = await get('', 'rose');
  const account = expect.objectContaining({ id: 'rose', email: 'rose@example.com' });
  const parts = { addresses: nothing, cards: nothing, cart: nothing, wishlist: nothing };
  expect(answer.json()).toEqual({ account, orders: [], ...parts });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.vary).toBeUndefined();
});

test.each([
  ['addresses', [home, { ...home, id: '2', isDefault: false, address2: 'Unit 4', country: 'CA' }]],
  ['cards', [card]],
  ['cart', [line, { id: 'skn-002', productId: 'skn-002', quantity: 1 }]],
  ['wishlist', ['skn-002', 'mkp-005']],
])('what one device writes to %s is read by another, and nobody else sees it', async (part, value) => {
  const write = randomUUID();
  const answer = await put(part, 0, value, { write });
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: 1 }]);
  expect((await get('', 'rose')).json()[part]).toEqual({ version: 1, write, value });
  expect((await get('', 'lily')).json()[part]).toEqual(nothing);
  // the same version of another account is another row
  expect((await put(part, 0, [], { session: 'lily' })).json()).toEqual({ version: 1 });
  expect((await get('', 'rose')).json()[part].value).toEqual(value);
});

test('a device that has not seen the last write is told it, and changes nothing', async () => {
  const write = randomUUID();
  await put('wishlist', 0, ['a'], { write });
  for (const version of [0, 2, 7]) {
    const answer = await put('wishlist', version, ['b']);
    const refusal = { success: false, code: 'changed', current: { version: 1, write, value: ['a'] } };
    expect([answer.statusCode, answer.json()]).toMatchObject([409, refusal]);
  }
  expect((await put('wishlist', 1, ['a', 'b'])).json()).toEqual({ version: 2 });
  expect((await put('cart', 1, [])).json()).toMatchObject({ code: 'changed', current: nothing });
});

test('a write whose answer was lost is repeated without another change, until somebody has written since', async () => {
  const writes = [randomUUID(), randomUUID()];
  for (const [version, write] of writes.entries())
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await put('cart', version, [line], { write })).json()).toEqual({ version: version + 1 });
  const late = await put('cart', 0, [line], { write: writes[0] ?? '' });
  expect([late.statusCode, late.json().current.version]).toEqual([409, 2]);
});

test.each([0, 1])('one of ten writers at version %i succeeds, the others are told what it wrote', async (version) => {
  if (version > 0) await put('wishlist', 0, []);
  const names = Array.from({ length: 10 }, (_, index) => `product-${index}`);
  const answers = await Promise.all(names.map((name) => put('wishlist', version, [name])));
  const winners = names.filter((_name, index) => answers[index]?.statusCode === 200);
  expect(winners).toHaveLength(1);
  const present = { version: version + 1, value: winners };
  for (const { statusCode, json } of answers.filter((answer) => answer.statusCode !== 200))
    expect([statusCode, json().current]).toMatchObject([409, present]);
});

test('without a session nothing is read and nothing is written', async () => {
  for (const answer of [await get(), await get('/export'), await put('cart', 0, [line], { session: 'nobody' })]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { success: false, code: 'signed_out' }]);
  }
  expect(await store.sql('select * from account_data')).toEqual([]);
});

test('another site can neither read nor write', async () => {
  const headers = { [SESSION_HEADER]: 'rose', 'sec-fetch-site': 'cross-site' };
  for (const url of ['/api/account', '/api/account/export'])
    expect((await store.get(url, headers)).statusCode).toBe(403);
  expect((await put('cart', 0, [line], headers)).statusCode).toBe(403);
});

test('the session of an account that was deleted meanwhile writes nothing', async () => {
  await store.sql("update accounts set id = 'other' where id = 'lily'");
  expect((await put('cart', 0, [line], { session: 'lily' })).statusCode).toBe(401);
  await store.sql("update accounts set id = 'lily' where id = 'other'");
});

test('there are no other parts', async () => {
  for (const part of ['orders', 'constructor', '__proto__']) expect((await put(part, 0, [])).statusCode).toBe(404);
});

test.each([
  ['addresses', 100, home],
  ['cards', 40, card],
  ['cart', 400, line],
  ['wishlist', 1000, 'skn-002'],
])('%s have at most %i entries', async (part, most, entry) => {
  const entries = Array.from({ length: most }, () => entry);
  expect((await put(part, 1, [...entries, entry])).statusCode).toBe(400);
  expect((await put(part, 0, entries)).statusCode).toBe(200);
});

test.each([
  ['cart', [{ ...line, quantity: 0 }]],
  ['cart', [{ ...line, quantity: 1.5 }]],
  ['cart', [{ ...line, quantity: 1000 }]],
  ['cart', { 0: line }],
  ['wishlist', ['x'.repeat(102)]],
  ['wishlist', [7]],
  ['addresses', [{ ...home, country: 'DE' }]],
  ['addresses', [{ ...home, city: '' }]],
  ['cards', [{ ...card, last4: '424' }]],
  ['cards', [{ ...card, expiryMonth: 13 }]],
  ['cards', ['visa']],
])('in %s the value %j is refused', async (part, value) => {
  expect((await put(part, 0, value)).statusCode).toBe(400);
});

test.each([[-1], [0.5], [2 ** 40], [0, 'write-1']] as [number, string?][])(
  'a write with version %p and id %s is refused',
  async (version, write = randomUUID()) => {
    expect((await put('cart', version, [], { write })).statusCode).toBe(400);
  },
);

test.each([
  ['cards', [{ ...card, last4: '4242424242424242' }]],
  ['cards', [{ ...card, last4: '42424' }]],
  ['cards', [{ ...card, nameOnCard: 'Rose 42424' }]],
  ['cards', [{ ...card, nameOnCard: 'Rose \u0664\u0662\u0664\u0662\u0664' }]],
  ['cards', [{ ...card, brand: '424242' }]],
  ['cards', [{ ...card, cvv: '987' }]],
  ['cards', [{ ...card, note: '4242 4242 4242 4242' }]],
  ['cards', [{ ...card, expiryYear: 4_242_424_242_424_242 }]],
  ['addresses', [{ ...home, address2: '4242 4242 4242 4242' }]],
  ['addresses', [{ ...home, cardNumber: '1' }]],
  ['wishlist', ['4242-4242-4242-4242']],
  ['cart', [{ ...line, productId: '4242424242424242' }]],
])('in %s the card data of %j is refused and not repeated', async (part, value) => {
  const answer = await put(part, 0, value);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'card_data']);
  expect(answer.body).not.toContain('4242');
  expect((await get('', 'rose')).json()[part]).toEqual(nothing);
});

test('ids of four digits side by side are no card number', async () => {
  const ids = ['p-4242', 'q-4242', 'r-4242', 's-4242'];
  expect((await put('wishlist', 0, ids)).statusCode).toBe(200);
  const lines = ids.map((id) => ({ id: `${id}-4242`, productId: id, variantId: '4242', quantity: 1 }));
  expect((await put('cart', 0, lines)).statusCode).toBe(200);
});

test('what no part has is dropped', async () => {
  await put('cart', 0, [{ ...line, price: 1, product: { name: 'x' } }]);
  expect((await get('', 'rose')).json().cart.value).toEqual([line]);
});

test('an export is a file of all that the account has, and of nobody else', async () => {
  await put('addresses', 0, [home]);
  await put('wishlist', 0, ['lily-only'], { session: 'lily' });
  const order = async (session: string) =>
    (await store.post('/api/orders', anOrder(), { [SESSION_HEADER]: session })).json().order;
  const [own, other] = [await order('rose'), await order('lily')];
  const answer = await get('/export', 'rose');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="glow-account.json"');
  expect(answer.json()).toMatchObject({ account: { email: 'rose@example.com' }, orders: [own] });
  expect(answer.json()).toMatchObject({ addresses: { value: [home] }, wishlist: { value: [] } });
  expect(answer.body).not.toContain(other.id);
  expect(answer.body).not.toContain('lily');
});
