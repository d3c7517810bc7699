import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '../database/Database';
import { anOrder, lineIds } from '../testing/anOrder';
import { temporaryDatabase } from '../testing/temporaryDatabase';
import { placeOrder } from './placeOrder';

test('orders lock their stock rows by id, whatever the order of their lines', async () => {
  const { database, close } = await temporaryDatabase();
  const [first = '', second = ''] = [...lineIds].sort();
  const stockOf = async () =>
    (await database.query('select pieces from stock where line_id in ($1, $2) order by line_id', [first, second])).map(
      ({ pieces }) => Number(pieces),
    );
  const before = await stockOf();

  /** Whether the row can be locked without waiting. */
  const isFree = async (id: string) =>
    (await database.query('select from stock where line_id = $1 for update skip locked', [id])).length === 1;

  const waitingForLocks = async () =>
    Number(
      (await database.query("select count(*) from pg_stat_activity where wait_event_type = 'Lock'", []))[0]?.count,
    );

  try {
    let orders: Promise<unknown> = Promise.resolve();
    await database.transaction(async (holder: Queryable) => {
      await holder.query('select from stock where line_id = $1 for update', [first]);
      orders = Promise.all(
        [
          { [first]: 1, [second]: 1 },
          { [second]: 1, [first]: 1 },
        ].map((quantities) => placeOrder(database, { request: anOrder(quantities), tokenHash: 'crossed' })),
      );
      while ((await waitingForLocks()) === 0) await wait(10);
      // had an order begun with the other row, it would hold it
      expect(await isFree(second)).toBe(true);
    });
    await orders;
    expect(await stockOf()).toEqual(before.map((pieces) => pieces - 2));
  } finally {
    await close();
  }
});
