import { setTimeout as wait } from 'node:timers/promises';
import type { CartItem } from '@glow/shared/cart';
import { sampleProduct } from '@glow/shared/samples';
import fc from 'fast-check';
import { orderRequest } from '../../checkout-mfe/src/checkout/order/orderRequest';
import { priceOrder } from '@glow/server/shop';
import { anOrder, lineIds, sampleLines, temporaryPostgres, testServer, withDatabase } from '@glow/server/testing';
import { placeOrder } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { Shop } from './shop';

const [first = '', second = ''] = lineIds;

test.each([1, times(4, 2)])(
  'R6: a thousand buyers of a hundred pieces get exactly a hundred from %d processes',
  async (count) => {
    const postgres = count > 1 ? await temporaryPostgres() : undefined;
    const stores = Array.from({ length: count }, () => new Shop({ DATABASE_URL: postgres?.url ?? '' }));
    const choice = { databaseUrl: postgres?.url, dataDir: stores[0]?.databaseFolder ?? '' };
    const [buyers, pieces] = [times(1000, 200), times(100, 20)];
    await withDatabase(choice, (database) =>
      database.query('update stock set pieces = $1 where line_id in ($2, $3)', [pieces, first, second]),
    );
    for (const store of stores) await store.open();
    const responses = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) => order(stores[buyer % count]?.url ?? '', buyer)),
    );
    for (const store of stores) await store.close();
    const left = await withDatabase(choice, async (database) =>
      (await database.query('select pieces from stock where line_id in ($1, $2)', [first, second])).map((row) =>
        Number(row.pieces),
      ),
    );
    const sold = responses.filter((status) => status === 201).length;
    const refused = responses.filter((status) => status === 409).length;
    recordResult(
      'R6',
      `${buyers} buyers at ${count} process(es) for ${pieces} pieces: ${sold} sold, ${refused} refused, ${left.join(' and ')} left`,
    );
    await Promise.all(stores.map((store) => store.remove()));
    await postgres?.stop();
    expect([sold, refused, ...left]).toEqual([pieces, buyers - pieces, 0, 0]);
  },
);

/** A shopper who orders both products, in either line order, and retries while the server is busy. */
async function order(url: string, buyer: number): Promise<number> {
  const wanted = buyer % 2 ? { [first]: 1, [second]: 1 } : { [second]: 1, [first]: 1 };
  for (;;) {
    const response = await placeOrder(url, anOrder(wanted), `buyer-${buyer}`).catch(() => ({ status: 503 }));
    if (response.status !== 503) return response.status;
    await wait(50);
  }
}

describe('large and odd carts', () => {
  let shop: Awaited<ReturnType<typeof testServer>>;

  beforeAll(async () => {
    shop = await testServer();
    await shop.database.query('update stock set pieces = 1000000', []);
    await shop.database.query('update store_policy set max_subtotal = 100000000', []);
  });
  afterAll(() => shop.close());

  test('R14: a hundred lines of ninety-nine are added up to the cent, a thousand lines are refused', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => anOrder({ [lineIds[index % lineIds.length] ?? '']: 99 }).items[0]);
    const cents = lines(100).reduce((sum, line) => sum + BigInt(Math.round((line?.price ?? 0) * 100)) * 99n, 0n);
    const tax = (cents * 8n + 50n) / 100n;
    const dollars = (amount: bigint) => Number(amount) / 100;
    const sums = { subtotal: dollars(cents), shipping: 0, tax: dollars(tax), total: dollars(cents + tax) };
    const send = (count: number) =>
      shop.server.inject({
        method: 'POST',
        url: '/api/orders',
        payload: anOrder({}, { items: lines(count), ...sums }),
      });
    const [response, refused, tooLarge] = [await send(100), await send(300), await send(1000)];
    recordResult(
      'R14',
      `100 lines × 99 pieces: ${response.statusCode}, $${response.json().order?.total}; 300 lines: ${refused.statusCode}; 1,000 lines: ${tooLarge.statusCode}`,
    );
    expect([response.statusCode, refused.statusCode, tooLarge.statusCode]).toEqual([201, 400, 413]);
    const [row] = await shop.database.query('select total from orders', []);
    expect(BigInt(Number(row?.total))).toBe(cents + tax);
  });
});

test('R15: carts cost the same in the browser, at the server and on paper', () => {
  const line = fc.record({ id: fc.constantFrom(...sampleLines.keys()), quantity: fc.integer({ min: 1, max: 99 }) });
  let carts = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), (lines) => {
      carts += 1;
      const request = orderRequest(lines.map(cartItem), shipping, payment);
      const cents = lines.reduce(
        (sum, { id, quantity }) => sum + BigInt(sampleLines.get(id)?.price ?? 0) * BigInt(quantity),
        0n,
      );
      const delivery = cents >= 7500n ? 0n : 899n;
      const tax = (cents * 8n + 50n) / 100n;
      const expected = [cents, delivery, tax, cents + delivery + tax];
      const priced = priceOrder(request, { lines: sampleLines, incomplete: new Set() });
      expect([priced.subtotal, priced.shipping, priced.tax, priced.total].map(BigInt)).toEqual(expected);
      expect(
        [request.subtotal, request.shipping, request.tax, request.total].map((dollars) => dollars.toFixed(2)),
      ).toEqual(expected.map(asDollars));
    }),
    { numRuns: times(10_000, 2000), seed: 20261121 },
  );
  recordResult('R15', `${carts} carts: 0 differences between browser, server and BigInt`);
});

/** Formats cents as dollars without floating point. */
function asDollars(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

function cartItem({ id, quantity }: { id: string; quantity: number }): CartItem {
  return { id, product: sampleProduct('skn-001'), quantity, price: sampleLines.get(id)?.price ?? 0 };
}

const postal = { ...anOrder().shippingAddress, address2: '' };
const shipping = { ...postal, saveAddress: false } as Parameters<typeof orderRequest>[1];
const payment = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/30',
  cvv: '123',
  nameOnCard: 'Rose Miller',
  billingSameAsShipping: true,
  billing: postal,
  savePaymentMethod: false,
} as Parameters<typeof orderRequest>[2];
