import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import { UnavailableError } from '../errors/UnavailableError';
import type { Database, Queryable, Row, Value } from './Database';
import { lockFolder } from './lockFolder';
import { startEngine, type Engine } from './startEngine';
import { createTransactionQueue } from './transactionQueue';

/** Delay before the next start attempt after a failed one. */
const RETRY_DELAY_MS = 500;
/** SQLSTATEs of a full or failing disk or engine: its memory is no longer trusted, so it is restarted from disk. */
const FATAL_SQLSTATE = /^(53|58|XX|57P0[123])/;
const SNAPSHOT = 'snapshot-';

/**
 * Opens the embedded PostgreSQL in `folder`, which is created when missing.
 * The engine has one connection and blocks for milliseconds, so it runs in a worker thread, and waiting callers are
 * batched into one transaction (see `createTransactionQueue`). A failed engine is restarted from its files.
 * A snapshot is a copy of the files with an engine of its own.
 * Throws a `StartError` when another process has the folder open.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  let engine: Promise<Engine> = removeSnapshots(folder).then(() => startEngine(folder));
  let failedAt = 0;
  let isClosed = false;
  let hasSnapshot = false;

  async function query(text: string, params?: Value[]): Promise<Row[]> {
    const current = await engine;
    try {
      return await current.query(text, params);
    } catch (error) {
      if (!FATAL_SQLSTATE.test(String((error as { code?: unknown }).code))) throw error;
      await current.kill();
      throw new UnavailableError('The embedded database has stopped.', { cause: error });
    }
  }

  /** Restarts the engine if it has failed. */
  async function prepare(): Promise<void> {
    const current = await engine.catch(() => undefined);
    if (current?.isRunning() || isClosed || Date.now() - failedAt < RETRY_DELAY_MS) return;
    // two engines on the same files would destroy them
    await current?.kill();
    engine = startEngine(folder).catch((error: unknown) => {
      failedAt = Date.now();
      throw error;
    });
    await engine;
  }

  function reset(): void {
    void engine.then((current) => current.kill()).catch(() => undefined);
  }

  async function snapshot<Result>(work: (snapshot: Queryable) => Promise<Result>): Promise<Result> {
    if (hasSnapshot) throw new StartError('Another export of this shop is running.');
    hasSnapshot = true;
    let copy = '';
    let reader: Engine | undefined;
    try {
      copy = await mkdtemp(join(folder, SNAPSHOT));
      await (await engine).copyTo(copy);
      reader = await startEngine(copy, true);
      await reader.query('begin');
      return await work(reader);
    } finally {
      await reader?.kill();
      if (copy) await removeFolder(copy);
      hasSnapshot = false;
    }
  }

  try {
    await engine;
  } catch (error) {
    unlock();
    throw error;
  }
  const queue = createTransactionQueue({ query, prepare, reset });
  return {
    location: embeddedLocation(folder),
    query: queue.query,
    transaction: queue.transaction,
    snapshot,
    vacuum: (table) => queue.autocommit(`vacuum (analyze) ${table}`),
    close: async () => {
      await queue.end();
      isClosed = true;
      const current = await engine.catch(() => undefined);
      await current?.stop();
      unlock();
    },
  };
}

/** The location of the embedded database in `folder`, for messages. */
export function embeddedLocation(folder: string): string {
  return `${folder} (embedded PostgreSQL)`;
}

/** Removes what a crash has left behind. */
async function removeSnapshots(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(SNAPSHOT));
  await Promise.all(names.map((name) => removeFolder(join(folder, name))));
}

function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
