import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { anOrder, lineIds } from '@glow/server/testing';
import { clusterIn, runningUrl } from '@glow/server/base';
import { NO_VIOLATIONS } from './invariants';
import { acknowledgedOf, placeOrder } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { openShop, type Shop } from './shop';

const [locked = '', ...others] = lineIds;
const ROW = `update stock set pieces = pieces where line_id = '${locked}'`;
const TABLE = 'lock table stock in share row exclusive mode';

describe('stock that another connection has locked', () => {
  let store: Shop;

  beforeEach(async () => {
    store = await openShop();
    expect((await place('warm-up')).status).toBe(201);
  });
  afterEach(() => store.remove());

  /** Places an order; returns its answer and its time in milliseconds. */
  async function place(key: string, lineId = locked) {
    const started = performance.now();
    const { status, body } = await placeOrder(store.url, anOrder({ [lineId]: 1 }), key);
    return { key, status, body, ms: Math.round(performance.now() - started) };
  }

  /** Runs `work` while another connection holds the lock; it is given a function that releases it. */
  async function whileLocked<Result>(lock: string, work: (release: () => Promise<void>) => Promise<Result>) {
    const client = new pg.Client({ connectionString: runningUrl(clusterIn(store.databaseFolder)) });
    await client.connect();
    await client.query('begin');
    await client.query(lock);
    try {
      return await work(async () => void (await client.query('commit')));
    } finally {
      await client.end();
    }
  }

  /** Milliseconds until the store says that it is ready; it does not while the database answers late. */
  async function readyMs(): Promise<number> {
    const started = performance.now();
    while ((await fetch(`${store.url}/readyz`)).status !== 200);
    return Math.round(performance.now() - started);
  }

  async function violations(acknowledged: { key: string; body: string }[]) {
    await store.close();
    const found = await store.violations(acknowledged.map(({ key, body }) => acknowledgedOf(key, body)));
    return { ...found, orders: await store.countOrders() };
  }

  test.each([
    ['row', ROW],
    ['table', TABLE],
  ])(
    'R5: a %s that is locked shortly is waited for; for longer, orders are refused meanwhile and can be repeated',
    async (what, lock) => {
      const shortly = await whileLocked(lock, async (release) => {
        const orders = [1, 2, 3].map((order) => place(`short-${order}`));
        await wait(times(3000, 1500));
        await release();
        return Promise.all(orders);
      });
      const [refused, ready] = await whileLocked(lock, async () => {
        const orders = Promise.all([1, 2, 3, 4, 5, 6].map((order) => place(`long-${order}`)));
        await wait(1000);
        const answer = await readyMs();
        // the row is locked until all are answered
        await wait(times(29_000, 0));
        return [await orders, answer] as const;
      });
      const repeated = await Promise.all(refused.map(({ key }) => place(key)));
      const faults = await violations([...shortly, ...repeated]);
      const slowest = Math.max(...refused.map(({ ms }) => ms));
      recordResult(
        'R5',
        `${what} locked for ${times(3, 1.5)} s: ${shortly.map(({ status, ms }) => `${status} after ${ms} ms`).join(', ')}; for longer: ${refused.length} orders refused after ${slowest} ms at most, ready after ${ready} ms, repeated: ${repeated.length} orders; ${JSON.stringify(faults)}`,
      );
      expect(shortly.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([201]));
      expect(faults).toEqual({ ...NO_VIOLATIONS, orders: 1 + shortly.length + repeated.length });
    },
  );

  test('R5: a locked row delays the orders of its own product only', async () => {
    const { waiting, free, ready } = await whileLocked(ROW, async () => {
      const orders = Promise.all(Array.from({ length: 12 }, (_, order) => place(`locked-${order}`)));
      await wait(300);
      // answered while the row is locked
      return {
        free: await Promise.all(others.slice(0, 8).map((lineId) => place(lineId, lineId))),
        ready: await readyMs(),
        waiting: await orders,
      };
    });
    const slowest = Math.max(...free.map(({ ms }) => ms));
    recordResult(
      'R5',
      `12 orders of a locked product refused after ${Math.max(...waiting.map(({ ms }) => ms))} ms at most; ${free.length} of other products meanwhile after ${slowest} ms at most, ready after ${ready} ms`,
    );
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(free.map(({ status }) => status))).toEqual(new Set([201]));
  });
});
