import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { applyChanges } from '../shop/catalog/catalogChanges';
import { accountBrowser } from '../testing/accountBrowser';
import { addProducts } from '../testing/addProducts';
import { sharedDatabase } from '../testing/sharedStore';
import { serverOn } from '../testing/testServer';

const IMPORT = '/api/admin/products/import';

const database = sharedDatabase();
let server: FastifyInstance;
let afterHalfAMinute: () => void;
let page: ReturnType<typeof accountBrowser>;

beforeAll(async () => {
  await addProducts(database, 132);
  // each step of an import waits until nobody holds the lock
  await database.query(`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(7); return old; end $$;
    create trigger hold before delete on catalog_changes for each row execute function hold()`);
  const repeated = jest.spyOn(globalThis, 'setInterval');
  server = await serverOn(database, { accounts: 'local' });
  afterHalfAMinute = repeated.mock.calls.find(([, ms]) => ms === 30_000)?.[0] as () => void;
  page = accountBrowser(() => server);
  await page.signUp('noor@example.com');
  await page.signIn('noor@example.com');
  await database.sql("update accounts set role = 'catalogue'");
});
afterAll(() => server.close());

const priced = (price: number) => database.value('select count(*) from products where price = $1', price * 100);
const progress = async () => (await page.get(IMPORT)).json();

/** Imports a price of 120 products, of which no step is applied before `meanwhile` ends. */
async function importPrice(price: number, meanwhile: () => Promise<unknown>): Promise<void> {
  const ids = await database.sql("select id from products where id like 'var-%'");
  const file = ['id,price', ...ids.map(({ id }) => `${id},${price}`)].join('\n');
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(7)', []);
    const answer = await page.send('POST', IMPORT, { file, isDryRun: false });
    expect([answer.statusCode, answer.json()]).toMatchObject([202, { success: true, changed: 120, waiting: 120 }]);
    await meanwhile();
  });
}

test('an import is answered when it is written down, and applied afterwards', async () => {
  await importPrice(91, async () => {
    expect(await progress()).toEqual({ success: true, waiting: 120, problems: [] });
    expect(await priced(91)).toBe(0);
  });
  while ((await progress()).waiting > 0) await wait(300);
  expect(await priced(91)).toBe(120);
});

test('what cannot be applied is told, and what another server has left is applied within half a minute', async () => {
  await database.sql("insert into catalog_changes (position, rows, is_complete) values (1, 'no JSON', 1)");
  await database.sql('insert into catalog_changes (position, rows, is_complete) values (2, \'{"products": [{}]}\', 1)');
  expect((await progress()).waiting).toBe(51);
  afterHalfAMinute();
  while ((await progress()).waiting > 0) await wait(300);
  expect((await progress()).problems).toEqual([
    expect.stringMatching(/^Step 1 of an import \(its products cannot be read\) is set aside/),
    expect.stringMatching(/^Step 2 of an import/),
  ]);
  await database.sql('delete from catalog_changes');
});

test('a server that closes ends the step in work, and the rest waits for the next start', async () => {
  let closing: Promise<unknown> = Promise.resolve();
  await importPrice(92, async () => {
    while (!(await database.value("select true from pg_locks where locktype = 'advisory' and not granted")))
      await wait(10);
    closing = server.close();
    await wait(0);
  });
  await closing;
  expect(await priced(92)).toBe(50);
  expect(await applyChanges(database)).toEqual([]);
  expect(await priced(92)).toBe(120);
});
