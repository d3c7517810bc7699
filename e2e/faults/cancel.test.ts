import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@glow/server/base';
import { bundledProgram } from '@glow/server/testing';
import { repository } from '../store';
import { checkInvariants, NO_VIOLATIONS } from './invariants';
import { LoadGenerator } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { openShop } from './shop';

/** Orders that are cancelled between two kills. */
const PER_KILL = times(20, 12);

const program = bundledProgram(path.join(repository, 'e2e/faults/cancelOrders.ts'));

test('R29: an order whose cancellation is killed gives its stock back once, however often it is cancelled', async () => {
  const store = await openShop();
  const buyers = new LoadGenerator(() => [store.url], 4);
  const asked = new Set<string>();
  const kills = times(30, 1);
  let repeated = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const ids = await untilPlaced(buyers, asked, PER_KILL);
    ids.forEach((id) => asked.add(id));
    // two operators, in opposite order
    const operators = [ids, ids.toReversed()].map((order) => startOperator(order, store.databaseFolder));
    await Promise.race(operators.map(({ firstCancelled }) => firstCancelled));
    await wait(Math.random() * 30);
    await store.close('SIGKILL');
    // without a server an operator would open the database, which the server then could not
    operators.forEach(({ child }) => child.kill('SIGKILL'));
    const cancelled = await Promise.all(operators.map(({ ended }) => ended));
    await store.open();
    repeated += ids.length - new Set(cancelled.flat()).size;
    expect(await startOperator(ids, store.databaseFolder).ended).toEqual(ids);
  }
  await buyers.stop();
  await store.close();
  const { violations, statuses, entries } = await store.ask(async (database) => ({
    violations: await checkInvariants(database, buyers.acknowledged),
    statuses: await idsOf(database, "select id from orders where status = 'cancelled'"),
    entries: await idsOf(database, 'select subject as id from audit_log'),
  }));
  await store.remove();
  recordResult(
    'R29',
    `${kills} SIGKILLs during ${asked.size} cancellations by two operators under 4 buyers, ${repeated} of them unanswered and repeated; ${JSON.stringify(violations)}`,
  );
  expect(buyers.unexpectedResponses).toEqual([]);
  expect(violations).toEqual(NO_VIOLATIONS);
  expect(statuses).toEqual([...asked].sort());
  expect(entries).toEqual(statuses);
}, 900_000);

/** Ids of orders that were acknowledged and not yet taken. */
async function untilPlaced(buyers: LoadGenerator, taken: ReadonlySet<string>, count: number): Promise<string[]> {
  for (;;) {
    const ids = buyers.acknowledged.map(({ id }) => id).filter((id) => !taken.has(id));
    if (ids.length >= count) return ids.slice(0, count);
    await wait(50);
  }
}

async function idsOf(database: Database, text: string): Promise<string[]> {
  return (await database.query(text, [])).map(({ id }) => String(id)).sort();
}

interface Operator {
  child: ChildProcess;
  firstCancelled: Promise<void>;
  /** Resolves at its end with the orders that it was told are cancelled. */
  ended: Promise<string[]>;
}

function startOperator(ids: string[], dataDir: string): Operator {
  const child = spawn(process.execPath, [program(), ...ids], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return {
    child,
    firstCancelled: new Promise((resolve) => child.stdout.once('data', () => resolve())),
    ended: new Promise((resolve) =>
      child.once('close', () => resolve([...output.matchAll(/^Order ([\w-]+).*\n/gm)].map(([, id = '']) => id))),
    ),
  };
}
