import { rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { migrationNames } from '../../server/src/schema/migrate';
import { anOrder, sampleLines } from '../../server/src/testing/anOrder';
import type { TemporaryPostgres } from '../../server/src/testing/temporaryPostgres';
import { packages, readRelease } from '../../tools/build/packages.js';
import { artefactStore, makeArtefact } from '../operations/artefact';
import type { Store } from '../store';
import { checkInvariants, NO_VIOLATIONS, fillStock, withDatabase } from './invariants';
import { LoadGenerator, placeOrder, type Acknowledged } from './loadGenerator';
import { isFull, recordResult, times } from './scale';
import { API_ONLY, apiStore, engines, postgresFor, startAndKill } from './shop';

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
    const restartsMs: number[] = [];
    for (let kill = 0; kill < times(50, 2); kill += 1) {
      await wait(200 + Math.random() * 800);
      await store.close('SIGKILL');
      const started = performance.now();
      await store.open();
      restartsMs.push(performance.now() - started);
    }
    await wait(300);
    await buyers.stop();
    await store.close();
    const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
    recordResult(
      'R1',
      `${engine}: ${restartsMs.length} SIGKILLs, ${buyers.acknowledged.length} orders acknowledged, ${buyers.retries} retries; ${JSON.stringify(faults)}; ready again after ${seconds(median(restartsMs))} s, at most ${seconds(Math.max(...restartsMs))} s`,
    );
    expect(buyers.unexpectedResponses).toEqual([]);
    expect(buyers.acknowledged.length).toBeGreaterThan(0);
    expect(faults).toEqual(NO_VIOLATIONS);
  }, 900_000);

  // one engine only in short runs, because both run the same code
  const onOneInShort = isFull || engine === engines.at(-1) ? test : test.skip;

  onOneInShort('R9: an order whose answer is lost on the way is the same order when it is sent again', async () => {
    await store.open();
    const proxy = await createLosingProxy(Number(new URL(store.url).port));
    const acknowledged: Acknowledged[] = [];
    for (let order = 0; order < times(50, 5); order += 1) {
      const key = `lost-${order}`;
      await expect(placeOrder(proxy.url, anOrder(), key)).rejects.toThrow();
      const committed = await placeOrder(store.url, anOrder(), key);
      expect(committed.status).toBe(201);
      acknowledged.push({ key, id: JSON.parse(committed.body).order.id, body: committed.body });
    }
    proxy.close();
    await store.close();
    const faults = await withDatabase(choice, async (database) => ({
      ...(await checkInvariants(database, acknowledged)),
      orders: Number((await database.query('select count(*) as n from orders', []))[0]?.n),
    }));
    recordResult(
      'R9',
      `${engine}: ${proxy.lost()} answers lost after the order was written, ${acknowledged.length} sent again; ${JSON.stringify(faults)}`,
    );
    expect(proxy.lost()).toBe(acknowledged.length);
    expect(faults).toEqual({ ...NO_VIOLATIONS, orders: acknowledged.length });
  });

  test('R21: told to stop under load, it answers what it has begun and ends', async () => {
    await store.open();
    const buyers = new LoadGenerator(() => [store.url], 20);
    await wait(1000);
    const started = performance.now();
    await store.close();
    const shutdownMs = performance.now() - started;
    const written = await withDatabase(choice, async (database) =>
      Number((await database.query('select count(*) as n from orders', []))[0]?.n),
    );
    const answered = buyers.acknowledged.length;
    await store.open();
    await buyers.stop();
    await store.close();
    const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
    recordResult(
      'R21',
      `${engine}: SIGTERM under 20 buyers: ${answered} of ${written} orders written had been answered, ended in ${seconds(shutdownMs)} s; ${JSON.stringify(faults)}`,
    );
    expect(answered).toBe(written);
    expect(faults).toEqual(NO_VIOLATIONS);
  });
});

describe('killed at any moment of its first start, it starts whole the next time', () => {
  const ARTEFACT = 'embedded, from the production artefact';
  const isBuilt = packages.every((target) => readRelease(target));
  let artefact = '';
  beforeAll(() => {
    if (isBuilt) artefact = makeArtefact();
  });
  afterAll(() => rmSync(artefact, { recursive: true, force: true }));

  test.each([...engines, ...(isBuilt ? [ARTEFACT] : [])])(
    'R3: %s',
    async (engine) => {
      let kills = 0;
      const rounds = times(20, 1);
      for (let round = 0; round < rounds; round += 1) {
        const postgres = await postgresFor(engine);
        const settings = { DATABASE_URL: postgres?.url ?? '' };
        const store = engine === ARTEFACT ? artefactStore(artefact, { ...API_ONLY, ...settings }) : apiStore(settings);
        await startAndKill(store, 200 + ((round + Math.random()) * 3000) / rounds);
        kills += 1;
        await store.open();
        await store.close();
        const choice = { databaseUrl: postgres?.url, dataDir: store.databaseFolder };
        const [migrations, stock] = await withDatabase(choice, async (database) => [
          await database.query('select name from schema_migrations', []),
          await database.query('select line_id from stock', []),
        ]);
        expect(migrations).toHaveLength(migrationNames.length);
        expect(stock).toHaveLength(sampleLines.size);
        await store.remove();
        await postgres?.stop();
      }
      recordResult(
        'R3',
        `${engine}: killed ${kills} times during the first start; the next start was whole ${kills} times`,
      );
    },
    900_000,
  );
});

/** A proxy that drops the first response of every connection after its first byte. */
async function createLosingProxy(port: number): Promise<{ url: string; lost(): number; close(): void }> {
  let lost = 0;
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    client.pipe(server);
    client.on('error', () => undefined);
    server.on('error', () => undefined);
    server.once('data', () => {
      lost += 1;
      client.destroy();
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

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
