import { mkdirSync } from 'node:fs';
import type { Database, Queryable } from './Database';
import { lockFolder } from './lockFolder';
import { startEngine, type Engine } from './startEngine';
import { createTransactionQueue } from './transactionQueue';

/** After an engine that could not be started, the next try waits this long. */
const RETRY_DELAY_MS = 500;
/** The disk is full or failing, or the engine itself: what it holds in memory cannot be trusted any more, only what it has written down. */
const FAILING = /^(53|58|XX|57P0[123])/;

/**
 * Opens the embedded PostgreSQL in `folder`, which is created when missing.
 * The engine has one connection and computes for milliseconds, so it lives in a worker thread, and whoever waits for it
 * is served in one transaction (see `createTransactionQueue`). An engine that fails is started anew from its files.
 * Throws a `StartError` when another process has the folder open.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  let engine: Promise<Engine> = startEngine(folder);
  let failedAt = 0;
  let isClosed = false;

  async function query(...statement: Parameters<Queryable['query']>): ReturnType<Queryable['query']> {
    const current = await engine;
    try {
      return await current.query(...statement);
    } catch (error) {
      if (!FAILING.test(String((error as { code?: unknown }).code))) throw error;
      await current.kill();
      throw new Error('The embedded database has stopped.', { cause: error });
    }
  }

  /** Starts the engine anew where it has failed. */
  async function running(): Promise<void> {
    const current = await engine.catch(() => undefined);
    if (current?.isRunning() || isClosed || Date.now() - failedAt < RETRY_DELAY_MS) return;
    engine = startEngine(folder).catch((cause: unknown) => {
      failedAt = Date.now();
      throw new Error('The embedded database has stopped.', { cause });
    });
    await engine;
  }

  await engine.catch((error: unknown) => {
    unlock();
    throw error;
  });
  const turns = createTransactionQueue({ query }, running);
  return {
    place: `${folder} (embedded PostgreSQL)`,
    query: turns.query,
    transaction: turns.transaction,
    // whoever has the one connection has it alone
    snapshot: turns.transaction,
    close: async () => {
      await turns.end();
      isClosed = true;
      await engine.then((current) => current.stop(), () => undefined);
      unlock();
    },
  };
}
