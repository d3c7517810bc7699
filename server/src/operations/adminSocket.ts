import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { OrderStatus } from '@glow/shared/orders';
import { StartError } from '../errors/StartError';
import type { Database } from '../database/Database';
import { messageOf } from '../errors/messageOf';
import { linesOf } from '../backup/readLines';
import { makeOwner } from '../accounts/makeOwner';
import { readCatalog } from '../catalog/readCatalog';
import { changePolicy } from '../catalog/storePolicy';
import { readAuditLog } from '../database/auditLog';
import { applyChanges, saveChanges, settleSetAside } from '../catalog/catalogChanges';
import { readDatabaseFacts } from '../schema/databaseFacts';
import { changeOrder } from '../orders/changeOrder';
import { listOrders, showOrder } from '../orders/listOrders';
import { exportDatabase, type Write } from '../backup/exportDatabase';
import { withoutLimits } from '../database/withoutLimits';

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

export type AdminQuery = keyof typeof QUERIES;

/** Ends the lines that a query takes, and a complete answer; followed by a sentence, it ends a failed one. No other line begins with it. */
const END = '.';
/** A reader that takes nothing for this long is given up, in milliseconds. */
const STALLED_MS = 600_000;

/**
 * The embedded database is open in one process only, so commands use it through this socket while the server runs.
 * The socket is in the data folder, with file permissions for the same user. Returns a function that closes it.
 */
export async function openAdminSocket(folder: string, database: Database): Promise<() => void> {
  const path = pathOf(folder);
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(STALLED_MS, () => socket.destroy());
    void respond(database, socket).then(
      () => socket.end(`${END}\n`),
      (error: unknown) => socket.end(`${END}${messageOf(error)}\n`),
    );
  });
  // this process holds the folder's lock, so an existing socket is stale
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    // best effort: a folder path too long for a socket must not stop the server
    listener.once('error', () => resolve());
    listener.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
  });
  return () => void listener.close();
}

/** Queries the server that has this folder open and returns its lines; undefined if there is none. Throws if the response is truncated. */
export async function queryAdminSocket(
  folder: string,
  query: AdminQuery,
  input: Iterable<string> = [],
): Promise<AsyncIterable<string> | undefined> {
  const socket = connect(pathOf(folder));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isOpen) return undefined;
  for (const line of [query, ...input, END]) socket.write(`${line}\n`);
  return readResponse(socket);
}

async function respond(database: Database, socket: Socket): Promise<void> {
  const lines = linesOf(socket);
  const query = (await lines.next()).value as AdminQuery;
  await runAdminQuery(database, query, (line) => writeLine(socket, line), readInput(lines));
}

async function* readInput(lines: AsyncIterator<string>): AsyncIterable<string> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === END) return;
    yield line.value;
  }
  throw new StartError('The command stopped before it had said everything; nothing has changed.');
}

async function* readResponse(socket: Socket): AsyncIterable<string> {
  try {
    for await (const line of linesOf(socket)) {
      if (line === END) return;
      if (line.startsWith(END)) throw new StartError(line.slice(END.length));
      yield line;
    }
  } finally {
    socket.destroy();
  }
  throw new Error('The server stopped before its response was complete.');
}

function writeLine(socket: Socket, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

function pathOf(folder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\glow-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  return join(folder, 'admin.sock');
}

type Input = AsyncIterable<string> | Iterable<string>;

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

/** Runs a query on an open database, without the limits of requests; `input` are the lines that it takes. */
export async function runAdminQuery(
  database: Database,
  query: AdminQuery,
  write: Write,
  input: Input = [],
): Promise<void> {
  if (!Object.hasOwn(QUERIES, query))
    throw new StartError(`The running server does not know "${query}": it is of another version than this command.`);
  await QUERIES[query](withoutLimits(database), write, input);
}

/** A query whose question and answer are one line of JSON each. */
function answer<Question>(work: (database: Database, question: Question) => Promise<unknown>) {
  return async (database: Database, write: Write, input: Input) => {
    let question = '{}';
    for await (const line of input) question = line;
    await write(JSON.stringify(await work(database, JSON.parse(question))));
  };
}
