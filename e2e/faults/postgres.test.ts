import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
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
