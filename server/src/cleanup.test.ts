import { anOrder } from './testing/anOrder';
import { engines, testServer, type TestServer } from './testing/testServer';
import { IDEMPOTENCY_KEY_MS, cleanUp, createCleanup } from './cleanup';

describe.each(engines)('cleanup on %s', (engine) => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer(engine);
  });
  afterAll(() => store.close());
  afterEach(() => jest.restoreAllMocks());

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
    const before = Date.now();
    const first = await place('weekly');
    await cleanUp(store.database, before + IDEMPOTENCY_KEY_MS);
    expect(await place('weekly')).toBe(first);
    await cleanUp(store.database, Date.now() + IDEMPOTENCY_KEY_MS + 60_000);
    expect(await store.database.query('select key from idempotency_keys', [])).toEqual([]);
    expect(await store.database.query('select id from orders', [])).toEqual([{ id: first }]);
    expect(await place('weekly')).not.toBe(first);
  });

  test('figures of pages are kept for 28 days', async () => {
    const day = Date.parse('2026-11-01');
    await store.database.query("insert into page_figures values ($1, 'blog', 'b1', '', 'shown', 0, 1)", [day]);
    const end = day + 28 * 24 * 60 * 60 * 1000;
    await cleanUp(store.database, end);
    expect(await count('page_figures')).toBe(1);
    await cleanUp(store.database, end + 1);
    expect(await count('page_figures')).toBe(0);
  });

  async function count(table: string): Promise<number> {
    return Number((await store.database.query(`select count(*) as n from ${table}`, []))[0]?.n);
  }

  test('a clock that is 400 days ahead deletes nothing, not even after an order by that clock, and is reported once', async () => {
    const reports: string[] = [];
    const id = await place('before');
    const [keys, receipts] = [await count('idempotency_keys'), await count('receipts')];
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 400 * 24 * 60 * 60 * 1000);
    const run = createCleanup(store.database, (sentence) => reports.push(sentence));
    await run();
    await place('by-the-wrong-clock');
    await run();
    expect([await count('idempotency_keys'), await count('receipts')]).toEqual([keys + 1, receipts + 1]);
    expect(await place('before')).toBe(id);
    expect(reports).toEqual([expect.stringContaining('The clock is 400 days ahead of the newest order')]);
    const kept = [await count('idempotency_keys'), await count('receipts')];
    // after a restart, when that order is the newest
    for (let start = 0; start < 3; start += 1) await createCleanup(store.database, () => undefined)();
    expect([await count('idempotency_keys'), await count('receipts')]).toEqual(kept);
  });

  test('the time of a shop goes on from run to run and over restarts, and never back', async () => {
    const reached = async () => Number((await store.database.query('select reached from shop_time', []))[0]?.reached);
    const [now, elapsed] = [Date.now(), performance.now()];
    const days = (count: number) => count * 24 * 60 * 60 * 1000;
    const before = await reached();
    const monotonic = jest.spyOn(performance, 'now').mockReturnValue(elapsed);
    const wallClock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const run = createCleanup(store.database, () => undefined);
    await run();
    wallClock.mockReturnValue(now + days(900));
    monotonic.mockReturnValue(elapsed + days(3));
    await run();
    expect((await reached()) - before).toBe(days(3));
    const other = createCleanup(store.database, () => undefined);
    await other();
    monotonic.mockReturnValue(elapsed + days(5));
    await Promise.all([run(), other()]);
    expect((await reached()) - before).toBe(days(5));
    wallClock.mockReturnValue(now - days(900));
    await run();
    expect((await reached()) - before).toBe(days(5));
    await store.database.query('update shop_time set reached = $1', [before]);
  });

  test('what an address has not confirmed for two days is forgotten, and what it has is not', async () => {
    const now = Date.now();
    for (const [name, confirmedAt] of [
      ['rose', null],
      ['iris', 1],
    ] as const) {
      const email = `${name}@example.com`;
      await store.database.query(
        `insert into newsletter_subscribers (email_key, email, interests, source, created_at, asked_at, alerts_confirmed_at)
         values ($1, $1, '[]', 'back_in_stock', $2, $2, $3)`,
        [email, now, confirmedAt],
      );
      await store.database.query("insert into stock_alerts values ($1, 'skn-006', 'skn-006', $1, $2)", [email, now]);
    }
    await cleanUp(store.database, now + 48 * 60 * 60 * 1000);
    expect([await count('stock_alerts'), await count('newsletter_subscribers')]).toEqual([2, 2]);
    await cleanUp(store.database, now + 48 * 60 * 60 * 1000 + 1);
    for (const table of ['stock_alerts', 'newsletter_subscribers'])
      expect(await store.database.query(`select email_key from ${table}`, [])).toEqual([
        { email_key: 'iris@example.com' },
      ]);
  });

  test('what expires while the process runs is deleted, and its space is freed', async () => {
    const vacuum = jest.spyOn(store.database, 'vacuum');
    await place('weekly-again');
    await store.database.query('update receipts set created_at = $1', [Date.now()]);
    const run = createCleanup(store.database, () => undefined);
    await run();
    const [wallClock, elapsed] = [Date.now, performance.now.bind(performance)];
    const eightDays = 8 * 24 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockImplementation(() => wallClock() + eightDays);
    jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + eightDays);
    await store.database.query('update idempotency_keys set created_at = $1', [wallClock()]);
    await run();
    expect(await count('idempotency_keys')).toBe(0);
    expect(await count('receipts')).toBeGreaterThan(0);
    expect(vacuum.mock.calls).toEqual([['idempotency_keys']]);
  });
});
