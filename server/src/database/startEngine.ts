import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../errors/UnavailableError';
import type { Queryable, Row, Value } from './Database';

interface Reply {
  id: number;
  rows?: Row[];
  /** Of a failed query: its message and its SQLSTATE. */
  error?: { message: string; code?: string };
}

/** A notification of `pg_notify` on a channel that the engine listens to. */
type Notification = Record<'channel' | 'payload', string>;

interface PendingTask {
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

interface EngineOptions {
  isSnapshot?: boolean;
  onNotification?(channel: string, payload: string): void;
}

/** The embedded engine in its worker thread. */
export interface Engine extends Queryable {
  isRunning(): boolean;
  /** Copies its files into a folder while queries go on; `startEngine` opens the copy as a snapshot. */
  copyTo(folder: string): Promise<void>;
  /** Stops it after the pending queries. */
  stop(): Promise<void>;
  /** Fails the pending queries and terminates it, like a crash; resolves once it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts the engine on `folder`; on a copy of `copyTo`, as a snapshot. Pending queries are rejected when it ends. Notifications of a
 * transaction come before the answer to its commit.
 */
export async function startEngine(
  folder: string,
  { isSnapshot = false, onNotification = () => undefined }: EngineOptions = {},
): Promise<Engine> {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), {
    workerData: { folder, isSnapshot },
    execArgv: [],
  });
  const pending = new Map<number, PendingTask>();
  let stopped: Error | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    stopped ??= error;
    for (const { reject } of pending.values()) reject(stopped);
    pending.clear();
  }

  function settle({ id, rows, error }: Reply): void {
    const task = pending.get(id);
    pending.delete(id);
    if (error) task?.reject(Object.assign(new Error(error.message), error));
    else task?.resolve(rows ?? []);
  }

  function run(task: 'query' | 'copy' | 'close', ...args: unknown[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (stopped) return reject(stopped);
      const id = (lastId += 1);
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, task, args });
    });
  }

  async function kill(): Promise<void> {
    fail(hasStopped());
    await worker.terminate();
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (cause) => reject(hasStopped(cause)));
    worker.once('exit', () => reject(hasStopped()));
  });
  worker.on('message', (message: Reply | Notification) => {
    if ('channel' in message) onNotification(message.channel, message.payload);
    else settle(message);
  });
  worker.on('error', (cause) => fail(hasStopped(cause)));
  worker.on('exit', () => fail(hasStopped()));
  return {
    query: (text: string, params?: Value[]) => run('query', text, params),
    kill,
    isRunning: () => !stopped,
    copyTo: async (target) => void (await run('copy', target)),
    stop: async () => {
      await run('close').catch(() => undefined);
      await kill();
    },
  };
}

function hasStopped(cause?: unknown): UnavailableError {
  return new UnavailableError('The embedded database has stopped.', { cause });
}
