import { existsSync } from 'node:fs';
import { type Database, openRunning } from '@glow/server/base';
import { copyDatabaseTemplate, lineIds, withDatabase } from '@glow/server/testing';
import type { Acknowledged } from './loadGenerator';

/** Initial stock per SKU of a test shop, in units; never runs out. */
export const AMPLE_STOCK = 1_000_000;

/** Counts of broken database invariants. */
export interface Violations {
  /** Acknowledged orders that are missing or differ. */
  missing: number;
  /** Duplicate orders of one attempt, or orders without an attempt. */
  doubled: number;
  /** Difference between the stock taken and the quantities of orders that are not cancelled, in units. */
  drift: number;
  /** Orders without lines, access grant, key or confirmation email. */
  partial: number;
}

export const NO_VIOLATIONS: Violations = { missing: 0, doubled: 0, drift: 0, partial: 0 };

/** Creates a shop with `AMPLE_STOCK`. */
export async function fillStock(choice: { databaseUrl?: string; dataDir: string }): Promise<void> {
  if (!choice.databaseUrl && !existsSync(choice.dataDir)) await copyDatabaseTemplate(choice.dataDir);
  await withDatabase(choice, (database) => database.query('update stock set pieces = $1', [AMPLE_STOCK]));
}

/** Asks the PostgreSQL of a running store. */
export async function askRunning(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = openRunning(dataDir);
  try {
    return (await database?.query(statement, [])) ?? [];
  } finally {
    await database?.close();
  }
}

/** Checks the invariants of a shop that started with `AMPLE_STOCK` against the acknowledged orders. */
export function checkInvariants(database: Database, acknowledged: Acknowledged[]): Promise<Violations> {
  return database.transaction((transaction) => check(transaction, acknowledged), { limitMs: Infinity });
}

async function check(database: Pick<Database, 'query'>, acknowledged: Acknowledged[]): Promise<Violations> {
  const keys = new Map(
    (await database.query('select key, order_id, answer from idempotency_keys', [])).map((row) => [row.key, row]),
  );
  const missing = acknowledged.filter(
    ({ key, id, body }) => keys.get(key)?.order_id !== id || keys.get(key)?.answer !== body,
  ).length;
  const count = async (text: string) => Number((await database.query(text, []))[0]?.n);
  const orders = await count('select count(*) as n from orders');
  const taken = await count(
    `select coalesce(sum(${AMPLE_STOCK} - pieces), 0) as n from stock where line_id in (${lineIds.map((id) => `'${id}'`).join()})`,
  );
  const sold = await count(
    "select coalesce(sum(quantity), 0) as n from order_lines join orders on orders.id = order_id where status <> 'cancelled'",
  );
  const partial = await count(
    `select count(*) as n from orders where id not in (select order_id from order_lines)
       or id not in (select order_id from receipts)
       or id not in (select order_id from idempotency_keys where order_id is not null)
       or id not in (select substring(subject from 'GLW-[0-9A-Z]+') from outbox where subject like '%GLW-%')`,
  );
  return {
    missing,
    doubled:
      Math.abs(orders - keys.size) + (keys.size - new Set([...keys.values()].map(({ order_id: id }) => id)).size),
    drift: Math.abs(taken - sold),
    partial,
  };
}
