import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import type { Database } from '../database/Database';
import { messageOf } from '../errors/messageOf';
import { runAdminQuery, type AdminQuery } from './adminQueries';
import { linesOf } from '../backup/readLines';

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
