import { spawn } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterIn, runningUrl } from '@glow/server/base';
import { migrationNames } from '@glow/server/shop';
import { anOrder, sampleLines, withDatabase } from '@glow/server/testing';
import { packages, readRelease } from '../../tools/build/packages.js';
import { artefactStore, makeArtefact } from '../operations/artefact';
import { NO_VIOLATIONS } from './invariants';
import { acknowledgedOf, LoadGenerator, placeOrder, type Acknowledged } from './loadGenerator';
import { recordResult, seconds, share, times } from './repetitions';
import { API_ONLY, openShop, Shop, startAndKill } from './shop';

describe('a shop under orders', () => {
  let store: Shop;

  beforeEach(async () => {
    store = await openShop();
  });
  afterEach(() => store.remove());

  test('R1: killed again and again under buyers, it keeps every order it has acknowledged, once', async () => {
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
    const faults = await store.violations(buyers.acknowledged);
    recordResult(
      'R1',
      `${restartsMs.length} SIGKILLs, ${buyers.acknowledged.length} orders acknowledged, ${buyers.retries} retries; ${JSON.stringify(faults)}; ready again after ${seconds(share(restartsMs))} s, at most ${seconds(Math.max(...restartsMs))} s`,
    );
    expect(buyers.unexpectedResponses).toEqual([]);
    expect(buyers.acknowledged.length).toBeGreaterThan(0);
    expect(faults).toEqual(NO_VIOLATIONS);
  }, 900_000);

  test("R1: killed, it starts although other processes have its PostgreSQL's process id by now", async () => {
    const cluster = clusterIn(store.databaseFolder);
    const { uid, gid } = statSync(cluster);
    const other = spawn('sleep', ['600'], { uid });
    await store.close('SIGKILL');
    while (runningUrl(cluster)) await wait(20);
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => path.join(cluster, name))) {
      writeFileSync(file, `${other.pid}\n${cluster}\n0\n5432\n.\n`);
      chownSync(file, uid, gid);
    }
    await store.open();
    other.kill();
    expect((await placeOrder(store.url, anOrder(), 'after')).status).toBe(201);
  });

  test('R9: an order whose answer is lost on the way is the same order when it is sent again', async () => {
    const proxy = await createLosingProxy(Number(new URL(store.url).port));
    const acknowledged: Acknowledged[] = [];
    for (let order = 0; order < times(50, 5); order += 1) {
      const key = `lost-${order}`;
      await expect(placeOrder(proxy.url, anOrder(), key)).rejects.toThrow();
      const committed = await placeOrder(store.url, anOrder(), key);
      expect(committed.status).toBe(201);
      acknowledged.push(acknowledgedOf(key, committed.body));
    }
    proxy.close();
    await store.close();
    const faults = { ...(await store.violations(acknowledged)), orders: await store.countOrders() };
    recordResult(
      'R9',
      `${proxy.lost()} answers lost after the order was written, ${acknowledged.length} sent again; ${JSON.stringify(faults)}`,
    );
    expect(proxy.lost()).toBe(acknowledged.length);
    expect(faults).toEqual({ ...NO_VIOLATIONS, orders: acknowledged.length });
  });

  test('R21: told to stop under load, it answers what it has begun and ends', async () => {
    const buyers = new LoadGenerator(() => [store.url], 20);
    await wait(1000);
    const started = performance.now();
    await store.close();
    const shutdownMs = performance.now() - started;
    const written = await store.countOrders();
    const answered = buyers.acknowledged.length;
    await store.open();
    await buyers.stop();
    await store.close();
    const faults = await store.violations(buyers.acknowledged);
    recordResult(
      'R21',
      `SIGTERM under 20 buyers: ${answered} of ${written} orders written had been answered, ended in ${seconds(shutdownMs)} s; ${JSON.stringify(faults)}`,
    );
    expect(answered).toBe(written);
    expect(faults).toEqual(NO_VIOLATIONS);
  });
});

describe('killed at any moment of its first start, it starts whole the next time', () => {
  const ARTEFACT = 'from the production artefact';
  const isBuilt = packages.every((target) => readRelease(target));
  let artefact = '';
  beforeAll(() => {
    if (isBuilt) artefact = makeArtefact();
  });
  afterAll(() => rmSync(artefact, { recursive: true, force: true }));

  test.each(['from the repository', ...(isBuilt ? [ARTEFACT] : [])])(
    'R3: %s',
    async (origin) => {
      let kills = 0;
      const rounds = times(20, 1);
      for (let round = 0; round < rounds; round += 1) {
        const store = origin === ARTEFACT ? artefactStore(artefact, API_ONLY) : new Shop();
        await startAndKill(store, 200 + ((round + Math.random()) * 3000) / rounds);
        kills += 1;
        await store.open();
        await store.close();
        const [migrations, stock] = await withDatabase({ dataDir: store.databaseFolder }, async (database) => [
          await database.query('select name from schema_migrations', []),
          await database.query('select line_id from stock', []),
        ]);
        expect(migrations).toHaveLength(migrationNames.length);
        expect(stock).toHaveLength(sampleLines.size);
        await store.remove();
      }
      recordResult(
        'R3',
        `${origin}: killed ${kills} times during the first start; the next start was whole ${kills} times`,
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
