import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { forwarderTo } from './forwarder';
import { checkInvariants, NO_VIOLATIONS, fillStock, withDatabase } from './invariants';
import { LoadGenerator } from './loadGenerator';
import { recordResult, times } from './scale';
import { apiStore, engines, postgresFor } from './shop';

const withPostgres = engines.includes('postgres') ? test : test.skip;

withPostgres('R8: while PostgreSQL is away orders are refused soon, and taken again when it is back', async () => {
  const postgres = await postgresFor('postgres');
  if (!postgres) throw new Error('PostgreSQL was there a moment ago');
  const stores = [apiStore({ DATABASE_URL: postgres.url }), apiStore({ DATABASE_URL: postgres.url })];
  const choice = { databaseUrl: postgres.url, dataDir: stores[0]?.databaseFolder ?? '' };
  await fillStock(choice);
  for (const store of stores) await store.open();
  const buyers = new LoadGenerator(() => stores.map(({ url }) => url), 8);
  await wait(500);
  await postgres.crash();
  const refusalsMs: number[] = [];
  const deadline = Date.now() + times(20_000, 2000);
  while (Date.now() < deadline) {
    const started = performance.now();
    const { status } = await fetch(`${stores[0]?.url}/readyz`);
    refusalsMs.push(performance.now() - started);
    expect(status).toBe(503);
    expect((await fetch(`${stores[0]?.url}/healthz`)).status).toBe(200);
    await wait(200);
  }
  await postgres.restart();
  const back = performance.now();
  while ((await fetch(`${stores[0]?.url}/readyz`)).status !== 200) await wait(50);
  const recoveryMs = performance.now() - back;
  await wait(500);
  await buyers.stop();
  for (const store of stores) await store.close();
  const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
  recordResult(
    'R8',
    `PostgreSQL away for ${times(20, 2)} s under 8 buyers at 2 processes: refused after ${Math.round(Math.max(...refusalsMs))} ms at most, ready ${Math.round(recoveryMs)} ms after it was back, ${buyers.acknowledged.length} orders acknowledged; ${JSON.stringify(faults)}`,
  );
  await Promise.all(stores.map((store) => store.remove()));
  await postgres.stop();
  expect(buyers.unexpectedResponses).toEqual([]);
  expect(faults).toEqual(NO_VIOLATIONS);
});

withPostgres('R8: however PostgreSQL ends the connections, orders are refused as busy, never as a fault', async () => {
  const postgres = await postgresFor('postgres');
  if (!postgres) throw new Error('PostgreSQL was there a moment ago');
  const store = apiStore({ DATABASE_URL: postgres.url });
  const choice = { databaseUrl: postgres.url, dataDir: store.databaseFolder };
  await fillStock(choice);
  await store.open();
  const buyers = new LoadGenerator(() => [store.url], 16);
  const killer = new pg.Client({ connectionString: postgres.url });
  await killer.connect();
  const rounds = times(200, 20);
  for (let round = 0; round < rounds; round += 1) {
    await wait(50 + Math.random() * 50);
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
  }
  await killer.end();
  const crashes = times(10, 2);
  for (let crash = 0; crash < crashes; crash += 1) {
    await wait(300);
    await postgres.crash();
    await postgres.restart();
  }
  await wait(500);
  await buyers.stop();
  await store.remove();
  const faults = await withDatabase(choice, (database) => checkInvariants(database, buyers.acknowledged));
  await postgres.stop();
  recordResult(
    'R8',
    `connections ended ${rounds} times and PostgreSQL crashed ${crashes} times under 16 buyers: ${buyers.acknowledged.length} orders acknowledged, ${buyers.retries} answers of 503 or none, ${buyers.unexpectedResponses.length} others; ${JSON.stringify(faults)}`,
  );
  expect(buyers.unexpectedResponses).toEqual([]);
  expect(faults).toEqual(NO_VIOLATIONS);
});

withPostgres('R8: a standby at the address of PostgreSQL gets no order, and keeps no connection', async () => {
  const primary = await postgresFor('postgres');
  if (!primary) throw new Error('PostgreSQL was there a moment ago');
  await fillStock({ databaseUrl: primary.url, dataDir: '' });
  const standby = await primary.standby();
  const address = await forwarderTo(primary.url);
  const stores = [apiStore({ DATABASE_URL: address.url }), apiStore({ DATABASE_URL: address.url })];
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
    const placed = buyers.acknowledged.length;
    while (buyers.acknowledged.length < placed + 8) await wait(20);
    address.leadTo(standby.url);
    address.cut();
    const readOnly = '503 {"status":"unavailable","database":"read-only"}';
    while ((await readiness()).some((answer) => answer !== readOnly)) await wait(20);
    await wait(times(2000, 500));
    expect(await readiness()).toEqual([readOnly, readOnly]);
    address.leadTo(primary.url);
    const back = performance.now();
    const from = buyers.acknowledged.length;
    while (buyers.acknowledged.length < from + 80) await wait(20);
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
    `${rounds} times a standby at the address of postgres, under 8 buyers at 2 processes: the last order was refused ${Math.round(Math.max(...refusedMs))} ms after the primary was back, ${buyers.acknowledged.length} orders acknowledged; ${JSON.stringify(faults)}`,
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
