import { mkdirSync } from 'node:fs';
import type { Database, Row, Value } from './Database';
import { lockFolder } from './lockFolder';
import { startEngine, type Engine } from './startEngine';
import { createTransactionQueue } from './transactionQueue';

/** Delay before the next start attempt after a failed one. */
const RETRY_DELAY_MS = 500;
/** SQLSTATEs of a full or failing disk or engine: its memory is no longer trusted, so it is restarted from disk. */
const FATAL_SQLSTATE = /^(53|58|XX|57P0[123])/;

/**
 * Opens the embedded PostgreSQL in `folder`, which is created when missing.
 * The engine has one connection and blocks for milliseconds, so it runs in a worker thread, and waiting callers are
 * batched into one transaction (see `createTransactionQueue`). A failed engine is restarted from its files.
 * Throws a `StartError` when another process has the folder open.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  let engine: Promise<Engine> = startEngine(folder);
  let failedAt = 0;
  let isClosed = false;

  async function query(text: string, params?: Value[]): Promise<Row[]> {
    const current = await engine;
    try {
      return await current.query(text, params);
    } catch (error) {
      if (!FATAL_SQLSTATE.test(String((error as { code?: unknown }).code))) throw error;
      await current.kill();
      throw new Error('The embedded database has stopped.', { cause: error });
    }
  }

  /** Restarts the engine if it has failed. */
  async function ensureRunning(): Promise<void> {
    const current = await engine.catch(() => undefined);
    if (current?.isRunning() || isClosed || Date.now() - failedAt < RETRY_DELAY_MS) return;
    engine = startEngine(folder).catch((cause: unknown) => {
      failedAt = Date.now();
      throw new Error('The embedded database has stopped.', { cause });
    });
    await engine;
  }

  try {
    await engine;
  } catch (error) {
    unlock();
    throw error;
  }
  const queue = createTransactionQueue({ query }, ensureRunning);
  return {
    location: `${folder} (embedded PostgreSQL)`,
    query: queue.query,
    transaction: queue.transaction,
    // there is one connection, so a transaction is isolated from all other callers
    snapshot: queue.transaction,
    close: async () => {
      await queue.end();
      isClosed = true;
      const current = await engine.catch(() => undefined);
      await current?.stop();
      unlock();
    },
  };
}
