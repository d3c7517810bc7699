import { UnavailableError } from '../errors/UnavailableError';
import type { Row } from './Database';
import { createTransactionQueue, type Connection } from './transactionQueue';

/** A fake connection that records its statements; those in `failing` throw, those in `hanging` have no answer until it is reset. */
function recordingConnection(failing: string[] = [], hanging: string[] = []): Connection & { sent: string[] } {
  const sent: string[] = [];
  const isReset = new AbortController();
  return {
    sent,
    prepare: async () => undefined,
    reset: () => {
      sent.push('(reset)');
      isReset.abort();
    },
    query: async (text): Promise<Row[]> => {
      sent.push(text);
      if (failing.includes(text)) throw new Error(`${text} failed`);
      if (hanging.includes(text) && !isReset.signal.aborted)
        await new Promise((_resolve, reject) => {
          isReset.signal.addEventListener('abort', () => reject(new Error('reset')));
        });
      return [{ text }];
    },
  };
}

// no test waits by the clock: this ends those in which a time limit does not work
jest.setTimeout(30_000);

const forever = new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a single caller has its own transaction', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection);
  expect(await queue.query('one')).toEqual([{ text: 'one' }]);
  expect(connection.sent).toEqual(['begin', 'one', 'commit']);
});

test('waiting callers share one transaction, and a failing one rolls back its own work only', async () => {
  const connection = recordingConnection(['two']);
  const queue = createTransactionQueue(connection);
  const answers = await Promise.allSettled(
    ['one', 'two', 'three'].map((text) => queue.transaction((transaction) => transaction.query(text))),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(connection.sent).toEqual([
    'begin',
    'savepoint turn',
    'one',
    'savepoint turn',
    'two',
    'rollback to savepoint turn',
    'savepoint turn',
    'three',
    'commit',
  ]);
});

test('no caller succeeds when the transaction cannot be committed', async () => {
  const queue = createTransactionQueue(recordingConnection(['commit']));
  const answers = await Promise.allSettled([queue.query('one'), queue.query('two')]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'commit failed',
    'commit failed',
  ]);
});

test('a caller during a transaction waits for the next one, and end() for the last one', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection);
  let second: Promise<Row[]> | undefined;
  await queue.transaction(async () => {
    second = queue.query('later');
  });
  await queue.end();
  expect(connection.sent).toEqual(['begin', 'commit', 'begin', 'later', 'commit']);
  expect(await second).toEqual([{ text: 'later' }]);
});

test('a caller whose work hangs fails in time and is rolled back, and the queue goes on', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection);
  let sendLate: () => Promise<unknown> = () => forever;
  const hanging = queue.transaction(
    async (transaction) => {
      await transaction.query('first');
      sendLate = () => transaction.query('late');
      await forever;
    },
    { limitMs: 30 },
  );
  const isRefused = expect(hanging).rejects.toThrow(UnavailableError);
  await jest.advanceTimersByTimeAsync(30);
  await isRefused;
  expect(await queue.query('next')).toEqual([{ text: 'next' }]);
  expect(connection.sent).toEqual(['begin', 'first', 'rollback', 'begin', 'next', 'commit']);
  await expect(sendLate()).rejects.toThrow(UnavailableError);
  expect(connection.sent).not.toContain('late');
});

test('in a shared transaction a caller whose work hangs is rolled back alone', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection);
  const answers = Promise.allSettled([
    queue.transaction(() => forever, { limitMs: 30 }),
    queue.transaction((transaction) => transaction.query('two')),
  ]);
  await jest.advanceTimersByTimeAsync(30);
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(connection.sent).toEqual([
    'begin',
    'savepoint turn',
    'rollback to savepoint turn',
    'savepoint turn',
    'two',
    'commit',
  ]);
});

test('a caller whose time is over before its turn fails before the one in front of it ends, and its work never runs', async () => {
  const connection = recordingConnection([], ['slow']);
  const queue = createTransactionQueue(connection);
  const first = queue.transaction((transaction) => transaction.query('slow')).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(10);
  const second = queue.transaction((transaction) => transaction.query('never'), { limitMs: 30 });
  const isRefused = expect(second).rejects.toThrow('The database did not answer in time.');
  await jest.advanceTimersByTimeAsync(30);
  await isRefused;
  connection.reset();
  expect(await first).toBe('reset');
  await queue.end();
  expect(connection.sent).not.toContain('never');
});

test('a connection that does not answer the rollback either is reset, and the queue goes on', async () => {
  const connection = recordingConnection([], ['slow', 'rollback']);
  const queue = createTransactionQueue(connection);
  const hanging = queue.transaction((transaction) => transaction.query('slow'), { limitMs: 30 });
  const isRefused = expect(hanging).rejects.toThrow(UnavailableError);
  await jest.advanceTimersByTimeAsync(30);
  await isRefused;
  const next = queue.query('next');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await next).toEqual([{ text: 'next' }]);
  expect(connection.sent).toEqual(['begin', 'slow', 'rollback', '(reset)', 'begin', 'next', 'commit']);
});

test('a statement outside of transactions has no begin and no commit, and keeps its place', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection);
  await Promise.all([queue.query('one'), queue.autocommit('vacuum'), queue.query('two')]);
  expect(connection.sent).toEqual(['begin', 'one', 'commit', 'vacuum', 'begin', 'two', 'commit']);
});
