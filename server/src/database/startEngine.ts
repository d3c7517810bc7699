import { Worker } from 'node:worker_threads';
import type { Queryable, Row, Value } from './Database';

interface Reply {
  id: number;
  rows?: Row[];
  error?: { message: string; code?: string };
}

interface PendingQuery {
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/** A failed query, with its SQLSTATE. */
class EngineError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** The embedded engine in its worker thread. */
export interface Engine extends Queryable {
  isRunning(): boolean;
  /** Stops it after the pending queries. */
  stop(): Promise<void>;
  /** Terminates it immediately, like a crash. */
  kill(): Promise<void>;
}

/** Starts the engine on `folder`. Pending queries are rejected when it ends. */
export async function startEngine(folder: string): Promise<Engine> {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), { workerData: { folder }, execArgv: [] });
  const pending = new Map<number, PendingQuery>();
  let stopped: Error | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    stopped ??= error;
    for (const { reject } of pending.values()) reject(stopped);
    pending.clear();
  }

  function settle({ id, rows, error }: Reply): void {
    const query = pending.get(id);
    pending.delete(id);
    if (error) query?.reject(new EngineError(error.message, error.code));
    else query?.resolve(rows ?? []);
  }

  function query(text: string, params?: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (stopped) return reject(stopped);
      const id = (lastId += 1);
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, text, params });
    });
  }

  async function kill(): Promise<void> {
    fail(new Error('The embedded database has stopped.'));
    await worker.terminate();
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database has stopped.')));
  });
  worker.on('message', settle);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  return {
    query,
    kill,
    isRunning: () => !stopped,
    stop: async () => {
      await query('close').catch(() => undefined);
      await kill();
    },
  };
}
