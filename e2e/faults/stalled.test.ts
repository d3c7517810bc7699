import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { linesOf } from '../../server/src/backup/readLines';
import { addToOutbox } from '../../server/src/mail/addToOutbox';
import { anOrder, lineIds } from '../../server/src/testing/anOrder';
import { AMPLE_STOCK, fillStock, withDatabase } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult, times } from './scale';
import { apiStore } from './shop';

/** More than the buffers of a socket hold. */
const MESSAGES = times(50_000, 5000);
const ORDERS = times(200, 40);

test('R24: a reader of an export that takes nothing holds up no order, and gets one moment of the shop', async () => {
  const store = apiStore();
  const dataDir = store.databaseFolder;
  await fillStock({ dataDir });
  await withDatabase({ dataDir }, async (database) => {
    for (let message = 0; message < MESSAGES; message += 1000)
      await database.transaction(
        async (transaction) => {
          for (let index = 0; index < 1000; index += 1)
            await addToOutbox(transaction, { recipient: 'r', subject: 's', body: 'b'.repeat(1000) });
        },
        { limitMs: Infinity },
      );
  });
  await store.open();
  await orderTimes('warm-up');
  const alone = await orderTimes('alone');

  const reader = connect(path.join(dataDir, 'admin.sock'));
  reader.on('error', () => undefined);
  reader.write('export\n');
  const duringCopy: number[] = [];
  while (!(await hasAnswer(reader))) duringCopy.push(await orderTime(`copying-${duringCopy.length}`));
  const stalled = await orderTimes('stalled');
  const ready = await fetch(`${store.url}/readyz`);

  const lines: string[] = [];
  for await (const line of linesOf(reader)) {
    if (line === '.') break;
    lines.push(line);
  }
  reader.destroy();
  while (readdirSync(dataDir).some((name) => name.startsWith('snapshot-'))) await wait(50);
  await store.remove();
  const { sums } = JSON.parse(lines.at(-1) ?? '');
  recordResult(
    'R24',
    `stalled reader of an export of ${sums.outbox} messages: orders in ${median(stalled)} ms (at most ${max(stalled)}), alone ${median(alone)} ms (at most ${max(alone)}), while the files are copied ${median(duringCopy)} ms (at most ${max(duringCopy)})`,
  );
  expect(ready.status).toBe(200);
  expect(sums['pieces in stock'] + sums['pieces ordered']).toBe(AMPLE_STOCK * sums.stock);
  expect(lines.filter((line) => line.startsWith('{"table":"orders"'))).toHaveLength(sums.orders);
  expect(sums.orders).toBeGreaterThanOrEqual(2 * ORDERS);
  expect(sums.orders).toBeLessThanOrEqual(2 * ORDERS + duringCopy.length);

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

/** Whether an answer has begun to arrive; what has arrived stays in the socket. */
async function hasAnswer(socket: Socket): Promise<boolean> {
  await wait(10);
  return socket.readableLength > 0;
}

function median(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function max(numbers: number[]): number {
  return Math.max(0, ...numbers);
}
