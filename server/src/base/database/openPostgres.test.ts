import pg from 'pg';
import { toApiError } from '../errors/toApiError';
import { UnavailableError } from '../errors/errors';
import type { Database, Queryable } from './Database';
import { openPostgres } from './openPostgres';
import { withoutLimits } from './withoutLimits';

type Work = (transaction: Queryable) => Promise<unknown>;

const URL = 'postgres://glow@127.0.0.1/none';
const begins: string[] = [];
const released: unknown[] = [];
const sent: unknown[] = [];

/** Makes the pool return clients whose statements are answered by `answer`, which may throw. */
function connectTo(answer: (text: string) => unknown): void {
  begins.length = 0;
  released.length = 0;
  sent.length = 0;
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    sent.push(statement);
    if (text.startsWith('begin')) begins.push(text);
    await answer(text);
    return { rows: [] };
  };
  const release = (isBroken: unknown) => released.push(isBroken);
  jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(async () => ({ release, query }));
  jest.spyOn(pg.Pool.prototype, 'query').mockImplementation(query);
}

function sqlError(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ...['Client has encountered a connection error and is not queryable', 'Client was closed and is not queryable'],
  ...['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'],
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

describe.each(['begin', 'select 1', 'commit'])('at "%s"', (at) => {
  test.each('25006 57P01 57P02 57P03 57P05 08000 08006 53100 53200 53300 53400 58030'.split(' '))(
    '%s is answered with 503, and the connection is closed, also if the work hides it',
    async (code) => {
      connectTo((text) => {
        if (text === at) throw sqlError(code);
      });
      const error = await openPostgres(URL)
        .transaction((transaction) =>
          transaction.query('select 1', []).catch((cause: unknown) => Promise.reject(new Error('step 1', { cause }))),
        )
        .catch((thrown: unknown) => thrown);
      if (at !== 'select 1') expect(toApiError(error).status).toBe(503);
      expect([released, begins]).toEqual([[true], ['begin']]);
    },
  );

  test.each(['23505', '25P02', '42P01', '57014'])('%s is kept, and so is the connection', async (code) => {
    connectTo((text) => {
      if (text === at) throw sqlError(code);
    });
    const failing = openPostgres(URL).transaction((transaction) => transaction.query('select 1', []));
    await expect(failing).rejects.toMatchObject({ code });
    expect(released).toEqual([false]);
  });
});

test.each<[string, (database: Database, work: Work) => Promise<unknown>, string, number | undefined]>([
  ['a request', (database, work) => database.transaction(work), 'begin', undefined],
  ['a minute', (database, work) => database.transaction(work, { limitMs: 60_000 }), '60000', 2 ** 31 - 1],
  ['an import', (database, work) => database.transaction(work, { limitMs: Infinity }), '= 0', 2 ** 31 - 1],
  ['an export', (database, work) => database.snapshot(work), '= 0', 2 ** 31 - 1],
  ['a command', (database, work) => withoutLimits(database).transaction(work), '= 0', 2 ** 31 - 1],
])('statements of %s have the limit of the whole', async (_what, run, begin, query_timeout) => {
  connectTo(() => undefined);
  await run(openPostgres(URL), (transaction) => transaction.query('select 1', []));
  expect(sent[0]).toEqual({ text: expect.stringMatching(new RegExp(`^begin.*${begin}$|^${begin}$`)), query_timeout });
  expect(sent.at(-2)).toMatchObject({ text: 'select 1', query_timeout });
});

test('of statements that are sent together, the one that has failed is the reason, whichever is heard of first', async () => {
  const codes: Record<string, string> = { first: '53100', second: '25P02' };
  connectTo((text) => {
    if (codes[text]) throw sqlError(codes[text]);
  });
  const work: Work = ({ query }) => Promise.all([query('first').finally(() => undefined), query('second')]);
  await expect(openPostgres(URL).transaction(work)).rejects.toThrow(UnavailableError);
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

test('those who wait for a lock do not wait for the disk; each is answered once its own commit is on the disk', async () => {
  const flushes: (() => void)[] = [];
  connectTo((text) => text.includes('pg_logical_emit_message') && new Promise<void>((done) => flushes.push(done)));
  const database = openPostgres(URL, { connections: 3 });
  const log: string[] = [];
  const order = (name: string) =>
    database
      .transaction(async () => void log.push(`${name} runs`), { locks: ['skn-001'] })
      .then(() => log.push(`${name} is answered`));
  const orders = ['one', 'two', 'three'].map(order);
  while (flushes.length < 2) await new Promise(setImmediate);
  // the third has no connection, because one is left to single statements
  expect(log).toEqual(['one runs', 'two runs']);
  expect(released).toEqual([]);
  flushes[1]?.();
  while (flushes.length < 3) await new Promise(setImmediate);
  expect(log).toEqual(['one runs', 'two runs', 'two is answered', 'three runs']);
  flushes.forEach((end) => end());
  await Promise.all(orders);
  expect(begins).toEqual(Array(3).fill('begin; set local synchronous_commit = off'));
});
