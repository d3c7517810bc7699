import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabaseTemplate } from '../testing/databaseTemplate';
import { addToOutbox } from '../mail/addToOutbox';
import type { Database } from './Database';
import { openEmbedded } from './openEmbedded';

let parent: string;
let folder: string;
let database: Database;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'glow-embedded-'));
  folder = join(parent, 'database');
  await copyDatabaseTemplate(folder);
  database = await openEmbedded(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

/** Position in the log from which a crash is recovered. */
async function checkpoint(): Promise<number> {
  const [row] = await database.query("select (redo_lsn - '0/0')::text as bytes from pg_control_checkpoint()", []);
  return Number(row?.bytes);
}

test('a checkpoint follows what has been written, so that a crash is recovered from a short log', async () => {
  const before = await checkpoint();
  const megabytes = 24;
  for (let written = 0; written < megabytes; written += 1) {
    // random, so that it is not compressed
    const body = randomBytes(750_000).toString('base64');
    await database.transaction((transaction) => addToOutbox(transaction, { recipient: 'r', subject: 's', body }));
  }
  expect((await checkpoint()) - before).toBeGreaterThan(((megabytes - 17) * 1e6) / 2);
});

test('a snapshot reads a copy, which is removed afterwards', async () => {
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('snapshot-'));
  await database.snapshot(async (snapshot) => {
    expect(await snapshot.query('select count(*) as n from schema_migrations', [])).toEqual(
      await database.query('select count(*) as n from schema_migrations', []),
    );
    await expect(database.snapshot(async () => undefined)).rejects.toThrow('Another export of this shop is running.');
    expect(copies()).toHaveLength(1);
  });
  expect(copies()).toEqual([]);
});

test('a copy that a crash has left behind is removed at the next start', async () => {
  const leftover = join(folder, 'snapshot-abc');
  mkdirSync(leftover);
  await database.close();
  database = await openEmbedded(folder);
  expect(existsSync(leftover)).toBe(false);
});

test('a table is vacuumed outside of transactions, while others are written', async () => {
  await Promise.all([
    database.query('update stock set pieces = pieces', []),
    database.vacuum('stock'),
    database.query('update stock set pieces = pieces', []),
  ]);
  const [row] = await database.query("select vacuum_count from pg_stat_user_tables where relname = 'stock'", []);
  expect(Number(row?.vacuum_count)).toBe(1);
});
