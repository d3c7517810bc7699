import type { Queryable, Row } from './Database';
import { createTransactionQueue } from './transactionQueue';

/** A fake connection that records its statements; those in `failing` throw. */
function recordingConnection(failing: string[] = []): Queryable & { sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    query: async (text): Promise<Row[]> => {
      sent.push(text);
      if (failing.includes(text)) throw new Error(`${text} failed`);
      return [{ text }];
    },
  };
}

const ready = async (): Promise<void> => undefined;

test('a single caller has its own transaction', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection, ready);
  expect(await queue.query('one')).toEqual([{ text: 'one' }]);
  expect(connection.sent).toEqual(['begin', 'one', 'commit']);
});

test('waiting callers share one transaction, and a failing one rolls back its own work only', async () => {
  const connection = recordingConnection(['two']);
  const queue = createTransactionQueue(connection, ready);
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
  const queue = createTransactionQueue(recordingConnection(['commit']), ready);
  const answers = await Promise.allSettled([queue.query('one'), queue.query('two')]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'commit failed',
    'commit failed',
  ]);
});

test('a caller during a transaction waits for the next one, and end() for the last one', async () => {
  const connection = recordingConnection();
  const queue = createTransactionQueue(connection, ready);
  let second: Promise<Row[]> | undefined;
  await queue.transaction(async () => {
    second = queue.query('later');
  });
  await queue.end();
  expect(connection.sent).toEqual(['begin', 'commit', 'begin', 'later', 'commit']);
  expect(await second).toEqual([{ text: 'later' }]);
});
