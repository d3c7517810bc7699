import { skus } from '../catalog/skus';
import { embeddedDatabase } from '../testing/temporaryDatabase';
import type { Database } from './Database';
import { createdTables, migrate } from './migrate';
import { seedStock } from './seedStock';

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await embeddedDatabase());
  // the state before the first migration
  await database.query('drop schema public cascade', []);
  await database.query('create schema public', []);
});
afterAll(() => close());

test('migrations run once, however often and concurrently they are started', async () => {
  await Promise.all([migrate(database), migrate(database)]);
  await migrate(database);
  const applied = await database.query('select name from schema_migrations order by name', []);
  expect(applied.map(({ name }) => name)).toEqual([
    '001_orders.sql',
    '002_newsletter.sql',
    '003_edges.sql',
    '004_quantities.sql',
    '005_withdrawn_builds.sql',
    '006_receipt_tokens.sql',
  ]);
});

test('stock is seeded once from the catalogue and not refilled', async () => {
  await seedStock(database);
  await database.query('update stock set pieces = 0', []);
  await seedStock(database);
  const rows = await database.query('select line_id, pieces from stock', []);
  expect(rows).toHaveLength(skus.size);
  expect(rows.every(({ pieces }) => pieces === 0)).toBe(true);
});

test('a failing transaction leaves nothing, and the next one works', async () => {
  const failing = database.transaction(async (transaction) => {
    await transaction.query("insert into stock (line_id, pieces) values ('x', 1)", []);
    await transaction.query("update stock set pieces = -1 where line_id = 'x'", []);
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(await database.query("select * from stock where line_id = 'x'", [])).toEqual([]);
});

test('the total of an order must be the sum of its parts', async () => {
  const insert = database.query(
    "insert into orders values ('x', 0, 'processing', 'e', 'n', '{}', '{}', '{}', 100, 10, 8, 119)",
    [],
  );
  await expect(insert).rejects.toMatchObject({ code: '23514' });
});

test('the created tables are all tables, so that an older schema can take their place', async () => {
  const rows = await database.query('select tablename from pg_tables where schemaname = current_schema()', []);
  expect(createdTables().sort()).toEqual(rows.map(({ tablename }) => tablename).sort());
});
