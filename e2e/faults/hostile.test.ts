import fc from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import { anOrder, testServer } from '@glow/server/testing';
import { exportDatabase } from '@glow/server/operations';
import { payloads, textFieldsOf, withText } from './payloads';
import { isFull, recordResult, times } from './repetitions';

let shop: Awaited<ReturnType<typeof testServer>>;
let textFields: string[];

beforeAll(async () => {
  shop = await testServer();
  const { paths } = (await shop.server.inject({ url: '/api/openapi.json' })).json();
  textFields = textFieldsOf(paths['/api/orders'].post.requestBody.content['application/json'].schema);
  await shop.database.query('update stock set pieces = 1000000', []);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('delete from idempotency_keys', []));

function post(url: string, payload: string, headers: Record<string, string> = {}): Promise<Response> {
  return shop.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: nextAddress(),
  });
}

let callCount = 0;

/** A new IP address per call, because rate limits are counted by address. */
function nextAddress(): string {
  callCount += 1;
  return `10.${callCount >> 16}.${(callCount >> 8) % 256}.${callCount % 256}`;
}

async function linesOf(): Promise<string[]> {
  const lines: string[] = [];
  await shop.database.transaction((transaction) => exportDatabase(transaction, (line) => void lines.push(line)));
  return lines;
}

async function orders(): Promise<number> {
  return Number((await shop.database.query('select count(*) as n from orders', []))[0]?.n);
}

async function tables(): Promise<number> {
  const query = "select count(*) as n from information_schema.tables where table_schema = 'public'";
  return Number((await shop.database.query(query, []))[0]?.n);
}

const URLS = ['/api/orders', '/api/orders/track', '/api/newsletter/subscribe'];

test('R16: no generated body brings a route down, or is taken for an order', async () => {
  const [order] = [anOrder()];
  const withWrongField = fc
    .tuple(fc.constantFrom(...Object.keys(order)), fc.jsonValue({ maxDepth: 4 }))
    .map(([field, value]) => JSON.stringify({ ...order, [field]: value }));
  const cut = fc
    .integer({ min: 0, max: JSON.stringify(order).length - 1 })
    .map((length) => JSON.stringify(order).slice(0, length));
  const wide = fc
    .integer({ min: 1000, max: 20_000 })
    .map((count) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join()}}`);
  const deep = fc.integer({ min: 10, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.json(),
    fc.constantFrom('', 'null', 'NaN', '1e999', '"\\ud800"', '{"__proto__":{}}'),
  );
  const bodies = fc.oneof(
    { weight: 4, arbitrary: withWrongField },
    { weight: 2, arbitrary: anything },
    cut,
    { weight: 1, arbitrary: wide },
    deep,
  );
  const statuses = new Map<number, number>();
  const memory = process.memoryUsage().rss;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...URLS), bodies, async (url, body) => {
      const { statusCode } = await post(url, body, { 'idempotency-key': 'generated' });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
      // a mutated body may by chance still be valid, and is then the same order
      if (statusCode < 400) expect(url).toBe('/api/orders');
    }),
    { numRuns: times(3000, 400), seed: 20261121 },
  );
  recordResult(
    'R16',
    `${times(3000, 400)} generated bodies: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}, no 500; ${Math.round((process.memoryUsage().rss - memory) / 1e6)} MB more in use`,
  );
});

test('R17: what looks like code in a field is refused, or kept as the text it is', async () => {
  const before = await orders();
  const tablesBefore = await tables();
  const some = payloads.filter((_payload, index) => isFull || index % 4 === 0);
  let stored = 0;
  let refused = 0;
  for (const payload of some) {
    for (const field of textFields) {
      const response = await post('/api/orders', JSON.stringify(withText(anOrder(), field, payload)));
      expect([201, 400, 422]).toContain(response.statusCode);
      if (response.statusCode !== 201) {
        refused += 1;
        continue;
      }
      stored += 1;
      const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
      const { order } = response.json();
      const read = await shop.server.inject({
        url: `/api/orders/${order.id}`,
        headers: { cookie },
        remoteAddress: nextAddress(),
      });
      expect(read.json()).toEqual(response.json());
      expect(read.headers['content-type']).toContain('application/json');
    }
  }
  recordResult(
    'R17',
    `${some.length} payloads × ${textFields.length} fields: ${stored} kept as text, ${refused} refused; ${tablesBefore} tables intact`,
  );
  expect(await tables()).toBe(tablesBefore);
  expect(await orders()).toBe(before + stored);
});

test('R22: a card number in any field is refused, and its digits are nowhere', async () => {
  const card = '4000056655665556';
  let requestCount = 0;
  for (const field of [...textFields, 'note', 'paymentMethod.cardNumber']) {
    for (const text of [card, 'my card 4000-0566-5566-5556!']) {
      const response = await post('/api/orders', JSON.stringify(withText(anOrder(), field, text)));
      requestCount += 1;
      expect([field, response.statusCode]).toEqual([field, 422]);
      expect(response.body).not.toMatch(/4000|5566/);
    }
  }
  for (const url of URLS.slice(1))
    expect(
      (await post(url, JSON.stringify({ email: 'rose@example.com', orderId: 'GLW-1', firstName: card }))).statusCode,
    ).toBe(422);
  expect((await linesOf()).join('\n').replace(/\D/g, '')).not.toContain(card);
  recordResult(
    'R22',
    `a card number in ${requestCount} places: ${requestCount} × 422, its digits in no row and no answer`,
  );
});
