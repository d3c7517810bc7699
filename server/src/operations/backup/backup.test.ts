import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { addToOutbox } from '../../shop/mail/addToOutbox';
import type { Database, Queryable } from '../../base/database/Database';
import { accountServer, SESSION_HEADER } from '../../testing/accountServer';
import { anOrder, lineIds } from '../../testing/anOrder';
import { temporaryDatabase } from '../../testing/temporaryDatabase';
import { testServer, type TestServer } from '../../testing/testServer';
import { exportDatabase } from './exportDatabase';
import { importDatabase } from './importDatabase';
import { readLines } from '../../base/system/readLines';

let shop: TestServer;
let empty: TestServer;

beforeAll(async () => {
  [shop, empty] = [await testServer(), await testServer()];
  await sell(shop, 4);
});
afterAll(() => Promise.all([shop.close(), empty.close()]));

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await database.transaction((transaction) => exportDatabase(transaction, (line) => void lines.push(line)));
  return lines;
}

async function* stream(lines: string[]): AsyncIterable<string> {
  yield* lines;
}

function post({ server }: TestServer, url: string, payload: object, headers: Record<string, string> = {}) {
  return server.inject({ method: 'POST', url, payload, headers });
}

async function sell(store: TestServer, orders: number): Promise<void> {
  for (let order = 0; order < orders; order += 1) {
    const payload = anOrder({ [lineIds[order % 3] ?? '']: 1, [lineIds[4] ?? '']: 1 });
    expect((await post(store, '/api/orders', payload, { 'idempotency-key': `${order}` })).statusCode).toBe(201);
  }
  await post(store, '/api/newsletter/subscribe', { email: 'rose@example.com' });
}

test.each<[string, (lines: string[]) => string[], string]>([
  ['cut short', (lines) => lines.slice(0, -1), 'cut short'],
  [
    'without one of its rows',
    (lines) => lines.filter((_line, index) => index !== lines.findIndex((text) => text.includes('"order_lines"'))),
    'The sums differ',
  ],
  ['with another price', (lines) => lines.map((line) => line.replace(/"price":(\d+)/, '"price":1')), 'The sums differ'],
  [
    'of a newer version',
    ([, ...lines]) => [JSON.stringify({ glow: 1, migrations: ['001_orders.sql', '999_later.sql'] }), ...lines],
    'another version',
  ],
  [
    'with a table of its own',
    ([first = '', ...lines]) => [first, JSON.stringify({ table: 'pg_user', row: { a: 1 } }), ...lines],
    'no row of a shop',
  ],
])('an export %s is refused, and nothing of it is imported', async (_what, damage, message) => {
  const before = await linesOf(empty.database);
  await expect(importDatabase(empty.database, stream(damage(await linesOf(shop.database))))).rejects.toThrow(message);
  expect(await linesOf(empty.database)).toEqual(before);
});

test('a shop moves to another database and back, and is the same there', async () => {
  const lines = await linesOf(shop.database);
  const sums = await importDatabase(empty.database, stream(lines));
  expect(sums).toMatchObject({ orders: 4, order_lines: 8, 'pieces ordered': 8, newsletter_subscribers: 1 });
  expect(await linesOf(empty.database)).toEqual(lines);
  await expect(importDatabase(empty.database, stream(lines))).rejects.toThrow('this one has 4 rows in orders');
  const order = anOrder({ [lineIds[0] ?? '']: 1, [lineIds[4] ?? '']: 1 });
  const replay = await post(empty, '/api/orders', order, { 'idempotency-key': '0' });
  expect(replay.headers['idempotency-replayed']).toBe('true');

  const back = await temporaryDatabase();
  await importDatabase(back.database, stream(await linesOf(empty.database)));
  expect(tableLines(await linesOf(back.database), 'orders')).toEqual(tableLines(lines, 'orders'));
  await back.close();
});

function tableLines(lines: string[], table: string): string[] {
  return lines.filter((line) => line.startsWith(`{"table":"${table}"`));
}

test('accounts move with their data and orders', async () => {
  const [one, other] = [await accountServer(), await temporaryDatabase()];
  const headers = { [SESSION_HEADER]: 'rose' };
  for (const key of ['first', 'second'])
    await post(one, '/api/orders', anOrder(), { ...headers, 'idempotency-key': key });
  const payload = { version: 0, write: randomUUID(), value: ['skn-002'] };
  await one.server.inject({ method: 'PUT', url: '/api/account/wishlist', headers, payload });
  const lines = await linesOf(one.database);
  expect(tableLines(lines, 'account_data')).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"account_id":"rose"'))).toHaveLength(3);
  await importDatabase(other.database, stream(lines));
  expect(await linesOf(other.database)).toEqual(lines);
  await Promise.all([one.close(), other.close()]);
});

test('a guest order in a backup of an older version can be claimed by the address', async () => {
  const present = await temporaryDatabase();
  const lines = (await linesOf(shop.database)).map((line) => JSON.parse(line));
  lines[0].migrations = lines[0].migrations.filter((name: string) => name < '021');
  const LATER: Record<string, string[]> = {
    orders: ['email_key', 'account_id', 'version', 'tracking', 'claimed', 'search'],
    newsletter_subscribers: ['search'],
    outbox: ['attempts', 'next_attempt_at', 'problem', 'order_id', 'priority', 'batch', 'useful_until', 'content'],
    products: ['is_hidden'],
  };
  for (const { table, row } of lines) for (const column of LATER[table] ?? []) delete row[column];
  for (const table of Object.keys(lines.at(-1).sums)) if (table.startsWith('account')) delete lines.at(-1).sums[table];
  await importDatabase(present.database, stream(lines.map((line) => JSON.stringify(line))));
  const found = await present.database.query('select distinct email_key, account_id from orders', []);
  expect(found).toEqual([{ email_key: 'rose@example.com', account_id: null }]);
  await present.close();
});

test('a snapshot delays no order, and does not see it', async () => {
  const orders = async (database: Queryable) =>
    Number((await database.query('select count(*) as n from orders', []))[0]?.n);
  const [before = 0, ...counts] = await shop.database.snapshot(async (snapshot) => {
    const first = await orders(snapshot);
    await post(shop, '/api/orders', anOrder());
    return [first, await orders(snapshot), await orders(shop.database)];
  });
  expect(counts).toEqual([before, before + 1]);
});

test('texts of any characters are the same after a backup and its restore', async () => {
  const [one, other] = [await temporaryDatabase(), await temporaryDatabase()];
  const characters = fc.oneof(
    fc.constantFrom('\r', '\n', '\u0085', '\u2028', '\u2029', '🌹'),
    fc.string({ unit: anyCharacter }),
  );
  const texts = fc.sample(fc.string({ unit: characters }), 100).map((text) => text.replaceAll('\u0000', ''));
  for (const text of ['x\u2028y', 'Apt 4\u2028.\u2028rear', '.\n.\n', ...texts])
    await addToOutbox(one.database, { recipient: text, subject: text, content: { heading: text, parts: [{ text }] } });
  const folder = mkdtempSync(join(tmpdir(), 'glow-backup-'));
  const file = join(folder, 'backup.jsonl');
  const lines = await linesOf(one.database);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  await importDatabase(other.database, readLines(file));
  expect(await linesOf(other.database)).toEqual(lines);
  await Promise.all([one.close(), other.close()]);
});
