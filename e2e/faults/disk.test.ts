import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '../../server/src/testing/anOrder';
import type { Store } from '../store';
import { repository } from '../store';
import { checkInvariants, NO_VIOLATIONS, fillStock, withDatabase, type Violations } from './invariants';
import { LoadGenerator, placeOrder, type Acknowledged } from './loadGenerator';
import { isFull, recordResult, times } from './scale';
import { apiStore } from './shop';

const DISK = path.join(repository, 'e2e/faults/faultyDisk.mjs');
/** The disk image is updated through `/proc`, which only Linux has. */
const onLinux = process.platform === 'linux' ? test : test.skip;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glow-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function faultyStore(settings: NodeJS.ProcessEnv): Store {
  const database = path.join(folder, 'database');
  return apiStore({ DATA_DIR: database, GLOW_FAULTY_FOLDER: database, NODE_OPTIONS: `--import=${DISK}`, ...settings });
}

/** Simulates repeated power cuts under eight concurrent shoppers, continuing from the disk image each time; returns the violations. */
async function cutPower(
  cuts: number,
  flush: 'kept' | 'ignored',
): Promise<{ acknowledged: number; faults: Violations }> {
  const [database, image] = [path.join(folder, 'database'), path.join(folder, 'image')];
  await fillStock({ dataDir: database });
  const acknowledged: Acknowledged[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    rmSync(image, { recursive: true, force: true });
    cpSync(database, image, { recursive: true });
    const store = faultyStore({ GLOW_FAULTY_IMAGE: image, GLOW_FAULTY_FLUSH: flush });
    await store.open();
    const buyers = new LoadGenerator(() => [store.url], 8);
    await wait(300 + Math.random() * 700);
    await store.close('SIGKILL');
    rmSync(database, { recursive: true });
    cpSync(image, database, { recursive: true });
    const after = apiStore({ DATA_DIR: database });
    await after.open().catch(async (problem: unknown) => {
      await buyers.abort();
      throw problem;
    });
    store.url = after.url;
    await buyers.stop();
    await after.remove();
    await store.remove();
    expect(buyers.unexpectedResponses).toEqual([]);
    acknowledged.push(...buyers.acknowledged);
  }
  return {
    acknowledged: acknowledged.length,
    faults: await withDatabase({ dataDir: database }, (opened) => checkInvariants(opened, acknowledged)),
  };
}

onLinux(
  'R2: cut from power, it has every order it has acknowledged',
  async () => {
    const cuts = times(20, 1);
    const { acknowledged, faults } = await cutPower(cuts, 'kept');
    recordResult(
      'R2',
      `power cut ${cuts} times, all that was not flushed dropped: ${acknowledged} orders acknowledged; ${JSON.stringify(faults)}`,
    );
    expect(acknowledged).toBeGreaterThan(0);
    expect(faults).toEqual(NO_VIOLATIONS);
  },
  900_000,
);

const inFull = isFull && process.platform === 'linux' ? test : test.skip;

inFull('R2, the control: on a disk whose flushes reach nothing, orders are lost, and the check tells', async () => {
  const { acknowledged, faults } = await cutPower(1, 'ignored').catch(() => ({ acknowledged: 0, faults: undefined }));
  recordResult(
    'R2',
    `control, flushes ignored: ${faults ? `${faults.missing} of ${acknowledged} orders missing` : 'the database did not open again'}`,
  );
  expect(faults?.missing).not.toBe(0);
});

onLinux('R4: with a full disk it refuses orders whole, and takes them again by itself when there is room', async () => {
  const [database, full] = [path.join(folder, 'database'), path.join(folder, 'full')];
  await fillStock({ dataDir: database });
  const store = faultyStore({ GLOW_FAULTY_FULL: full });
  await store.open();
  const acknowledged: Acknowledged[] = [];
  const refused: number[] = [];
  for (let round = 0; round < times(10, 1); round += 1) {
    const before = await placeOrder(store.url, anOrder(), `before-${round}`);
    acknowledged.push({ key: `before-${round}`, id: JSON.parse(before.body).order.id, body: before.body });
    writeFileSync(full, '');
    for (let order = 0; order < 5; order += 1)
      refused.push((await placeOrder(store.url, anOrder(), `full-${round}-${order}`)).status);
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
    rmSync(full);
    const buyers = new LoadGenerator(() => [store.url], 2);
    await wait(1500);
    await buyers.stop();
    expect(buyers.unexpectedResponses).toEqual([]);
    expect(buyers.acknowledged.length).toBeGreaterThan(0);
    acknowledged.push(...buyers.acknowledged);
  }
  await store.remove();
  const faults = await withDatabase({ dataDir: database }, (opened) => checkInvariants(opened, acknowledged));
  recordResult(
    'R4',
    `disk full ${times(10, 1)} times: ${refused.length} orders refused with ${[...new Set(refused)].join()}, ${acknowledged.length} taken before and after without a restart; ${JSON.stringify(faults)}`,
  );
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(faults).toEqual(NO_VIOLATIONS);
});

onLinux.each([
  ['full', '', 'The disk of %s is full'],
  ['read-only', 'EROFS', '%s is on a read-only disk'],
])(
  'R4: started on a %s disk it says so, serves all but orders, and opens the database by itself when it can',
  async (_what, code, cause) => {
    const [database, full] = [path.join(folder, 'database'), path.join(folder, 'full')];
    await fillStock({ dataDir: database });
    writeFileSync(full, code);
    const store = faultyStore({ GLOW_FAULTY_FULL: full });
    await store.open();
    const statusOf = async (url: string) => (await fetch(`${store.url}${url}`)).status;
    const refused = await placeOrder(store.url, anOrder(), 'early');
    const statuses = [await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/openapi.json')];
    const log = store.log;
    rmSync(full);
    const freed = performance.now();
    while ((await statusOf('/readyz')) !== 200) await wait(50);
    const openedMs = performance.now() - freed;
    const taken = await placeOrder(store.url, anOrder(), 'early');
    expect(existsSync(path.join(database, 'admin.sock'))).toBe(true);
    await store.remove();
    recordResult(
      'R4',
      `started on a disk that is ${_what}: order ${refused.status}, ${Math.round(openedMs)} ms after it could be written to ${taken.status}`,
    );
    expect(log).toContain(
      `${cause.replace('%s', database)}: the pages are served, orders are refused until the database can be opened.\n`,
    );
    expect([refused.status, ...statuses, taken.status]).toEqual([503, 200, 503, 200, 201]);
  },
);
