import pg from 'pg';
import { toApiError } from '../errors/toApiError';
import { UnavailableError } from '../errors/UnavailableError';
import { openPostgres } from './openPostgres';

const URL = 'postgres://glow@127.0.0.1/none';
const begins: string[] = [];
const released: unknown[] = [];

/** Makes the pool return clients whose statements are answered by `answer`, which may throw. */
function connectTo(answer: (text: string) => unknown): void {
  begins.length = 0;
  released.length = 0;
  jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(async () => ({
    release: (isBroken: unknown) => released.push(isBroken),
    query: async (statement: string | { text: string }) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (text === 'begin') begins.push(text);
      await answer(text);
      return { rows: [] };
    },
  }));
}

function sqlError(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'whatever else the client says',
])('"%s" is answered with 503, and the connection is closed', async (message) => {
  connectTo(() => {
    throw new Error(message);
  });
  const error = await openPostgres(URL)
    .transaction((transaction) => transaction.query('select 1', []))
    .catch((thrown: unknown) => thrown);
  expect(toApiError(error).status).toBe(503);
  expect(released).toEqual([true]);
});

test('an error that the server has sent is kept', async () => {
  connectTo((text) => {
    if (text === 'select 1') throw sqlError('23514');
  });
  const failing = openPostgres(URL).transaction((transaction) => transaction.query('select 1', []));
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(released).toEqual([false]);
});

test('a transaction that waits too long for a lock gives its connection back and tries again', async () => {
  let locked = 5;
  connectTo((text) => {
    locked -= Number(text === 'select 1');
    if (text === 'select 1' && locked > 0) throw sqlError('55P03');
  });
  await openPostgres(URL).transaction((transaction) => transaction.query('select 1', []));
  expect([begins.length, released]).toEqual([5, [false, false, false, false, false]]);
});

test('a transaction whose work hangs fails in time, and its connection is closed', async () => {
  connectTo(() => undefined);
  const hanging = openPostgres(URL).transaction(() => new Promise(() => undefined), { limitMs: 30 });
  await expect(hanging).rejects.toThrow(UnavailableError);
  expect(released).toEqual([true]);
}, 30_000);

test('transactions that lock the same row use one connection at a time, and leave the others to the rest', async () => {
  connectTo(() => undefined);
  const database = openPostgres(URL);
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const orders = Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => database.transaction(() => finished, { locks: ['skn-001'] })),
  );
  const other = database.transaction(async () => 'done', { locks: ['skn-002'], limitMs: 500 });
  expect(await other.catch(() => 'too late')).toBe('done');
  expect(begins).toHaveLength(2);
  finish();
  await orders;
  expect(begins).toHaveLength(6);
});
