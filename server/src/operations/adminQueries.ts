import { makeOwner } from '../accounts/makeOwner';
import type { OrderStatus } from '@glow/shared/orders';
import { readCatalog } from '../catalog/readCatalog';
import { changePolicy } from '../catalog/storePolicy';
import { readAuditLog } from '../database/auditLog';
import { applyChanges, saveChanges, settleSetAside } from '../catalog/catalogChanges';
import type { Database } from '../database/Database';
import { readDatabaseFacts } from '../schema/databaseFacts';
import { StartError } from '../errors/StartError';
import { changeOrder } from '../orders/changeOrder';
import { listOrders, showOrder } from '../orders/listOrders';
import { exportDatabase, type Write } from '../backup/exportDatabase';

type Input = AsyncIterable<string> | Iterable<string>;

/** The queries that commands may send, by name. */
const QUERIES = {
  export: (database: Database, write: Write) => database.snapshot((snapshot) => exportDatabase(snapshot, write)),
  outbox: readOutbox,
  // applies the steps of an interrupted import first, so that the next one begins with them
  catalog: (database: Database, write: Write) => applyChanges(database).then(() => readCatalog(database, write)),
  'save-catalog': (database: Database, _write: Write, input: Input) => saveChanges(database, input),
  'try-catalog': (database: Database, _write: Write, input: Input) => saveChanges(database, input, true),
  'settle-set-aside': answer(settleSetAside),
  facts: answer(readDatabaseFacts),
  orders: answer((database, { limit, status }: { limit: number; status?: OrderStatus }) =>
    listOrders(database, limit, status),
  ),
  order: answer((database, { id }: { id: string }) => showOrder(database, id)),
  'change-order': answer(changeOrder),
  policy: answer(changePolicy),
  'make-owner': answer(makeOwner),
  'audit-log': answer((database, { limit }: { limit: number }) => readAuditLog(database, limit)),
} satisfies Record<string, (database: Database, write: Write, input: Input) => Promise<void>>;

const MAX_MESSAGES = 100;

/** Writes the newest emails of the outbox as text, the newest last (API-16). */
async function readOutbox(database: Database, write: Write): Promise<void> {
  const rows = await database.query('select * from outbox order by created_at desc, id limit $1', [MAX_MESSAGES]);
  for (const { created_at: at, sent_at: sentAt, problem, recipient, subject, body, headers } of rows.reverse()) {
    await write(`── ${new Date(Number(at)).toISOString()}  to ${recipient}`);
    if (sentAt) await write(`Sent: ${new Date(Number(sentAt)).toISOString()}`);
    if (problem) await write(`Not sent: ${problem}`);
    await write(`Subject: ${subject}`);
    for (const [name, value] of Object.entries(JSON.parse(String(headers)))) await write(`${name}: ${value}`);
    for (const line of ['', ...String(body).split('\n'), '']) await write(line.startsWith('.') ? ` ${line}` : line);
  }
  const [{ count = 0 } = {}] = await database.query('select count(*) from outbox', []);
  const rest = Number(count) > rows.length ? ' `npm run glow -- db export` writes all of them to a file.' : '';
  await write(`${rows.length} of the ${count} messages in the outbox.${rest}`);
}

export type AdminQuery = keyof typeof QUERIES;

/** Runs a query on an open database; `input` are the lines that it takes. */
export async function runAdminQuery(
  database: Database,
  query: AdminQuery,
  write: Write,
  input: Input = [],
): Promise<void> {
  if (!Object.hasOwn(QUERIES, query))
    throw new StartError(`The running server does not know "${query}": it is of another version than this command.`);
  await QUERIES[query](database, write, input);
}

/** A query whose question and answer are one line of JSON each. */
function answer<Question>(work: (database: Database, question: Question) => Promise<unknown>) {
  return async (database: Database, write: Write, input: Input) => {
    let question = '{}';
    for await (const line of input) question = line;
    await write(JSON.stringify(await work(database, JSON.parse(question))));
  };
}
