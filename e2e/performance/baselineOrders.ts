import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { placeOrder } from '@glow/server/shop';
import type { Database } from '@glow/server/base';
import { anOrder } from '@glow/server/testing';

type Values = NonNullable<Parameters<Database['query']>[1]>;

interface Statement {
  text: string;
  params: Values;
}

/** A database without the server. */
export interface Baseline {
  /** Writes the next order in a transaction of its own, with the server's statements. */
  order(): Promise<void>;
  close(): Promise<void>;
}

/** Writes orders of these quantities in turn through PostgreSQL's driver, with as many connections as the server. */
export async function openBaseline(
  url: string,
  database: Database,
  quantities: Record<string, number>[],
): Promise<Baseline> {
  const makers: (() => Statement[])[] = [];
  for (const ordered of quantities) makers.push(await statementsOfNewOrders(database, anOrder(ordered)));
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  let sent = 0;
  return {
    order: async () => {
      const statements = makers[(sent += 1) % makers.length]?.() ?? [];
      const client = await pool.connect();
      await client.query('begin');
      for (const [index, { text, params }] of statements.entries())
        await client.query({ name: `baseline-${index}`, text, values: params });
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}

/** Places an order, and returns its statements with the ids and the address of a new one. */
async function statementsOfNewOrders(
  database: Database,
  request: ReturnType<typeof anOrder>,
): Promise<() => Statement[]> {
  const statements: Statement[] = [];
  const recording: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            query: (text, params = []) => {
              statements.push({ text, params });
              return transaction.query(text, params);
            },
          }),
        options,
      ),
  };
  const key = `recorded-${randomUUID()}`;
  const { id } = await placeOrder(recording, { request, key, tokenHash: 'recorded' });
  const mail = String(statements.find(({ text }) => text.includes('into outbox'))?.params[0]);
  return () => {
    const renewed = Object.entries({
      [id]: `GLW-${randomUUID()}`,
      [key]: randomUUID(),
      [mail]: randomUUID(),
      [request.customerEmail]: `${randomUUID()}@example.com`,
    });
    const renew = (value: Values[number]) =>
      typeof value === 'string' ? renewed.reduce((text, [former, own]) => text.replaceAll(former, own), value) : value;
    return statements.map(({ text, params }) => ({ text, params: params.map(renew) }));
  };
}
