import { createServer, connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { skus } from '../../server/src/catalog/skus';
import { anOrder } from '../../server/src/testing/anOrder';
import type { TemporaryPostgres } from '../../server/src/testing/temporaryPostgres';
import type { Store } from '../store';
import { checkInvariants, NO_VIOLATIONS, fillStock, withDatabase } from './invariants';
import { LoadGenerator, place, type Acknowledged } from './loadGenerator';
import { figures, isFull, times } from './scale';
import { apiStore, engines, postgresFor, startAndKill } from './shop';

describe.each(engines)('a shop on %s', (engine) => {
  let store: Store;
  let postgres: TemporaryPostgres | undefined;
  let choice: { databaseUrl?: string; dataDir: string };

  beforeEach(async () => {
    postgres = await postgresFor(engine);
    store = apiStore({ DATABASE_URL: postgres?.url ?? '' });
    choice = { databaseUrl: postgres?.url, dataDir: store.databaseFolder };
    await fillStock(choice);
  });
  afterEach(async () => {
    await store.remove();
    await postgres?.stop();
  });

  test('R1: killed again and again under buyers, it keeps every order it has acknowledged, once', async () => {
    await store.open();
    const buyers = new LoadGenerator(() => [store.url], 8);
    const openings: number[] = [];
    for (let kill = 0; kill < times(50, 2); kill += 1) {
      await wait(200 + Math.random() * 800);
      await store.close('SIGKILL');
      const started = performance.now();
      await store.open();
      openings.push(performance.now() - started);
    }
    await wait(300);
    await buyers.leave();
    await store.close();
    const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
    figures(
      'R1',
      `${engine}: ${openings.length} SIGKILLs, ${buyers.acknowledged.length} orders acknowledged, ${buyers.retries} retries; ${JSON.stringify(faults)}; ready again after ${seconds(middle(openings))} s, at most ${seconds(Math.max(...openings))} s`,
    );
    expect(buyers.surprises).toEqual([]);
    expect(buyers.acknowledged.length).toBeGreaterThan(0);
    expect(faults).toEqual(NO_VIOLATIONS);
  }, 900_000);

  // one engine only in short runs, because both run the same code
  const onOneInShort = isFull || engine === engines.at(-1) ? test : test.skip;

  onOneInShort(
    'R9: an order whose answer is lost on the way is the same order when it is sent again',
    async () => {
      await store.open();
      const losing = await losingProxy(Number(new URL(store.url).port));
      const told: Acknowledged[] = [];
      for (let order = 0; order < times(50, 5); order += 1) {
        const key = `lost-${order}`;
        await expect(place(losing.url, anOrder(), key)).rejects.toThrow();
        const committed = await place(store.url, anOrder(), key);
        expect(committed.status).toBe(201);
        told.push({ key, id: JSON.parse(committed.body).order.id, body: committed.body });
      }
      losing.close();
      await store.close();
      const faults = await withDatabase(choice, async (database) => ({
        ...(await checkInvariants(database, told)),
        orders: Number((await database.query('select count(*) as n from orders', []))[0]?.n),
      }));
      figures(
        'R9',
        `${engine}: ${losing.lost()} answers lost after the order was written, ${told.length} sent again; ${JSON.stringify(faults)}`,
      );
      expect(losing.lost()).toBe(told.length);
      expect(faults).toEqual({ ...NO_VIOLATIONS, orders: told.length });
    },
    300_000,
  );

  test('R21: told to stop under load, it answers what it has begun and ends', async () => {
    await store.open();
    const buyers = new LoadGenerator(() => [store.url], 20);
    await wait(1000);
    const started = performance.now();
    await store.close();
    const ended = performance.now() - started;
    const written = await withDatabase(choice, async (database) =>
      Number((await database.query('select count(*) as n from orders', []))[0]?.n),
    );
    const answered = buyers.acknowledged.length;
    await store.open();
    await buyers.leave();
    await store.close();
    const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
    figures(
      'R21',
      `${engine}: SIGTERM under 20 buyers: ${answered} of ${written} orders written had been answered, ended in ${seconds(ended)} s; ${JSON.stringify(faults)}`,
    );
    expect(answered).toBe(written);
    expect(ended).toBeLessThan(12_000);
    expect(faults).toEqual(NO_VIOLATIONS);
  }, 300_000);
});

test.each(engines)(
  'R3: killed at any moment of its first start on %s, it starts whole the next time',
  async (engine) => {
    let kills = 0;
    const rounds = times(20, 1);
    for (let round = 0; round < rounds; round += 1) {
      const postgres = await postgresFor(engine);
      const store = apiStore({ DATABASE_URL: postgres?.url ?? '' });
      await startAndKill(store, 200 + ((round + Math.random()) * 3000) / rounds, { DATABASE_URL: postgres?.url ?? '' });
      kills += 1;
      const choice = { databaseUrl: postgres?.url, dataDir: store.databaseFolder };
      const [migrations, stock] = await withDatabase(choice, async (database) => [
        await database.query('select name from schema_migrations', []),
        await database.query('select line_id from stock', []),
      ]);
      expect(migrations?.length).toBeGreaterThanOrEqual(3);
      expect(stock).toHaveLength(skus.size);
      await store.remove();
      await postgres?.stop();
    }
    figures('R3', `${engine}: killed ${kills} times during the first start; the next start was whole ${kills} times`);
  },
  900_000,
);

/** A proxy that drops the first response of every connection after its first byte. */
async function losingProxy(port: number): Promise<{ url: string; lost(): number; close(): void }> {
  let lost = 0;
  const proxy = createServer((caller) => {
    const server = connect(port, '127.0.0.1');
    caller.pipe(server);
    caller.on('error', () => undefined);
    server.on('error', () => undefined);
    server.once('data', () => {
      lost += 1;
      caller.destroy();
      server.destroy();
    });
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost: () => lost,
    close: () => void proxy.close(),
  };
}

function middle(figuresOf: number[]): number {
  return [...figuresOf].sort((one, other) => one - other)[figuresOf.length >> 1] ?? 0;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
