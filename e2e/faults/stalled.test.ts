import { setTimeout as wait } from 'node:timers/promises';
import { exportDatabase } from '@glow/server/operations';
import { openRunning } from '@glow/server/base';
import { addToOutbox } from '@glow/server/shop';
import { anOrder, lineIds } from '@glow/server/testing';
import { AMPLE_STOCK, fillStock } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult, share, times } from './repetitions';
import { Shop } from './shop';

const MESSAGES = times(50_000, 5000);
const ORDERS = times(200, 40);

test('R24: a reader of an export that takes nothing holds up no order, and gets one moment of the shop', async () => {
  const store = new Shop();
  await fillStock(store.choice);
  await store.ask(async (database) => {
    for (let message = 0; message < MESSAGES; message += 1000)
      await database.transaction(
        async (transaction) => {
          for (let index = 0; index < 1000; index += 1)
            await addToOutbox(transaction, {
              recipient: 'r',
              subject: 's',
              content: { heading: 'h', parts: [{ text: 'b'.repeat(500) }] },
            });
        },
        { limitMs: Infinity },
      );
  });
  await store.open();
  await orderTimes('warm-up');
  const alone = await orderTimes('alone');

  let takeRest = (): void => undefined;
  const isTaken = new Promise<void>((resolve) => (takeRest = resolve));
  const lines: string[] = [];
  const running = openRunning(store.databaseFolder);
  const exported = running?.snapshot((snapshot) =>
    exportDatabase(snapshot, async (line) => {
      // the reader takes one line, and no more until it is told to
      if (lines.push(line) > 1) await isTaken;
    }),
  );
  while (lines.length < 2) await wait(10);
  const stalled = await orderTimes('stalled');
  const ready = await fetch(`${store.url}/readyz`);
  takeRest();
  await exported;
  await running?.close();
  await store.remove();
  const { sums } = JSON.parse(lines.at(-1) ?? '');
  recordResult(
    'R24',
    `stalled reader of an export of ${sums.outbox} messages: orders in ${share(stalled)} ms (at most ${Math.max(...stalled)}), alone ${share(alone)} ms (at most ${Math.max(...alone)})`,
  );
  expect(ready.status).toBe(200);
  expect(sums['pieces in stock'] + sums['pieces ordered']).toBe(AMPLE_STOCK * sums.stock);
  expect(lines.filter((line) => line.startsWith('{"table":"orders"'))).toHaveLength(sums.orders);
  expect(sums.orders).toBe(2 * ORDERS);

  async function orderTimes(name: string): Promise<number[]> {
    const durations: number[] = [];
    for (let order = 0; order < ORDERS; order += 1) durations.push(await orderTime(`${name}-${order}`));
    return durations;
  }

  async function orderTime(key: string): Promise<number> {
    const started = performance.now();
    expect((await placeOrder(store.url, anOrder({ [lineIds[0] ?? '']: 1 }), key)).status).toBe(201);
    return Math.round(performance.now() - started);
  }
}, 600_000);
