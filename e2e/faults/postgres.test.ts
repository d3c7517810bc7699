import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterIn, readPostmaster } from '@glow/server/base';
import { temporaryPostgres, withDatabase } from '@glow/server/testing';
import { forwarderTo } from './forwarder';
import { askRunning, checkInvariants, NO_VIOLATIONS, fillStock } from './invariants';
import { LoadGenerator } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { openShop, Shop } from './shop';

test('R8: while PostgreSQL is away orders are refused soon, and taken again when it is back', async () => {
  const postgres = await temporaryPostgres();
  const first = await openShop({ DATABASE_URL: postgres.url });
  const stores = [first, new Shop({ DATABASE_URL: postgres.url })];
  await stores[1]?.open();
  const buyers = new LoadGenerator(() => stores.map(({ url }) => url), 8);
  await wait(500);
  await postgres.crash();
  const refusalsMs: number[] = [];
  const deadline = Date.now() + times(20_000, 2000);
  while (Date.now() < deadline) {
    const started = performance.now();
    const { status } = await fetch(`${first.url}/readyz`);
    refusalsMs.push(performance.now() - started);
    expect(status).toBe(503);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await wait(200);
  }
  await postgres.restart();
  const back = performance.now();
  while ((await fetch(`${first.url}/readyz`)).status !== 200) await wait(50);
  const recoveryMs = performance.now() - back;
  await wait(500);
  await buyers.stop();
  for (const store of stores) await store.close();
  const faults = await first.violations(buyers.acknowledged);
  recordResult(
    'R8',
    `PostgreSQL away for ${times(20, 2)} s under 8 buyers at 2 processes: refused after ${Math.round(Math.max(...refusalsMs))} ms at most, ready ${Math.round(recoveryMs)} ms after it was back, ${buyers.acknowledged.length} orders acknowledged; ${JSON.stringify(faults)}`,
  );
  await Promise.all(stores.map((store) => store.remove()));
  await postgres.stop();
  expect(buyers.unexpectedResponses).toEqual([]);
  expect(faults).toEqual(NO_VIOLATIONS);
});

const OTHERS = "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

/** How processes of the store's own PostgreSQL end; after a `SIGKILL` of one, PostgreSQL restarts itself. */
const ENDS: Record<string, (dataDir: string) => Promise<unknown> | void> = {
  'its server is killed': (dataDir) => void process.kill(readPostmaster(clusterIn(dataDir))?.pid ?? 0, 'SIGKILL'),
  'one of its processes is killed': async (dataDir) => {
    const [backend] = await askRunning(dataDir, `select pid ${OTHERS} order by random() limit 1`);
    if (backend) process.kill(Number(backend.pid), 'SIGKILL');
  },
  'its connections are ended': (dataDir) => askRunning(dataDir, `select pg_terminate_backend(pid) ${OTHERS}`),
};

test.each(Object.keys(ENDS))(
  "R26: when %s, the store's PostgreSQL runs again soon, orders are refused as busy meanwhile, and none is lost",
  async (end) => {
    const store = await openShop();
    const buyers = new LoadGenerator(() => [store.url], 16);
    const rounds = times(50, 5);
    const { pid } = store;
    for (let round = 0; round < rounds; round += 1) {
      await buyers.placed(50);
      await wait(Math.random() * 50);
      await ENDS[end]?.(store.databaseFolder);
    }
    await buyers.placed(50);
    await buyers.stop();
    expect([store.isRunning, store.pid]).toEqual([true, pid]);
    await store.close();
    const faults = await store.violations(buyers.acknowledged);
    await store.remove();
    recordResult(
      'R26',
      `${rounds} times ${end} under 16 buyers: ${buyers.acknowledged.length} orders acknowledged, ${buyers.retries} answers of 503 or none, ${buyers.unexpectedResponses.length} others; started again ${store.restarts} times; ${JSON.stringify(faults)}`,
    );
    expect(store.restarts).toBe(end === 'its server is killed' ? rounds : 0);
    expect(buyers.unexpectedResponses).toEqual([]);
    expect(faults).toEqual(NO_VIOLATIONS);
  },
  600_000,
);

test('R8: a standby at the address of PostgreSQL gets no order, and keeps no connection', async () => {
  const primary = await temporaryPostgres();
  await fillStock({ databaseUrl: primary.url, dataDir: '' });
  const standby = await primary.standby();
  const address = await forwarderTo(primary.url);
  const stores = [new Shop({ DATABASE_URL: address.url }), new Shop({ DATABASE_URL: address.url })];
  for (const store of stores) await store.open();
  const readiness = () =>
    Promise.all(
      stores.map(async ({ url }) => {
        const response = await fetch(`${url}/readyz`);
        return `${response.status} ${await response.text()}`;
      }),
    );
  const buyers = new LoadGenerator(() => stores.map(({ url }) => url), 8);
  const rounds = times(10, 2);
  const refusedMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await buyers.placed(8);
    address.leadTo(standby.url);
    address.cut();
    const readOnly = '503 {"status":"unavailable","database":"read-only"}';
    while ((await readiness()).some((answer) => answer !== readOnly)) await wait(20);
    await wait(times(2000, 500));
    expect(await readiness()).toEqual([readOnly, readOnly]);
    address.leadTo(primary.url);
    const back = performance.now();
    await buyers.placed(80);
    while (await connectionsTo(standby.url)) await wait(20);
    refusedMs.push(buyers.lastRetryAt - back);
    expect(await readiness()).toEqual(['200 {"status":"ready"}', '200 {"status":"ready"}']);
  }
  await buyers.stop();
  for (const store of stores) await store.remove();
  await address.close();
  const choice = { databaseUrl: primary.url, dataDir: '' };
  const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
  recordResult(
    'R8',
    `${rounds} times a standby at the address of PostgreSQL, under 8 buyers at 2 processes: the last order was refused ${Math.round(Math.max(...refusedMs))} ms after the primary was back, ${buyers.acknowledged.length} orders acknowledged; ${JSON.stringify(faults)}`,
  );
  await standby.stop();
  await primary.stop();
  expect(buyers.unexpectedResponses).toEqual([]);
  expect(faults).toEqual(NO_VIOLATIONS);
});

/** Connections of stores to a server. */
async function connectionsTo(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return Number(rowCount);
}
