import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { placeOrder } from '../../server/src/orders/placeOrder';
import type { Database, Value } from '../../server/src/database/Database';
import { DurableFileSystem } from '../../server/src/database/durableFileSystem.js';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { anOrder } from '../../server/src/testing/anOrder';

interface Statement {
  text: string;
  params: Value[];
}

/** A database engine without the server. */
export interface Baseline {
  /** Writes one order in a transaction, with the server's statements. */
  order(): Promise<void>;
  close(): Promise<void>;
}

const KEY = 'recorded-key';

/** The server's statements for an order of two lines, recorded. */
async function recordOrder(): Promise<{ statements: Statement[]; id: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-baseline-'));
  const database = await openDatabase({ dataDir: folder });
  const statements: Statement[] = [];
  const recording: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          query: (text, params = []) => {
            statements.push({ text, params });
            return transaction.query(text, params);
          },
        }),
      ),
  };
  const { id } = await placeOrder(recording, {
    request: anOrder({ 'skn-002': 1, 'skn-003': 1 }),
    key: KEY,
    tokenHash: 'recorded',
  });
  await database.close();
  rmSync(folder, { recursive: true });
  return { statements, id };
}

/** The embedded engine in a temporary folder, with fsync per commit; one connection, so one order at a time. */
export async function baselineEmbedded(): Promise<Baseline> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-baseline-'));
  await (await openDatabase({ dataDir: folder })).close();
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
  const engine = await PGlite.create({
    fs: new DurableFileSystem(path.join(folder, 'cluster'), () => undefined),
    startParams,
  });
  await engine.query('update stock set pieces = 1000000');
  const nextStatements = await statementsOfNewOrders();
  let queue: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    await engine.exec('begin');
    for (const { text, params } of nextStatements()) await engine.query(text, params);
    await engine.exec('commit');
  }

  return {
    order: () => (queue = queue.then(write)),
    close: async () => {
      await engine.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL through its driver, with the server's number of connections. */
export async function baselinePostgres(url: string): Promise<Baseline> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const nextStatements = await statementsOfNewOrders();
  return {
    order: async () => {
      const client = await pool.connect();
      await client.query('begin');
      for (const [index, { text, params }] of nextStatements().entries())
        await client.query({ name: `baseline-${index}`, text, values: params });
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}

/** The recorded statements with the ids of a new order. */
async function statementsOfNewOrders(): Promise<() => Statement[]> {
  const { statements, id } = await recordOrder();
  const mail = statements.find(({ text }) => text.includes('into outbox'))?.params[0];
  return () => {
    const [order, key, message] = [`GLW-${randomUUID()}`, randomUUID(), randomUUID()];
    const renew = (value: Value) =>
      value === mail ? message : typeof value === 'string' ? value.replaceAll(id, order).replaceAll(KEY, key) : value;
    return statements.map(({ text, params }) => ({ text, params: params.map(renew) }));
  };
}
