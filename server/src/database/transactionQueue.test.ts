import type { Queryable, Row } from './Database';
import { createTransactionQueue } from './transactionQueue';

/** A fake connection that records its statements; those in `failing` throw. */
function notingConnection(failing: string[] = []): Queryable & { sent: string[] } {
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

test('whoever comes alone has a transaction alone', async () => {
  const connection = notingConnection();
  const turns = createTransactionQueue(connection, ready);
  expect(await turns.query('one')).toEqual([{ text: 'one' }]);
  expect(connection.sent).toEqual(['begin', 'one', 'commit']);
});

test('those that wait are served in one transaction, and one that fails takes back its own work only', async () => {
  const connection = notingConnection(['two']);
  const turns = createTransactionQueue(connection, ready);
  const answers = await Promise.allSettled(
    ['one', 'two', 'three'].map((text) => turns.transaction((transaction) => transaction.query(text))),
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

test('nobody hears of success when the transaction cannot be committed', async () => {
  const turns = createTransactionQueue(notingConnection(['commit']), ready);
  const answers = await Promise.allSettled([turns.query('one'), turns.query('two')]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'commit failed',
    'commit failed',
  ]);
});

test('what comes meanwhile waits for the next transaction, and the end for the last one', async () => {
  const connection = notingConnection();
  const turns = createTransactionQueue(connection, ready);
  let second: Promise<Row[]> | undefined;
  await turns.transaction(async () => {
    second = turns.query('later');
  });
  await turns.end();
  expect(connection.sent).toEqual(['begin', 'commit', 'begin', 'later', 'commit']);
  expect(await second).toEqual([{ text: 'later' }]);
});
