import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Queryable, Value } from '../database/Database';
import { openPostgres } from '../database/openPostgres';
import { createTransactionQueue, type Connection } from '../database/transactionQueue';
import { anOrder, lineIds } from '../testing/anOrder';
import { postgresDatabase } from '../testing/temporaryDatabase';
import { engines } from '../testing/testServer';
import { placeOrder } from './placeOrder';
import { takeStock } from './takeStock';

type Transactions = Pick<Database, 'transaction'>;
type Statement = (text: string, params?: Value[]) => void;

/** Transactions of each engine on a connection that reports its statements and executes none. */
const recordedEngines: [name: string, open: (onStatement: Statement) => Transactions][] = [
  [
    'embedded',
    (onStatement) => {
      const connection: Connection = {
        prepare: async () => undefined,
        reset: () => undefined,
        query: async (text, params) => {
          onStatement(text, params);
          return [{ pieces: 0 }];
        },
      };
      return createTransactionQueue(connection);
    },
  ],
  [
    'postgres',
    (onStatement) => {
      const client = {
        release: () => undefined,
        query: async (statement: string | { text: string; values: Value[] }) => {
          if (typeof statement !== 'string') onStatement(statement.text, statement.values);
          return { rows: [{ pieces: 0 }] };
        },
      };
      jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(async () => client);
      return openPostgres('postgres://glow@127.0.0.1/recorded');
    },
  ],
];

afterEach(() => jest.restoreAllMocks());

function isStockUpdate(text: string): boolean {
  return text.startsWith('update stock');
}

describe.each(recordedEngines)('on %s', (_name, open) => {
  test.each([['a b c'], ['c b a'], ['b c a b']])('an order of %s locks its stock rows by id', async (order) => {
    const locked: unknown[] = [];
    const { transaction } = open((text, params) => {
      if (isStockUpdate(text)) locked.push(params?.[1]);
    });
    const lines = order.split(' ').map((id) => ({ id, name: id, quantity: 1, price: 100 }));
    await transaction((connection) => takeStock(connection, lines));
    expect(locked).toEqual(['a', 'b', 'c']);
  });
});

const withPostgres = engines.includes('postgres') ? test : test.skip;

/** Milliseconds in which an order locks its first row, unless the other one holds it. */
const LOCK_MS = 500;

withPostgres(
  'two orders of the same SKUs in opposite order do not deadlock',
  async () => {
    const { database, close } = await postgresDatabase();
    const [first = '', second = ''] = lineIds;
    const stockOf = async (id: string) =>
      Number((await database.query('select pieces from stock where line_id = $1', [id]))[0]?.pieces);
    const before = [await stockOf(first), await stockOf(second)];

    let attempts = 0;
    let holders = 0;
    let onBothHold: () => void;
    const bothHold = new Promise<void>((resolve) => {
      onBothHold = resolve;
    });

    /** Delays each order's second stock update until both orders hold a row, or one of them waits for the other. */
    function crossed(transaction: Queryable): Queryable {
      let updates = 0;
      return {
        query: async (text, params) => {
          if (!isStockUpdate(text)) return transaction.query(text, params);
          updates += 1;
          if (updates > 1) {
            await Promise.race([bothHold, wait(LOCK_MS)]);
            return transaction.query(text, params);
          }
          const rows = await transaction.query(text, params);
          holders += 1;
          if (holders === 2) onBothHold();
          return rows;
        },
      };
    }

    const crossing: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) => {
          attempts += 1;
          return work(crossed(transaction));
        }),
    };
    try {
      await Promise.all(
        [
          { [first]: 1, [second]: 1 },
          { [second]: 1, [first]: 1 },
        ].map((quantities) => placeOrder(crossing, { request: anOrder(quantities), tokenHash: 'crossed' })),
      );
      // a deadlock would have been hidden by another attempt
      expect(attempts).toBe(2);
      expect([await stockOf(first), await stockOf(second)]).toEqual(before.map((pieces) => pieces - 2));
    } finally {
      await close();
    }
  },
  60_000,
);
