import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import { UnavailableError } from '../errors/UnavailableError';
import { ALL, type Database, type NotificationListener, type Queryable, type Row, type Value } from './Database';
import { lockFolder } from './lockFolder';
import { startEngine, type Engine } from './startEngine';
import { createTransactionQueue } from './transactionQueue';

/** Delay before the next start attempt after a failed one. */
const RETRY_DELAY_MS = 500;
/** SQLSTATEs of a full or failing disk or engine: its memory is no longer trusted, so it is restarted from disk. */
const FATAL_SQLSTATE = /^(53|58|XX|57P0[123])/;
const SNAPSHOT = 'snapshot-';
const REMOVAL = { recursive: true, force: true };

/**
 * Opens the embedded PostgreSQL in `folder`, which is created when missing.
 * The engine has one connection and blocks for milliseconds, so it runs in a worker thread, and waiting callers are
 * batched into one transaction (see `createTransactionQueue`). A failed engine is restarted from its files.
 * A snapshot is a copy of the files with an engine of its own.
 * Throws a `StartError` when another process has the folder open.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const listeners = new Map<string, Set<NotificationListener>>();
  let engine: Promise<Engine> = removeSnapshots(folder).then(start);
  let failedAt = 0;
  let isClosed = false;
  let hasSnapshot = false;

  async function start(): Promise<Engine> {
    const started = await startEngine(folder, { onNotification: notify });
    for (const channel of listeners.keys()) {
      await started.query(`listen ${channel}`);
      notify(channel, ALL);
    }
    return started;
  }

  function notify(channel: string, payload: string): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  }

  async function listen(channel: string, listener: NotificationListener): Promise<() => void> {
    const ofChannel = listeners.get(channel) ?? new Set();
    listeners.set(channel, ofChannel.add(listener));
    await queue.query(`listen ${channel}`);
    return () => ofChannel.delete(listener);
  }

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
    engine = start().catch((error: unknown) => {
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
      reader = await startEngine(copy, { isSnapshot: true });
      await reader.query('begin');
      return await work(reader);
    } finally {
      await reader?.kill();
      if (copy) await rm(copy, REMOVAL);
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
    listen,
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

export function embeddedLocation(folder: string): string {
  return `${folder} (embedded PostgreSQL)`;
}

/** Removes the snapshots that a crash has left. */
async function removeSnapshots(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(SNAPSHOT));
  await Promise.all(names.map((name) => rm(join(folder, name), REMOVAL)));
}
