import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterIn } from '@glow/server/base';
import { anOrder } from '@glow/server/testing';
import { fillStock, NO_VIOLATIONS } from './invariants';
import { acknowledgedOf, LoadGenerator, placeOrder, type Acknowledged } from './loadGenerator';
import { recordResult, testUnless, times } from './repetitions';
import { Shop } from './shop';
import { diskLack, TestDisk } from './TestDisk';

const LACK = diskLack();

let store: Shop;
let disk: TestDisk;

beforeEach(async () => {
  if (LACK) return;
  store = new Shop();
  disk = new TestDisk(store.dataFolder);
  await fillStock(store.choice);
});
afterEach(async () => {
  if (LACK) return;
  await store.close();
  await disk.remove();
  await store.remove();
});

/** Cuts the power under eight buyers, and opens the store again; returns acknowledged orders before and after. */
async function cutPower(): Promise<{ before: Acknowledged[]; after: Acknowledged[] }> {
  disk.flush();
  await store.open();
  const buyers = new LoadGenerator(() => [store.url], 8);
  await buyers.placed(50);
  await wait(Math.random() * 300);
  disk.cut();
  await store.close('SIGKILL');
  const before = [...buyers.acknowledged];
  await disk.restart();
  await store.open().catch(async (problem: unknown) => {
    await buyers.abort();
    throw problem;
  });
  await buyers.stop();
  await store.close();
  expect(buyers.unexpectedResponses).toEqual([]);
  return { before, after: buyers.acknowledged };
}

testUnless('R2', LACK)(
  'R2: cut from power, it has every order it has acknowledged',
  async () => {
    const cuts = times(20, 2);
    const acknowledged: Acknowledged[] = [];
    for (let cut = 0; cut < cuts; cut += 1) acknowledged.push(...(await cutPower()).after);
    const faults = await store.violations(acknowledged);
    recordResult(
      'R2',
      `power cut ${cuts} times, all that was not flushed dropped: ${acknowledged.length} orders acknowledged; ${JSON.stringify(faults)}`,
    );
    expect(faults).toEqual(NO_VIOLATIONS);
  },
  900_000,
);

testUnless('R2', LACK)('R2, the control: where commits do not wait for the disk, orders are lost', async () => {
  const settings = 'synchronous_commit = off\nwal_writer_delay = 10s\n';
  appendFileSync(path.join(clusterIn(store.databaseFolder), 'postgresql.conf'), settings);
  const { before } = await cutPower();
  const { missing } = await store.violations(before);
  recordResult('R2', `control, commits do not wait: ${missing} of ${before.length} orders missing`);
  expect(missing).toBeGreaterThan(0);
});

testUnless('R4', LACK)(
  'R4: with a full disk it refuses orders whole, and takes them again by itself when there is room',
  async () => {
    await store.open();
    const { pid } = store;
    const acknowledged: Acknowledged[] = [];
    const refused: number[] = [];
    const rounds = times(10, 2);
    for (let round = 0; round < rounds; round += 1) {
      disk.fill();
      // it takes orders as long as they need no more room
      for (let order = 0, inARow = 0; inARow < 5; order += 1) {
        const key = `full-${round}-${order}`;
        const { status, body } = await placeOrder(store.url, anOrder(), key);
        if (status === 201) acknowledged.push(acknowledgedOf(key, body));
        else refused.push(status);
        inARow = status === 201 ? 0 : inARow + 1;
      }
      expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
      disk.free();
      const buyers = new LoadGenerator(() => [store.url], 2);
      await buyers.placed(20);
      await buyers.stop();
      expect(buyers.unexpectedResponses).toEqual([]);
      acknowledged.push(...buyers.acknowledged);
    }
    expect([store.isRunning, store.pid]).toEqual([true, pid]);
    await store.close();
    const faults = await store.violations(acknowledged);
    recordResult(
      'R4',
      `disk full ${rounds} times: ${refused.length} orders refused with ${[...new Set(refused)].join()}, ${acknowledged.length} taken before and after, PostgreSQL started again ${store.restarts} times; ${JSON.stringify(faults)}`,
    );
    expect(new Set(refused)).toEqual(new Set([503]));
    expect(faults).toEqual(NO_VIOLATIONS);
  },
  900_000,
);

const STATES = {
  full: { begin: () => disk.fill(), end: () => disk.free(), sentence: 'The disk of %s is full' },
  'read-only': {
    begin: () => disk.mount('remount,ro'),
    end: () => disk.mount('remount,rw'),
    sentence: '%s is on a read-only disk',
  },
};

testUnless('R4', LACK).each(Object.entries(STATES))(
  'R4: started on a %s disk it says so, serves all but orders, and opens the database by itself when it can',
  async (what, { begin, end, sentence }) => {
    begin();
    await store.open();
    const statusOf = async (url: string) => (await fetch(`${store.url}${url}`)).status;
    const refused = await placeOrder(store.url, anOrder(), 'early');
    const statuses = [await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/openapi.json')];
    const log = store.log;
    end();
    const freed = performance.now();
    while ((await statusOf('/readyz')) !== 200) await wait(50);
    const openedMs = performance.now() - freed;
    const taken = await placeOrder(store.url, anOrder(), 'early');
    recordResult(
      'R4',
      `started on a disk that is ${what}: order ${refused.status}, ${Math.round(openedMs)} ms after it could be written to ${taken.status}`,
    );
    expect(log).toContain(
      `${sentence.replace('%s', store.databaseFolder)}: the pages are served, orders are refused until the database can be opened.\n`,
    );
    expect([refused.status, ...statuses, taken.status]).toEqual([503, 200, 503, 200, 201]);
  },
);
