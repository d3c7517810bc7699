import { anOrder } from './testing/anOrder';
import { engines, testServer, type TestServer } from './testing/testServer';
import { IDEMPOTENCY_KEY_MS, cleanUp } from './cleanup';

describe.each(engines)('cleanup on %s', (engine) => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer(engine);
  });
  afterAll(() => store.close());

  async function place(key: string): Promise<string> {
    const answer = await store.server.inject({
      method: 'POST',
      url: '/api/orders',
      payload: anOrder(),
      headers: { 'idempotency-key': key },
    });
    return answer.json().order.id;
  }

  test('a key is remembered for seven days, its order for ever', async () => {
    const first = await place('weekly');
    await cleanUp(store.database, Date.now() + IDEMPOTENCY_KEY_MS - 60_000);
    expect(await place('weekly')).toBe(first);
    await cleanUp(store.database, Date.now() + IDEMPOTENCY_KEY_MS + 60_000);
    expect(await store.database.query('select key from idempotency_keys', [])).toEqual([]);
    expect(await store.database.query('select id from orders', [])).toEqual([{ id: first }]);
    expect(await place('weekly')).not.toBe(first);
  });
});
