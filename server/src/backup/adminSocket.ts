import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../database/Database';
import { exportDatabase } from './exportDatabase';
import { readOutbox } from './readOutbox';

/** What can be asked of a shop that is open. */
export type AdminQuery = 'export' | 'outbox';

const LAST_LINE = '.';

/**
 * The embedded database belongs to one process: the socket lets another one on this machine, of the same user, read from
 * it while the shop is open. It is a socket in the data folder, guarded by the rights of files. Answers how to close it.
 */
export async function openAdminSocket(folder: string, database: Database): Promise<() => void> {
  const path = pathOf(folder);
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.once('line', (question) => void answer(socket, database, question as AdminQuery).then(() => socket.end(`${LAST_LINE}\n`), () => socket.destroy()));
  });
  // the folder's lock is held: what is there was left by a process that was killed
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    // a shop whose folder has too long a name for a socket is open all the same
    listener.once('error', () => resolve());
    listener.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
  });
  return () => void listener.close();
}

/** Asks the shop that has this folder open, line by line; nothing where none has. Throws where the answer is cut short. */
export async function queryAdminSocket(folder: string, question: AdminQuery): Promise<AsyncIterable<string> | undefined> {
  const socket = connect(pathOf(folder));
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isOpen) return undefined;
  socket.write(`${question}\n`);
  return wholeAnswer(socket);
}

async function* wholeAnswer(socket: Socket): AsyncIterable<string> {
  try {
    for await (const line of createInterface({ input: socket })) {
      if (line === LAST_LINE) return;
      yield line;
    }
  } finally {
    socket.destroy();
  }
  throw new Error('The shop has stopped before its answer was whole.');
}

async function answer(socket: Socket, database: Database, question: AdminQuery): Promise<void> {
  const write = (line: string) => sent(socket, line);
  if (question === 'export') await exportDatabase(database, write);
  else await readOutbox(database, write);
}

function sent(socket: Socket, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${line}\n`, (problem) => (problem ? reject(problem) : resolve()));
  });
}

function pathOf(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\glow-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  return join(folder, 'admin.sock');
}
