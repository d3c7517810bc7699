import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Database, Queryable, Row, Value } from './Database';
import { lockFolder } from './lockFolder';

interface Reply {
  id: number;
  rows?: Row[];
  error?: { message: string; code?: string };
}

interface Waiting {
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/**
 * Opens the embedded PostgreSQL in `folder` (created when missing), or in memory without one.
 * The engine has one connection and computes for milliseconds, so it lives in a worker thread, and a transaction has it
 * alone: statements and transactions stand in one queue.
 * Throws a `StartError` when another process has the folder open.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : undefined;
  const engine = await startWorker(folder).catch((error: unknown) => {
    unlock?.();
    throw error;
  });
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function runTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    await engine.query('begin');
    try {
      const result = await work(engine);
      await engine.query('commit');
      return result;
    } catch (error) {
      await engine.query('rollback');
      throw error;
    }
  }

  return {
    place: folder ? `${folder} (embedded PostgreSQL)` : 'memory (embedded PostgreSQL)',
    query: (text, params) => inTurn(() => engine.query(text, params)),
    transaction: (work) => inTurn(() => runTransaction(work)),
    close: () => inTurn(async () => {
      await engine.stop();
      unlock?.();
    }),
  };
}

async function startWorker(folder?: string): Promise<Queryable & { stop(): Promise<void> }> {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), { workerData: { folder }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let stopped: Error | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
  }

  function settle({ id, rows, error }: Reply): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else asked?.resolve(rows ?? []);
  }

  function query(text: string, params?: Value[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (stopped) return reject(stopped);
      const id = (lastId += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, text, params });
    });
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('message', settle);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  return {
    query,
    stop: async () => {
      await query('close');
      await worker.terminate();
    },
  };
}
