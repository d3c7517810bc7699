import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleProducts } from '@glow/shared/samples';
import { emptyTables } from '../../operations/backup/tables';
import { sharedDatabase } from '../../testing/sharedStore';
import { readDatabaseFacts } from './databaseFacts';
import { applyMigrations, createdTables, migrate, migrationNames } from './migrate';

const database = sharedDatabase();

beforeAll(empty);

/** The state before the first migration. */
async function empty(): Promise<void> {
  await database.query('drop schema public cascade', []);
  await database.query('create schema public', []);
}

/** The state after the migrations before one. */
async function emptyBefore(number: string): Promise<void> {
  await empty();
  const older = migrationNames.filter((name) => name < number);
  await database.transaction((transaction) => applyMigrations(transaction, older));
}

async function repeat(name: string): Promise<void> {
  await database.query(`delete from schema_migrations where name = '${name}'`, []);
  await migrate(database);
}

test('migrations run once, however often and concurrently they are started', async () => {
  await Promise.all([migrate(database), migrate(database)]);
  await migrate(database);
  const applied = await database.query('select name from schema_migrations order by name', []);
  const files = readdirSync(join(__dirname, 'migrations')).filter((name) => /^\d{3}_\w+\.sql$/.test(name));
  expect(applied.map(({ name }) => name)).toEqual(files.sort());
});

test('every new shop has the same rows: nothing random, no key and no time but that of the migration', async () => {
  const rowsOf = async () => {
    const tables = createdTables().filter((name) => name !== 'schema_migrations');
    const rows = tables.map((name) => database.query(`select to_jsonb(t) as row from ${name} t order by 1`, []));
    return Object.fromEntries((await Promise.all(rows)).map((found, index) => [tables[index], found]));
  };
  const first = await rowsOf();
  await empty();
  await migrate(database);
  expect(await rowsOf()).toEqual(first);
  const filled = Object.keys(first).filter((name) => first[name]?.length);
  expect(filled).toEqual(expect.arrayContaining(['products', 'stock', 'search_words']));
  for (const name of emptyTables) expect(filled).not.toContain(name);
});

test('texts of an older version are folded, those of variants too', async () => {
  const texts = () => database.query('select * from product_texts order by product_id', []);
  const folded = await texts();
  expect(folded.find(({ product_id: id }) => id === 'mkp-005')?.content).toMatch(/plum.*skuglwmkp005/);
  await database.query("update product_texts set content = 'Crème'", []);
  await repeat('016_folded_texts.sql');
  expect(await texts()).toEqual(folded);
});

test('addresses of an older version get their present form, and an account that another one has is left', async () => {
  const [former, key] = ['ann@bücher.example', 'ann@xn--bcher-kva.example'];
  const addAccount = (id: string, email: string) =>
    database.query('insert into accounts (id, email, created_at, updated_at) values ($1, $2, 0, 0)', [id, email]);
  await addAccount('moved', 'bo@bücher.example');
  await addAccount('left', former);
  await addAccount('twin', key);
  await database.query(
    `insert into newsletter_subscribers (email_key, email, interests, source, created_at, confirmed_at)
     values ($1, $1, '[]', 'website', 0, 7), ($2, $2, '[]', 'website', 1, null)`,
    [former, key],
  );
  await database.query(
    `insert into stock_alerts (email_key, item_id, product_id, email, created_at)
     values ($1, 'skn-002', 'skn-002', $1, 0), ($2, 'skn-002', 'skn-002', $2, 0), ($1, 'skn-003', 'skn-003', $1, 0)`,
    [former, key],
  );
  await database.query('alter table accounts drop column address cascade; drop table shop_site');
  await repeat('024_addresses.sql');
  expect(await database.query('select id, email, address from accounts order by id', [])).toEqual([
    { id: 'left', email: former, address: null },
    { id: 'moved', email: 'bo@xn--bcher-kva.example', address: 'bo@bücher.example' },
    { id: 'twin', email: key, address: null },
  ]);
  expect((await readDatabaseFacts(database)).accountProblems).toEqual([
    `GLOW-349 ${former} cannot sign in: another account has it.`,
  ]);
  const readers = await database.query('select email_key, confirmed_at from newsletter_subscribers', []);
  expect(readers.map(({ email_key: found, confirmed_at: at }) => [found, Number(at)])).toEqual([[key, 7]]);
  const waiting = await database.query('select email_key, item_id from stock_alerts order by item_id', []);
  expect(waiting).toEqual(['skn-002', 'skn-003'].map((item_id) => ({ email_key: key, item_id })));
  for (const table of ['accounts', 'newsletter_subscribers', 'stock_alerts'])
    await database.query(`delete from ${table}`, []);
});

test.each(["'-swatch-' || id", "'-3-' || id", "'-3'"])(
  'shades with the picture %s of an older version get their new ones, others keep theirs',
  async (older) => {
    const shades = () => database.query('select line_id, image, other_images::json from variants order by 1', []);
    const inserted = await shades();
    expect(inserted.find(({ line_id: id }) => id === 'mkp-005-plum')).toMatchObject({
      image: 'products/mkp-005-1-plum',
      other_images: ['products/mkp-005-swatch-plum', 'products/mkp-005-3-plum'],
    });
    await database.query(`update variants set image = 'products/' || product_id || ${older} where image is not null`);
    await database.query("update variants set image = 'products/own' where line_id = 'mkp-003-rose'");
    await database.query('alter table variants drop column other_images');
    await repeat('019_variant_pictures.sql');
    expect(await shades()).toEqual(
      inserted.map((row) =>
        row.line_id === 'mkp-003-rose' ? { ...row, image: 'products/own', other_images: null } : row,
      ),
    );
  },
);

test('the samples are inserted once: what an owner changes or deletes stays so (GEN-6)', async () => {
  const idsOf = async () => (await database.query('select id from products order by position', [])).map(({ id }) => id);
  expect(await idsOf()).toEqual(sampleProducts.map(({ id }) => id));
  await database.query("delete from products where id = 'skn-002'", []);
  await database.query('update products set price = 1', []);
  await migrate(database);
  expect(await idsOf()).toEqual(sampleProducts.map(({ id }) => id).filter((id) => id !== 'skn-002'));
  expect(await database.query('select distinct price from products', [])).toEqual([{ price: 1 }]);
});

test('stock from before the catalogue stays as it is, and is known to belong to its product', async () => {
  await emptyBefore('007');
  await database.query("insert into stock values ('skn-002', 3), ('mkp-005-plum', 0), ('gone', 5)");
  await migrate(database);
  const ids = "'skn-002', 'mkp-005-plum', 'gone', 'mkp-005-rose'";
  const columns = 'line_id, pieces, product_id';
  expect(await database.query(`select ${columns} from stock where line_id in (${ids}) order by 1`, [])).toEqual([
    { line_id: 'gone', pieces: 5, product_id: null },
    { line_id: 'mkp-005-plum', pieces: 0, product_id: 'mkp-005' },
    { line_id: 'mkp-005-rose', pieces: 14, product_id: 'mkp-005' },
    { line_id: 'skn-002', pieces: 3, product_id: 'skn-002' },
  ]);
});

test('an order of an older version is claimed if it has a receipt, or is older than its account or than receipts are', async () => {
  await emptyBefore('026');
  await database.query("insert into accounts (id, email, created_at, updated_at) values ('rose', 'r', 100, 100)");
  for (const [id, at, account] of [
    ['guest', 50, null],
    ['before', 99, 'rose'],
    ['with receipt', 101, 'rose'],
    ['own', Date.now(), 'rose'],
    ['too old to tell', 101, 'rose'],
  ] as const)
    await database.query(
      `insert into orders (id, created_at, account_id, status, customer_email, customer_name, shipping_address, billing_address,
         payment_method, subtotal, shipping, tax, total) values ($1, $2, $3, 'processing', '', '', '{}', '{}', '{}', 0, 0, 0, 0)`,
      [id, at, account],
    );
  await database.query("insert into receipts select id, 't', 101 from orders where id in ('guest', 'with receipt')");
  await migrate(database);
  expect(await database.query('select id, claimed from orders order by id', [])).toEqual([
    { id: 'before', claimed: 1 },
    { id: 'guest', claimed: 0 },
    { id: 'own', claimed: 0 },
    { id: 'too old to tell', claimed: 1 },
    { id: 'with receipt', claimed: 1 },
  ]);
});

test('what staff search in is filled for orders, accounts and readers of an older version', async () => {
  await emptyBefore('028');
  const address = JSON.stringify({ phone: '(604) 555-0147', city: 'Łódź', zipCode: 'H2X 1Y4' });
  await database.query(
    `insert into orders (id, created_at, status, customer_email, customer_name, shipping_address, billing_address, payment_method,
       subtotal, shipping, tax, total) values ('GLW-1', 0, 'processing', 'z@example.com', 'Zoë', $1, $1, '{}', 0, 0, 0, 0)`,
    [address],
  );
  await database.query(`insert into order_lines (order_id, position, line_id, name, image, quantity, price)
    values ('GLW-1', 0, 'l', 'Crème', 'i', 1, 1)`);
  await database.query(
    "insert into accounts (id, email, first_name, created_at, updated_at) values ('a', 'a', 'Anaïs', 0, 0)",
  );
  await database.query(`insert into newsletter_subscribers (email_key, email, interests, source, created_at)
    select n, n, '[]', 'website', 0 from generate_series(1, 1001) as n`);
  await migrate(database);
  const texts = 'select search from orders union all select search from accounts';
  expect((await database.query(texts, [])).map(({ search }) => search)).toEqual([
    'zoe z examplecom 604 555 0147 0016045550147 lodz h2x1y4\u001fcreme',
    expect.stringMatching(/^anais/),
  ]);
  expect(await database.query('select 1 from newsletter_subscribers where search is null', [])).toEqual([]);
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
  const order = "'x', 0, 'processing', 'e', 'n', '{}', '{}', '{}', 100, 10, 8, 119";
  await expect(database.query(`insert into orders values (${order})`, [])).rejects.toMatchObject({ code: '23514' });
});

test('the created tables are all tables, so that an older schema can take their place', async () => {
  const rows = await database.query('select tablename from pg_tables where schemaname = current_schema()', []);
  expect(createdTables().sort()).toEqual(rows.map(({ tablename }) => tablename).sort());
});

test('the tokens of a provider go to the newest session of their account', async () => {
  await emptyBefore('031');
  await database.query(
    `insert into accounts (id, kind, email, created_at, updated_at) values ('a', 'oidc', 'a@example.com', 0, 0);
     insert into account_sessions (id, user_id, token, expires_at, created_at, updated_at)
       values ('old', 'a', 't1', 9, 1, 1), ('new', 'a', 't2', 9, 2, 2);
     insert into account_identities values ('https://login.example', 'rose', 'a', 'id', 'refresh', 7)`,
  );
  await migrate(database);
  const given = { session_id: 'new', issuer: 'https://login.example', subject: 'rose', refreshed_at: 7, sources: '{}' };
  expect(await database.sql('select * from provider_sessions')).toEqual([
    { ...given, id_token: 'id', refresh_token: 'refresh' },
  ]);
  const kept = [{ subject: 'rose', account_id: 'a', id_token: null, refresh_token: null }];
  expect(await database.sql('select * from account_identities')).toMatchObject(kept);
});
